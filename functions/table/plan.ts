import type { Arrangement } from '#shared/model/arrangement.ts';
import type { ContractStatus } from '#shared/model/enumerations/case.ts';
import type { PlanView } from '#shared/model/plan-view.ts';
import type { DroppedChoice } from '#shared/model/priced-plan.ts';
import { fromItem, toItem } from './item.ts';
import { listAtHome, listOf, ownerOfPlan, ownership, type PlanHolder, type PlanOwner, sortKey } from './plan-owner.ts';
import type { Condition, Item, Key, Table, Write } from './table.ts';

/** What a plan was worked out with at its home; what is there stays as it was while the home is gone. */
export type PlanAccount = Pick<PlanView, 'priced' | 'home' | 'revision'> & {
  /** US cents of the chosen package where it has a flat price. */
  flatPriceCents: number | null;
};

/** A plan as it is kept. One of `accountId` and `heldBy` (a key's hash) is set. `lastRequestId` makes the last save safe to repeat; `dropped` is its answer. */
export type PlanRecord = PlanAccount & {
  id: string;
  version: number;
  locationId: string;
  accountId: string | null;
  heldBy: string | null;
  lastRequestId: string;
  arrangement: Arrangement;
  dropped: DroppedChoice[];
  editableStatus: ContractStatus;
  isArchived: boolean;
  createdOn: string;
  updatedOn: string;
  submittedOn: string | null;
};

/** What is kept of one plan stands in one partition. */
export const planPartition = (id: string) => `PLAN#${id}`;
export const planKey = (id: string): Key => ({ pk: planPartition(id), sk: 'PLAN' });

/** Plans and their accounts are kept as JSON text: an answer may be any number that JSON has, and DynamoDB's numbers end at 1e126 and 38 digits. */
const documentFields = ['arrangement', 'priced', 'dropped'] as const;
const asText = (value: unknown) => JSON.stringify(value);

/** The record of an item. Prices in the plan are the kept account's, whatever a browser sent. */
export function planOf(item: Item): PlanRecord {
  const fields = fromItem<Record<string, unknown>>(item);
  const parsed = Object.fromEntries(documentFields.map((name) => [name, JSON.parse(fields[name] as string)]));
  const record = { accountId: null, heldBy: null, flatPriceCents: null, ...fields, ...parsed } as unknown as PlanRecord;
  const { priceCents, flatPriceCents, ...arrangement } = record.arrangement;
  const prices = {
    priceCents: record.priced.totalCents,
    ...(record.flatPriceCents === null ? {} : { flatPriceCents: record.flatPriceCents }),
  };
  return { ...record, version: item.version as number, arrangement: { ...arrangement, ...prices } };
}

/** A plan as an item, for writing it whole (seeding). */
export const planItem = (plan: PlanRecord): Item => {
  const { arrangement, priced, dropped, accountId, heldBy, flatPriceCents, ...fields } = plan;
  const texts = { arrangement: asText(arrangement), priced: asText(priced), dropped: asText(dropped) };
  const price = flatPriceCents === null ? {} : { flatPriceCents };
  const owned = ownership(ownerOfPlan({ accountId, heldBy }), plan);
  return toItem('plan', { ...planKey(plan.id), ...owned }, { ...fields, ...texts, ...price }, plan.version);
};

/** A plan, as it is at this moment. */
export async function readPlan(table: Table, id: string): Promise<PlanRecord | undefined> {
  const item = await table.get(planKey(id), { consistent: true });
  return item && planOf(item);
}

/** The condition that a plan is the holder's, still to be changed, and at the version that they have seen. */
function unchanged({ accountId, keyHash }: PlanHolder, expectedVersion: number, locationId: string): Condition {
  const owners = [...(accountId === null ? [] : ['accountId = :account']), ...(keyHash === null ? [] : ['heldBy = :key'])];
  return {
    expression: `#version = :seen AND locationId = :location AND editableStatus = :editable AND (${owners.join(' OR ')})`,
    names: { '#version': 'version' },
    values: {
      ':seen': expectedVersion,
      ':location': locationId,
      ':editable': 'editable',
      ...(accountId === null ? {} : { ':account': accountId }),
      ...(keyHash === null ? {} : { ':key': keyHash }),
    },
  };
}

/** A save of a plan: `expectedVersion` is the version it was made on, null for a new one; without an `account` the home's is left as it was. */
export type PlanSave = {
  id: string;
  expectedVersion: number | null;
  requestId: string;
  arrangement: Arrangement;
  dropped: DroppedChoice[];
  account: PlanAccount | null;
  updatedOn: string;
};

