import { overdueOn } from '#shared/custody/handoffs/handoff-rules.ts';
import type { SignatureAnswer } from '#shared/model/answer.ts';
import type { Handoff } from '#shared/model/handoff.ts';
import type { PersonalEffect } from '#shared/model/personal-effect.ts';
import type { Tag } from '#shared/model/tag.ts';
import { type CaseRecord, caseRecordIn } from './case.ts';
import { type CaseInCare, caseInCareKeys, caseInCareOf } from './case-in-care.ts';
import { caseKeys } from './case-keys.ts';
import { type DueBy, eachDue, everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import type { Item, Table, Write } from './table.ts';
import { tagIn, tagKey } from './tag.ts';

/** A hand-off as it is stored, with its case and its home. */
export type StoredHandoff = Handoff & { caseId: string; locationId: string; version: number };
/** Where a hand-off is. */
export type HandoffPlace = { caseId: string; id: string };

/** In gsi1: the open hand-offs of every home, by when they are overdue, until somebody was told. */
const OVERDUE = 'HANDOFFS-DUE';
/** In gsi2: the open hand-offs of a home, the oldest first. */
const openOf = (locationId: string) => `HANDOFFS#${locationId}`;

const storedOf = (item: Item): StoredHandoff => ({ ...fromItem<StoredHandoff>(item), version: item.version as number });

/** Returns a hand-off as an item. `isAwaited`: nobody was told yet that it’s overdue. */
export function handoffItem({ version, ...handoff }: StoredHandoff, isAwaited = true): Item {
  const { caseId, locationId, id, state, offered } = handoff;
  const isOpen = state === 'offered';
  return toItem(
    'handoff',
    {
      ...caseKeys.handoff(caseId, id),
      ...(isOpen && isAwaited ? { gsi1pk: OVERDUE, gsi1sk: `${overdueOn(handoff)}#${id}` } : {}),
      ...(isOpen ? { gsi2pk: openOf(locationId), gsi2sk: `${offered.on}#${id}` } : {}),
    },
    handoff,
    version + 1,
  );
}

/** Writes a hand-off over the version that was read; 0 for a new one. */
export const handoffWrite = (handoff: StoredHandoff, isAwaited = true): Write => ({
  put: handoffItem(handoff, isAwaited),
  ...(handoff.version === 0 ? { unless: 'exists' as const } : { ifVersion: handoff.version }),
});

/** What someone without an account signed, and a photo of it, a JPEG as a data URL. They are two rows: together they could be too large for one. */
export type Receipt = { signature: SignatureAnswer; photo?: string | undefined };

/** Returns what keeps a receipt. Nothing ever changes one. */
export const receiptWrites = ({ caseId, id }: HandoffPlace, { signature, photo }: Receipt): Write[] => [
  { put: toItem('handoff-receipt', caseKeys.receipt(caseId, id), { signature }), unless: 'exists' },
  ...(photo === undefined
    ? []
    : [{ put: toItem('handoff-photo', caseKeys.receiptPhoto(caseId, id), { photo }), unless: 'exists' as const }]),
];

/** Reads the receipts of all hand-offs of a case: signatures and photos. */
export async function readReceipts(table: Table, caseId: string): Promise<{ signature?: SignatureAnswer; photo?: string }[]> {
  const { pk } = caseKeys.case(caseId);
  const items = await everyItem(table, pk, { atLeast: 'HANDOFF-PHOTO#', before: 'HANDOFF-RECEIPT~', consistent: true });
  return items as { signature?: SignatureAnswer; photo?: string }[];
}

/** Reads a case and the receipt of a hand-off, consistently, in one request. */
export async function readReceipt(
  table: Table,
  { caseId, id }: HandoffPlace,
): Promise<{ record: CaseRecord | undefined; receipt: Receipt | undefined }> {
  const keys = [caseKeys.case(caseId), caseKeys.receipt(caseId, id), caseKeys.receiptPhoto(caseId, id)];
  const items = await table.getMany(keys, { consistent: true });
  const of = (entityType: string) => items.find((item) => item.entityType === entityType);
  const signed = of('handoff-receipt');
  const photo = of('handoff-photo')?.photo as string | undefined;
  return {
    record: caseRecordIn(items),
    receipt: signed && { signature: signed.signature as SignatureAnswer, ...(photo === undefined ? {} : { photo }) },
  };
}

/** What handing somebody over depends on: what every change of care does, the tag that was scanned, the hand-off, and the personal effects that were asked for. */
export type CaseToHandOff = CaseInCare & {
  tag: Tag | undefined;
  handoff: StoredHandoff | undefined;
  effects: readonly PersonalEffect[];
};

/** Reads a case as a hand-off or a reduction depends on it, with a tag of the home, one of its hand-offs, and some of its personal effects: consistently, in one request. */
export async function readCaseToHandOff(
  table: Table,
  {
    caseId,
    locationId,
    code,
    handoffId,
    effectIds = [],
  }: { caseId: string; locationId: string; code?: string; handoffId?: string; effectIds?: readonly string[] },
): Promise<CaseToHandOff> {
  const items = await table.getMany(
    [
      ...caseInCareKeys(caseId, locationId),
      ...(code === undefined ? [] : [tagKey(locationId, code)]),
      ...(handoffId === undefined ? [] : [caseKeys.handoff(caseId, handoffId)]),
      ...[...new Set(effectIds)].map((id) => caseKeys.effect(caseId, id)),
    ],
    { consistent: true },
  );
  const handoff = items.find(({ entityType }) => entityType === 'handoff');
  const effects = items.filter(({ entityType }) => entityType === 'personal-effect').map(fromItem<PersonalEffect>);
  return { ...caseInCareOf(items), tag: tagIn(items), handoff: handoff && storedOf(handoff), effects };
}

/** Reads the hand-offs of a case, the newest first, consistently. */
export async function readHandoffs(table: Table, caseId: string): Promise<StoredHandoff[]> {
  const items = await everyItem(table, caseKeys.case(caseId).pk, { startsWith: 'HANDOFF#', consistent: true });
  return items.map(storedOf).toSorted((one, other) => (one.offered.on < other.offered.on ? 1 : -1));
}

/** Reads one hand-off, consistently. */
export async function readHandoff(table: Table, { caseId, id }: HandoffPlace): Promise<StoredHandoff | undefined> {
  const item = await table.get(caseKeys.handoff(caseId, id), { consistent: true });
  return item && storedOf(item);
}

/** Reads a hand-off that waits and of which nobody has told its sides, consistently; undefined if it ended or they were told since it was listed. */
export async function readAwaitedHandoff(table: Table, { caseId, id }: HandoffPlace): Promise<StoredHandoff | undefined> {
  const item = await table.get(caseKeys.handoff(caseId, id), { consistent: true });
  return item?.gsi1pk === OVERDUE ? storedOf(item) : undefined;
}

/** Reads the open hand-offs of a home, the oldest first. */
export async function readOpenHandoffs(table: Table, locationId: string, limit: number): Promise<StoredHandoff[]> {
  return (await table.query(openOf(locationId), { index: 'gsi2', limit })).items.map(storedOf);
}

/** Yields the open hand-offs that are overdue by a time, while nobody was told. */
export const eachOverdue = (table: Table, due: DueBy): AsyncGenerator<HandoffPlace[]> =>
  eachDue(table, OVERDUE, due, ({ caseId, id }) => ({ caseId: caseId as string, id: id as string }));
