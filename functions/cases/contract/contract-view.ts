import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { heldVersion, readFrozen, type VersionRow } from '#functions/table/contract-version.ts';
import type { ContractView, VersionInShort } from '#shared/contract/case-contracts-views.ts';
import type { ContractVersion, Statement } from '#shared/model/contract-version.ts';
import { contractChange } from '#shared/statement/contract-change.ts';
import { caseFor } from '../access/case-access.ts';
import { openVersion, readContractFile } from './contract-file.ts';
import { listedHome } from './draft-statement.ts';
import { agreedBefore } from './pre-need-version.ts';
import { standingView } from './selection-view.ts';
import { findingsOf } from './statement-findings.ts';

const inShort = ({ version: _version, ...row }: VersionRow): VersionInShort => row;

const whole = (
  { version: _version, totalCents: _total, list: _list, isPreNeed: _isPreNeed, ...row }: VersionRow,
  statement: Statement,
): ContractVersion => ({
  ...row,
  statement,
});

/** Returns the version that held before one, at the time when it was opened. */
const heldBefore = (versions: readonly VersionRow[], { number }: VersionRow): VersionRow | undefined =>
  heldVersion({ versions: versions.filter((each) => each.number < number) });

/** Returns a contract for the staff of its home: its versions, and one of them in full. 404 for a version that it hasn't. */
export async function contractView(context: OperationContext, id: string, number?: number): Promise<ContractView> {
  const { record, membership } = await caseFor(context, id);
  const file = await readContractFile(context, record);
  const { versions, row } = file;
  const held = heldVersion(file);
  const shown = number === undefined ? (openVersion(file) ?? held) : versions.find((each) => each.number === number);
  if (number !== undefined && !shown) throw problem('not_found');
  const earlier = shown && heldBefore(versions, shown);
  const frozen = await readFrozen(
    context.table,
    id,
    [shown, earlier].flatMap((each) => (each ? [each.number] : [])),
  );
  const statement = shown && frozen.get(shown.number)?.statement;
  const before = earlier && frozen.get(earlier.number)?.statement;
  return {
    ...standingView(file, row, membership),
    versions: versions.map(inShort).toReversed(),
    inForce: held?.number ?? null,
    version: shown && statement ? whole(shown, statement) : null,
    change: statement && before ? contractChange(before, statement) : null,
    findings:
      statement && shown.standing === 'open'
        ? await findingsOf(context, listedHome(file), statement, { amended: agreedBefore(before, statement) })
        : [],
    amends: row?.amends ?? null,
  };
}
