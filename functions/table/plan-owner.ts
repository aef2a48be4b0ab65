/** A plan belongs to an account, or to the browser that holds the key whose hash this is. */
export type PlanOwner = { accountId: string } | { keyHash: string };

/**
 * Who asks, as plans know them: a family by its account and by the key of its browser (what it saves under the account is the account's from then on),
 * anybody else by the key alone. `null` where there is none.
 */
export type PlanHolder = { accountId: string | null; keyHash: string | null };

/** The fields of a plan that say whose it is and where it is listed. */
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
/** In gsi1 all plans of an owner in order of their last save; archived ones apart. */
export const listOf = (owner: PlanOwner, isArchived: boolean) => `PLANS#${ownerOf(owner)}${isArchived ? '#archived' : ''}`;
/** In gsi2 those of one home; archived ones are not in it. */
export const listAtHome = (owner: PlanOwner, locationId: string) => `PLANS#${ownerOf(owner)}#${locationId}`;
export const sortKey = ({ updatedOn, id }: Pick<OwnedPlan, 'updatedOn' | 'id'>) => `${updatedOn}#${id}`;

/** Whom a holder's plan belongs to after a save; `undefined` where nobody could find it again. */
export function ownerAfterSave({ accountId, keyHash }: PlanHolder): PlanOwner | undefined {
  if (accountId !== null) return { accountId };
  return keyHash === null ? undefined : { keyHash };
}

/** Whose a plan is. */
export const ownerOfPlan = ({ accountId, heldBy }: Pick<OwnedPlan, 'accountId' | 'heldBy'>): PlanOwner =>
  accountId === null ? { keyHash: heldBy ?? '' } : { accountId };

/** Whether a plan is the holder's. */
export const isHeldBy = (plan: Pick<OwnedPlan, 'accountId' | 'heldBy'>, { accountId, keyHash }: PlanHolder): boolean =>
  (plan.accountId !== null && plan.accountId === accountId) || (plan.heldBy !== null && plan.heldBy === keyHash);

/** The attributes that make a plan an owner's and found as theirs. An account's plan does not expire. */
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
