/** A plan belongs to an account, or to the browser whose key has this hash. */
export type PlanOwner = { accountId: string } | { keyHash: string };

/**
 * Who asks, for the ownership of plans: a family by its account and by its browser's key (what it saves under the account belongs to the account from then
 * on), anyone else only by the key. `null` if there is none.
 */
export type PlanHolder = { accountId: string | null; keyHash: string | null };

/** The fields of a plan that say who owns it and where it is listed. */
type OwnedPlan = {
  id: string;
  locationId: string;
  updatedOn: string;
  isArchived: boolean;
  accountId: string | null;
  heldBy: string | null;
};

/** Days that a plan without an account is kept after its last save. */
const keptDays = 180;

const ownerOf = (owner: PlanOwner) => ('accountId' in owner ? `account:${owner.accountId}` : `key:${owner.keyHash}`);
/** In gsi1 all plans of an owner in order of their last save, with archived ones in a separate list. */
export const listOf = (owner: PlanOwner, isArchived: boolean) => `PLANS#${ownerOf(owner)}${isArchived ? '#archived' : ''}`;
/** In gsi2 those of one home, without archived ones. */
export const listAtHome = (owner: PlanOwner, locationId: string) => `PLANS#${ownerOf(owner)}#${locationId}`;
export const sortKey = ({ updatedOn, id }: Pick<OwnedPlan, 'updatedOn' | 'id'>) => `${updatedOn}#${id}`;

/** Returns who owns a holder's plan after a save; `undefined` if nobody could find it again. */
export function ownerAfterSave({ accountId, keyHash }: PlanHolder): PlanOwner | undefined {
  if (accountId !== null) return { accountId };
  return keyHash === null ? undefined : { keyHash };
}

/** Returns who owns a plan. */
export const ownerOfPlan = ({ accountId, heldBy }: Pick<OwnedPlan, 'accountId' | 'heldBy'>): PlanOwner =>
  accountId === null ? { keyHash: heldBy ?? '' } : { accountId };

/** Tells whether a plan is the holder's. */
export const isHeldBy = (plan: Pick<OwnedPlan, 'accountId' | 'heldBy'>, { accountId, keyHash }: PlanHolder): boolean =>
  (plan.accountId !== null && plan.accountId === accountId) || (plan.heldBy !== null && plan.heldBy === keyHash);

/** Returns the attributes that give a plan to an owner and list it under them. An account's plan doesn't expire. */
export function ownership(owner: PlanOwner, plan: Pick<OwnedPlan, 'id' | 'locationId' | 'updatedOn' | 'isArchived'>) {
  const isAccounts = 'accountId' in owner;
  const at = Date.parse(plan.updatedOn) / 1000;
  return {
    accountId: isAccounts ? owner.accountId : undefined,
    heldBy: isAccounts ? undefined : owner.keyHash,
    expiresAt: isAccounts ? undefined : Math.ceil(at) + keptDays * 86_400,
    gsi1pk: listOf(owner, plan.isArchived),
    gsi1sk: sortKey(plan),
    gsi2pk: plan.isArchived ? undefined : listAtHome(owner, plan.locationId),
    gsi2sk: plan.isArchived ? undefined : sortKey(plan),
  };
}
