import type { Arrangement } from '#shared/model/arrangement.ts';
import type { ContractStatus } from '#shared/model/enumerations/case.ts';
import type { PlanView } from '#shared/model/plan-view.ts';
import type { DroppedChoice } from '#shared/model/priced-plan.ts';
import { fromItem, toItem } from './item.ts';
import { listAtHome, listOf, ownerOfPlan, ownership, type PlanHolder, type PlanOwner, sortKey } from './plan-owner.ts';
import type { Condition, Item, Key, Table, Write } from './table.ts';

/** What a plan was computed with at its home. It stays the same while the home is gone. */
export type PlanAccount = Pick<PlanView, 'priced' | 'home' | 'revision' | 'shown'> & {
  /** US cents of the chosen package if it has a flat price. */
  flatPriceCents: number | null;
};

/**
 * A plan as it is stored. One of `accountId` and `heldBy` (a key's hash) is set. `lastRequestId` makes the last save safe to repeat; `dropped` is its
 * answer.
 */
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

/** All rows of one plan are in one partition. */
export const planPartition = (id: string) => `PLAN#${id}`;
export const planKey = (id: string): Key => ({ pk: planPartition(id), sk: 'PLAN' });

/** Plans and their accounts are stored as JSON text: an answer may be any number that JSON has, and DynamoDB's numbers end at 1e126 and 38 digits. */
const documentFields = ['arrangement', 'priced', 'dropped'] as const;
const asText = (value: unknown) => JSON.stringify(value);

/** Returns the record of an item. Prices in the plan are the stored account's, whatever a browser sent. */
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

/** Returns a plan as an item, for writing it whole (seeding). */
export const planItem = (plan: PlanRecord): Item => {
  const { arrangement, priced, dropped, accountId, heldBy, flatPriceCents, ...fields } = plan;
  const texts = { arrangement: asText(arrangement), priced: asText(priced), dropped: asText(dropped) };
  const price = flatPriceCents === null ? {} : { flatPriceCents };
  const owned = ownership(ownerOfPlan({ accountId, heldBy }), plan);
  return toItem('plan', { ...planKey(plan.id), ...owned }, { ...fields, ...texts, ...price }, plan.version);
};

/** Reads a plan, consistently. */
export async function readPlan(table: Table, id: string): Promise<PlanRecord | undefined> {
  const item = await table.get(planKey(id), { consistent: true });
  return item && planOf(item);
}

/** Returns the condition that a plan is the holder's, can still be changed, and is at the version that they saw. */
function unchangedCondition({ accountId, keyHash }: PlanHolder, expectedVersion: number, locationId: string): Condition {
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

/** A save of a plan: `expectedVersion` is the version it was based on, null for a new one. Without an `account` the stored one stays. */
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
    condition: isNew ? { expression: 'attribute_not_exists(pk)' } : unchangedCondition(holder, expected, locationId),
  };
};

/** Estimates the bytes of what a save writes: an item of DynamoDB can have 400 KB. */
export const bytesOf = ({ arrangement, account, dropped }: Pick<PlanSave, 'arrangement' | 'account' | 'dropped'>): number =>
  Buffer.byteLength(asText([arrangement, account, dropped]));

/** Saves a plan in one conditional write and returns it after the save. Throws `ConditionFailed` if it isn't the holder's, or is at another version. */
export async function writePlan(table: Table, save: PlanSave, holder: PlanHolder, owner: PlanOwner): Promise<PlanRecord> {
  const { key, set, condition } = saveWrite(save, holder, owner);
  return planOf(await table.update(key, set, condition));
}

/** Changes what is beside a plan's steps, at its version. From then on the plan is `owner`'s. Throws like `writePlan`. */
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
  return planOf(await table.update(planKey(plan.id), set, unchangedCondition(holder, plan.version, plan.locationId)));
}

/** Returns the write that gives a browser's plan to an account. It doesn't change the plan: the next person to save it need not have seen this. */
export const linkWrite = (plan: PlanRecord, keyHash: string, accountId: string): Extract<Write, { update: Key }> => ({
  update: planKey(plan.id),
  set: ownership({ accountId }, plan),
  condition: {
    expression: 'heldBy = :key AND updatedOn = :updated',
    values: { ':key': keyHash, ':updated': plan.updatedOn },
  },
});

/**
 * Returns the write that gives the plan to the browser or person who opened the link that leads to it, as long as another browser still owns it. It doesn't
 * change the plan.
 */
export const handOverWrite = (plan: PlanRecord, owner: PlanOwner): Extract<Write, { update: Key }> => ({
  update: planKey(plan.id),
  set: ownership(owner, plan),
  condition: {
    expression: 'heldBy = :key AND updatedOn = :updated',
    values: { ':key': plan.heldBy ?? '', ':updated': plan.updatedOn },
  },
});

/** Where a list of plans continues: the last save and the id of the previous plan. */
export type PlanPosition = Pick<PlanRecord, 'updatedOn' | 'id'>;

const startOf = (list: string, { updatedOn, id }: PlanPosition) => ({
  ...planKey(id),
  gsi1pk: list,
  gsi1sk: sortKey({ updatedOn, id }),
});

/** Reads an account's plans, last saved first, in one query. `next` is where the list continues. */
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

/** Reads the plan for a home that an owner saved last. */
export async function lastPlanAtHome(table: Table, owner: PlanOwner, locationId: string): Promise<PlanRecord | undefined> {
  const { items } = await table.query(listAtHome(owner, locationId), { index: 'gsi2', descending: true, limit: 1 });
  return items[0] && planOf(items[0]);
}

/** Returns the write that records that a plan was sent, at its version. */
export const submitWrite = (plan: PlanRecord, holder: PlanHolder, submittedOn: string): Write => ({
  update: planKey(plan.id),
  set: {
    submittedOn,
    updatedOn: submittedOn,
    version: plan.version + 1,
    ...ownership(ownerOfPlan(plan), { ...plan, updatedOn: submittedOn }),
  },
  condition: unchangedCondition(holder, plan.version, plan.locationId),
});

/** Returns the write that says how far the contract of a plan's case is: the family changes a plan only while that is editable. It doesn't change the plan. */
export const contractStatusWrite = (
  { id, locationId }: Pick<PlanRecord, 'id' | 'locationId'>,
  editableStatus: ContractStatus,
): Write => ({
  update: planKey(id),
  set: { editableStatus },
  condition: { expression: 'locationId = :location', values: { ':location': locationId } },
});
