import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { type FrozenVersion, heldVersion, readFrozen, signedBefore, type VersionRow } from '#functions/table/contract-version.ts';
import { ledgerKeys, moneyIn, readLedger } from '#functions/table/ledger.ts';
import { readReceipts } from '#functions/table/payment.ts';
import type { MyContract, MyMoney, MyReceipt } from '#shared/contract/case-contracts-views.ts';
import { type OwnPart, ownMoneyOf } from '#shared/ledger/own-money.ts';
import type { Statement, StatementLine } from '#shared/model/contract-version.ts';
import type { Funding } from '#shared/model/funding.ts';
import type { Payment } from '#shared/model/payment.ts';
import { extraLines } from '#shared/statement/ledger-lines.ts';
import { ownSumsOf } from '#shared/statement/line-changes.ts';
import { partWords } from '#shared/statement/package-parts.ts';
import { termsInFull } from '#shared/statement/terms-in-full.ts';
import { myCaseOf, type OwnCase } from '../access/my-case.ts';
import { type ContractRows, contractStanding, openVersion, readContractRows } from './contract-file.ts';
import { isPreNeed } from './pre-need-version.ts';

type MyLine = NonNullable<MyContract['contract']>['lines'][number];

/** Returns one of `lines` for the family: without the home's cost and rebate. */
export const myLine = (line: StatementLine, lines: readonly StatementLine[], signed?: Statement): MyLine => {
  const { key, section, label, detail, quantity, unit, unitCents, amountCents } = line;
  const includes = line.includes.map((part) => ({ ...part, label: partWords(part, lines).slice(0, 120) }));
  const before = signed?.lines.find((each) => each.key === key)?.amountCents;
  return {
    ...{ key, section, label, detail, quantity, unit, unitCents, amountCents, includes },
    reason: line.required?.reason || line.reductionReason || line.quantityReason || null,
    signedCents: before === undefined || before === amountCents ? null : before,
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

/** Returns the version that the family may read: the one in force, or else the one that was given to them to sign. */
function readableVersion(rows: { versions: readonly VersionRow[] }): VersionRow | undefined {
  const open = openVersion(rows);
  return heldVersion(rows) ?? (open?.givenOn ? open : undefined);
}

/** Returns the day on which the family was given a version. Older rows have only the moment when that was recorded. */
const givenOn = ({ given, givenOn: recordedOn }: VersionRow): string | null => given?.on ?? recordedOn?.slice(0, 10) ?? null;

/** Reads the version that the family may read, with what it froze. */
async function readableStatement({ table }: Pick<OperationContext, 'table'>, rows: ContractRows) {
  const version = readableVersion(rows);
  // Nobody signs actual charges: what everyone signed is a version before them.
  const signed = version?.kind === 'actuals' ? signedBefore(rows.versions, version.number) : undefined;
  const open = openVersion(rows);
  const amending = open?.givenOn && version && open.number !== version.number ? open : undefined;
  const numbers = [version, signed, amending].flatMap((each) => (each ? [each.number] : []));
  const frozen = numbers.length > 0 ? await readFrozen(table, rows.record.id, numbers) : new Map<number, FrozenVersion>();
  const statementOf = (each: VersionRow | undefined) => each && frozen.get(each.number)?.statement;
  return {
    ...{ version, signed, statement: statementOf(version), before: statementOf(signed) },
    /** The amendment that the family was given and that waits for signatures. */
    amending: statementOf(amending),
  };
}
type Readable = Awaited<ReturnType<typeof readableStatement>>;

/** Returns what someone of the family pays by a statement. */
function partOf(statement: Statement | undefined, contactId: string): OwnPart {
  const payers = statement?.payers ?? [];
  const own = payers.find((payer) => payer.contactId === contactId);
  return { contactId, isOnlyPayer: own !== undefined && payers.length === 1, shareCents: own?.shareCents ?? null };
}

/** Returns when someone signed the version that is open for signatures. */
const ownSignedOn = ({ document }: ContractRows, contactId: string): string | null =>
  document?.signers.find((signer) => signer.contactId === contactId && signer.state === 'signed')?.signedOn ?? null;

/** Returns the amendment that waits for signatures, once the family was given it, with what it changes of the version in force. */
function myAmendment(rows: ContractRows, contactId: string, { statement: inForce, amending }: Readable): MyContract['amendment'] {
  const open = openVersion(rows);
  if (!open || !amending) return null;
  const { totalCents, shareCents, change } = ownSumsOf(amending, inForce, contactId);
  const { number, documentId } = open;
  return { number, documentId, totalCents, shareCents, change, ownSignedOn: ownSignedOn(rows, contactId) };
}

/** Reads what someone of the family pays of a case, for a receipt of theirs. */
export async function readOwnPart(context: OperationContext, { record, contactId }: OwnCase): Promise<OwnPart> {
  const { statement } = await readableStatement(context, await readContractRows(context, record));
  return partOf(statement, contactId);
}

/** Reads the part of a payment’s payer. A payment that names nobody belongs to the contract’s only payer; undefined if there are several, or none. */
export async function readPayerPart(
  context: Pick<OperationContext, 'table'>,
  record: CaseRecord,
  payer: string | undefined,
): Promise<OwnPart | undefined> {
  const { statement } = await readableStatement(context, await readContractRows(context, record));
  const payers = statement?.payers ?? [];
  const contactId = payer ?? (payers.length === 1 ? payers[0]?.contactId : undefined);
  return contactId === undefined ? undefined : partOf(statement, contactId);
}

type Kept = Pick<Payment, 'id' | 'amountCents' | 'method' | 'cardBrand' | 'cardLastFour' | 'state' | 'entry'>;

const myReceipt = ({ id, amountCents, method, cardBrand, cardLastFour, state, entry }: Kept, on: string): MyReceipt => ({
  ...{ id, amountCents, method, cardBrand, cardLastFour, state, on },
  hasReceipt: entry !== undefined,
});

/** Reads what someone pays besides their share of a contract, line by line, so that the figures they see add up. */
async function extrasOf(
  { table }: Pick<OperationContext, 'table'>,
  { caseId, part, isVoid }: { caseId: string; part: OwnPart; isVoid: boolean },
  { extraCents, beyondCents }: { extraCents: number; beyondCents: number },
): Promise<MyMoney['extras']> {
  if (extraCents === 0 && beyondCents === 0) return [];
  const entries = (await readLedger(table, caseId)).map(({ entry }) => entry);
  const none = { payments: new Map(), refunds: new Map() };
  const lines: MyMoney['extras'] = extraLines(entries, none, part.isOnlyPayer ? undefined : part.contactId);
  if (beyondCents > 0) lines.push({ key: 'beyond', on: null, words: 'Taken off beyond your part', cents: beyondCents });
  const restCents = lines.reduce((rest, { cents }) => rest - cents, extraCents);
  const rest = { key: 'rest', on: null, words: isVoid ? 'The statement no longer applies' : 'Other changes', cents: restCents };
  return restCents === 0 ? lines : [...lines, rest];
}

/** Reads what someone of the family has paid, and still owes, and when what the contract charges is due; undefined before it charges anything. */
async function myMoneyOf(
  { table }: Pick<OperationContext, 'table'>,
  { caseId, part, isVoid }: { caseId: string; part: OwnPart; isVoid: boolean },
): Promise<{ money: MyMoney | null; dueOn: string | null | undefined }> {
  const [items, receipts] = await Promise.all([
    table.getMany([ledgerKeys.money(caseId)], { consistent: true }),
    readReceipts(table, caseId),
  ]);
  const sums = moneyIn(items);
  const dueOn = sums?.dueOn;
  const own = ownMoneyOf(sums, receipts, part);
  if (!own) return { money: null, dueOn };
  const { beyondCents, ...shown } = own;
  const extraCents = own.dueCents === null || part.shareCents === null ? 0 : own.dueCents - part.shareCents;
  const money = {
    ...shown,
    extras: await extrasOf({ table }, { caseId, part, isVoid }, { extraCents, beyondCents }),
    payments: own.payments.map((payment) => myReceipt(payment, payment.paidOn)),
    refunds: own.refunds.map((refund) => ({ ...myReceipt(refund, refund.refundedOn), hasReceipt: false })),
  };
  return { money, dueOn };
}

/** Returns the contract of a case to a relative: its lines and its total, and of what is paid and owed nobody’s but their own. */
export async function myContractOf(context: OperationContext, id: string): Promise<MyContract> {
  const { record, contactId } = await myCaseOf(context, id);
  const rows = await readContractRows(context, record);
  const { status, isVoid } = contractStanding(rows, undefined);
  const readable = await readableStatement(context, rows);
  const { version, signed, statement, before } = readable;
  const part = partOf(statement, contactId);
  const { money, dueOn } = await myMoneyOf(context, { caseId: id, part, isVoid });
  if (!version || !statement) return { status, voidedOn: null, contract: null, amendment: null, money };
  const isPurchaser = statement.purchasers.some((purchaser) => purchaser.contactId === contactId);
  return {
    status,
    voidedOn: isVoid ? version.endedOn : null,
    money,
    amendment: isVoid ? null : myAmendment(rows, contactId, readable),
    contract: {
      number: version.number,
      isSigned: version.standing !== 'open',
      signedOn: (signed ?? version).signedOn,
      actualsOn: version.kind === 'actuals' ? version.signedOn : null,
      documentId: (signed ?? version).documentId,
      actualsGivenOn: version.kind === 'actuals' && isPurchaser ? givenOn(version) : null,
      lines: statement.lines.map((line) => myLine(line, statement.lines, before)),
      totalCents: statement.totals.totalCents,
      signedTotalCents: before ? before.totals.totalCents : null,
      // What is due on signing has no day before the last signature.
      dueOn: version.standing === 'open' || dueOn === undefined ? statement.dueOn : dueOn,
      isPurchaser,
      ownSignedOn: version.standing === 'open' ? ownSignedOn(rows, contactId) : null,
      terms: termsInFull(statement),
      funding: isPreNeed(statement) ? myFunding(statement, isPurchaser) : null,
      shareCents: part.shareCents,
    },
  };
}
