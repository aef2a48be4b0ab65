import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readFrozen, type VersionRow } from '#functions/table/contract-version.ts';
import type { MyContract } from '#shared/contract/case-contracts-views.ts';
import type { Statement, StatementLine } from '#shared/model/contract-version.ts';
import type { Funding } from '#shared/model/funding.ts';
import { myCaseOf } from '../access/my-case.ts';
import { contractStanding, heldVersion, openVersion, readContractRows } from './contract-file.ts';
import { isPreNeed } from './pre-need-version.ts';

type MyLine = NonNullable<MyContract['contract']>['lines'][number];

/** Returns a line for the family: without what it costs the home, and what that gets back. */
const myLine = (line: StatementLine): MyLine => {
  const { key, section, label, detail, quantity, unit, unitCents, amountCents, includes } = line;
  return {
    ...{ key, section, label, detail, quantity, unit, unitCents, amountCents, includes },
    reason: line.required?.reason || line.reductionReason || line.quantityReason || null,
    isEstimate: line.cashAdvance?.standing === 'estimate',
  };
};

/** Returns how a funeral is paid for in advance, for the family. The numbers of the account and the policy are for those who signed. */
function myFunding({ funding }: Statement, isPurchaser: boolean): Funding | null {
  if (!funding) return null;
  const { trust, insurance, turned: _turned, ...rest } = funding;
  return {
    ...rest,
    ...(trust ? { trust: isPurchaser ? trust : { ...trust, account: '' } } : {}),
    ...(insurance ? { insurance: isPurchaser ? insurance : { ...insurance, policyNumber: 'Only for purchasers' } } : {}),
  };
}

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
  const statement = version && (await readFrozen(context.table, id, [version.number])).get(version.number)?.statement;
  if (!version || !statement) return { status, voidedOn: null, contract: null };
  const isPurchaser = statement.purchasers.some((purchaser) => purchaser.contactId === contactId);
  const own = statement.payers.find((payer) => payer.contactId === contactId);
  return {
    status,
    voidedOn: isVoid ? version.endedOn : null,
    contract: {
      number: version.number,
      isSigned: version.standing !== 'open',
      signedOn: version.signedOn,
      documentId: version.documentId,
      lines: statement.lines.map(myLine),
      totalCents: statement.totals.totalCents,
      dueOn: statement.dueOn,
      isPurchaser,
      funding: isPreNeed(statement) ? myFunding(statement, isPurchaser) : null,
      shareCents: own?.shareCents ?? null,
    },
  };
}
