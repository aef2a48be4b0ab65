// Whether a statement for a funeral in the future says how it's paid for, and one that came of it keeps what was guaranteed.
import type { Statement, StatementFinding } from '../../model/contract-version.ts';
import { isAsGuaranteed, isOfGuarantee } from '../guarantee.ts';
import { named, statementFinding } from './statement-finding.ts';

const missing = (): StatementFinding =>
  statementFinding({
    code: 'funding-missing',
    words: 'The statement doesn’t say how this funeral is paid for in advance.',
    mend: 'Enter the funding: a trust or an insurance policy, what is guaranteed, and whether the contract can be revoked.',
  });

/** Checks the funding of a pre-need contract, and the prices that one guaranteed. */
export function checkFunding(statement: Statement): StatementFinding[] {
  if (statement.funding === null) return [missing()];
  return statement.lines.flatMap((line) =>
    !isOfGuarantee(line) || isAsGuaranteed(statement, line)
      ? []
      : [
          statementFinding({
            code: 'guarantee-differs',
            line,
            words: `${named(line)} isn’t what the pre-need contract guaranteed.`,
            mend: 'Price the statement again.',
            fix: { kind: 'reprice' },
          }),
        ],
  );
}