const saveWrite = (save: PlanSave, holder: PlanHolder, owner: PlanOwner) => {
  const { id, expectedVersion: expected, requestId, arrangement, dropped, account, updatedOn } = save;
  const locationId = arrangement.providerLocationId;
  const isNew = expected === null;
  return {
    key: planKey(id),
    set: {
      entityType: 'plan',
      id,
      locationId,
      version: (expected ?? 0) + 1,
      lastRequestId: requestId,
      arrangement: asText(arrangement),
      dropped: asText(dropped),
      updatedOn,
      isArchived: false,
      ...ownership(owner, { id, locationId, updatedOn, isArchived: false }),
      ...(account ? { ...account, priced: asText(account.priced), flatPriceCents: account.flatPriceCents ?? undefined } : {}),
      ...(isNew ? { editableStatus: 'editable', createdOn: updatedOn, submittedOn: null } : {}),
    },
    condition: isNew ? { expression: 'attribute_not_exists(pk)' } : unchanged(holder, expected, locationId),
  };
};

/** Bytes of what a save writes, nearly: an item of DynamoDB holds 400 KB. */
export const bytesOf = ({ arrangement, account, dropped }: Pick<PlanSave, 'arrangement' | 'account' | 'dropped'>): number =>
  Buffer.byteLength(asText([arrangement, account, dropped]));

/** Saves a plan by one conditional write and answers it as it is then. Throws `ConditionFailed` where it is not the holder's, or another version. */
export async function writePlan(table: Table, save: PlanSave, holder: PlanHolder, owner: PlanOwner): Promise<PlanRecord> {
  const { key, set, condition } = saveWrite(save, holder, owner);
  return planOf(await table.update(key, set, condition));
}

/** Changes what stands beside a plan's steps, at its version; the plan is `owner`'s from then on. Throws as `writePlan`. */
export async function changePlan(
  table: Table,
  plan: PlanRecord,
  changes: Pick<PlanRecord, 'arrangement' | 'isArchived' | 'updatedOn'>,
  holder: PlanHolder,
  owner: PlanOwner,
): Promise<PlanRecord> {
  const set = {
    ...changes,
    arrangement: asText(changes.arrangement),
    version: plan.version + 1,
    ...ownership(owner, { ...plan, ...changes }),
  };
  return planOf(await table.update(planKey(plan.id), set, unchanged(holder, plan.version, plan.locationId)));
}

/** The write that gives a plan which a browser holds to an account. It is no change of the plan: whoever saves next need not have seen it. */
export const linkWrite = (plan: PlanRecord, keyHash: string, accountId: string): Extract<Write, { update: Key }> => ({
  update: planKey(plan.id),
  set: ownership({ accountId }, plan),
  condition: {
    expression: 'heldBy = :key AND updatedOn = :updated',
    values: { ':key': keyHash, ':updated': plan.updatedOn },
  },
});

/** Returns the write that gives a plan to the browser or person who opened the link that leads to it, as long as another browser still holds it. It doesn't change the plan. */
export const handOverWrite = (plan: PlanRecord, owner: PlanOwner): Extract<Write, { update: Key }> => ({
  update: planKey(plan.id),
  set: ownership(owner, plan),
  condition: {
    expression: 'heldBy = :key AND updatedOn = :updated',
    values: { ':key': plan.heldBy ?? '', ':updated': plan.updatedOn },
  },
});

/** Where a list of plans goes on: the last save and the id of the plan before. */
export type PlanPosition = Pick<PlanRecord, 'updatedOn' | 'id'>;

const startOf = (list: string, { updatedOn, id }: PlanPosition) => ({
  ...planKey(id),
  gsi1pk: list,
  gsi1sk: sortKey({ updatedOn, id }),
});

/** An account's plans, the last saved first, by one query; `next` is where the list goes on. */
export async function plansOf(
  table: Table,
  accountId: string,
  { isArchived, limit, after }: { isArchived: boolean; limit: number; after: PlanPosition | null },
): Promise<{ plans: PlanRecord[]; next: PlanPosition | null }> {
  const list = listOf({ accountId }, isArchived);
  const cursor = after ? { cursor: startOf(list, after) } : {};
  const page = await table.query(list, { index: 'gsi1', descending: true, limit, ...cursor });
  const plans = page.items.map(planOf);
  return { plans, next: page.next ? (plans.at(-1) ?? null) : null };
}

/** The plan for a home that an owner saved last. */
export async function lastPlanAtHome(table: Table, owner: PlanOwner, locationId: string): Promise<PlanRecord | undefined> {
  const { items } = await table.query(listAtHome(owner, locationId), { index: 'gsi2', descending: true, limit: 1 });
  return items[0] && planOf(items[0]);
}

/** The write that notes that a plan was sent, at the version that was. */
export const submitWrite = (plan: PlanRecord, holder: PlanHolder, submittedOn: string): Write => ({
  update: planKey(plan.id),
  set: {
    submittedOn,
    updatedOn: submittedOn,
    version: plan.version + 1,
    ...ownership(ownerOfPlan(plan), { ...plan, updatedOn: submittedOn }),
  },
  condition: unchanged(holder, plan.version, plan.locationId),
});
