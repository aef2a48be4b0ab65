import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readFrozen, type VersionRow } from '#functions/table/contract-version.ts';
import type { MyContract } from '#shared/contract/case-contracts-views.ts';
import type { Statement, StatementLine } from '#shared/model/contract-version.ts';
import { myCaseOf } from '../access/my-case.ts';
import { contractStanding, heldVersion, openVersion, readContractRows } from './contract-file.ts';

type MyLine = NonNullable<MyContract['contract']>['lines'][number];

/** Returns a line for the family: without what it costs the home, and what that gets back. */
export const myLine = (line: StatementLine, signed?: Statement): MyLine => {
  const { key, section, label, detail, quantity, unit, unitCents, amountCents, includes } = line;
  const before = signed?.lines.find((each) => each.key === key)?.amountCents;
  return {
    ...{ key, section, label, detail, quantity, unit, unitCents, amountCents, includes },
    reason: line.required?.reason || line.reductionReason || line.quantityReason || null,
    signedCents: before === undefined || before === amountCents ? null : before,
    isEstimate: line.cashAdvance?.standing === 'estimate',
  };
};

/** Returns the version that the family may read: the one that holds, or else the one that was given to them to sign. */
function readableVersion(rows: { versions: readonly VersionRow[] }): VersionRow | undefined {
  const open = openVersion(rows);
  return heldVersion(rows) ?? (open?.givenOn ? open : undefined);
}

/** Returns the contract of a case to a relative: its lines and its total, and of the shares nobody’s but their own. */
export async function myContractOf(context: OperationContext, id: string): Promise<MyContract> {
  const { record, contactId } = await myCaseOf(context, id);
  const rows = await readContractRows(context, record);
  const { status, isVoid } = contractStanding(rows, undefined);
  const version = readableVersion(rows);
  // Nobody signs actual charges: what everyone signed is a version before them.
  const signed =
    version?.kind === 'actuals'
      ? rows.versions.findLast(
          ({ standing, kind, number }) => standing === 'signed' && kind !== 'actuals' && number < version.number,
        )
      : undefined;
  const numbers = [version, signed].flatMap((each) => (each ? [each.number] : []));
  const frozen = await readFrozen(context.table, id, numbers);
  const statement = version && frozen.get(version.number)?.statement;
  if (!version || !statement) return { status, voidedOn: null, contract: null };
  const before = signed && frozen.get(signed.number)?.statement;
  const own = statement.payers.find((payer) => payer.contactId === contactId);
  return {
    status,
    voidedOn: isVoid ? version.endedOn : null,
    contract: {
      number: version.number,
      isSigned: version.standing !== 'open',
      signedOn: (signed ?? version).signedOn,
      actualsOn: version.kind === 'actuals' ? version.signedOn : null,
      documentId: (signed ?? version).documentId,
      lines: statement.lines.map((line) => myLine(line, before)),
      totalCents: statement.totals.totalCents,
      signedTotalCents: before ? before.totals.totalCents : null,
      dueOn: statement.dueOn,
      isPurchaser: statement.purchasers.some((purchaser) => purchaser.contactId === contactId),
      shareCents: own?.shareCents ?? null,
    },
  };
}
