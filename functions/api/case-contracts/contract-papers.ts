import type { ContractPapers } from '#functions/cases/contract/contract-papers.ts';
import type { FontLibrary } from '#functions/documents/fonts/font-library.ts';
import { invitedSigners, openStatement, withdrawnStatement } from '#functions/documents/statement/open-statement.ts';
import { contractChange } from '#shared/statement/contract-change.ts';

/** Returns what documents do for a contract: they know of cases, and cases not of them. */
export const papersWith = ({ fonts }: { fonts: FontLibrary }): ContractPapers => ({
  open: (context, { file, number, kind, statement, before, director }) => {
    const held = before && file.versions.findLast(({ standing }) => standing === 'signed');
    const signed = file.versions.findLast(({ standing, documentId }) => standing === 'signed' && documentId !== null);
    return openStatement(
      { ...context, fonts },
      {
        caseId: file.record.id,
        ...{ number, kind, statement, director, inForceCents: before?.totals.totalCents ?? 0 },
        ...(held
          ? { change: { of: held.number, change: contractChange(before, statement), hasActuals: held.kind === 'actuals' } }
          : {}),
        ...(signed?.documentId ? { replaces: signed.documentId } : {}),
      },
    );
  },
  invite: invitedSigners,
  withdraw: withdrawnStatement,
});
