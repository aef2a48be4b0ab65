import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import type { ChainHead } from '#shared/chain/chain-head.ts';
import { type FamilyTold, familyToldFaults, type ToldFamily, toldFamily } from '#shared/custody/family-told.ts';
import type { CustodyState } from '#shared/custody/handoffs/custodian.ts';
import { isReleased } from '#shared/lifecycles/care-milestones.ts';

type OfCase = { record: CaseRecord; head: ChainHead | undefined; timeZone: string };

/** Returns what somebody says about what the family was told, as the record has it; 400 names what is missing or wrong. */
export function checkedTold({ now }: OperationContext, { record, timeZone }: OfCase, told: FamilyTold | undefined): ToldFamily {
  const { dateOfDeath, createdOn: openedOn } = record;
  const faults = Object.entries(familyToldFaults(told, now, { dateOfDeath, openedOn, timeZone }));
  if (told === undefined || faults.length > 0)
    throw problem('invalid_input', { errors: faults.map(([field, message]) => ({ field, message })) });
  return toldFamily(told, now);
}

/**
 * Returns what a correction says about what the family was told, and what the head of the record keeps of it until they are: nothing before the release, when nobody asks
 * (docs/decisions.md, Decedent care).
 */
export function toldOfCorrection(
  context: OperationContext,
  of: OfCase,
  said: FamilyTold | undefined,
): { told?: ToldFamily; state?: Pick<CustodyState, 'familyUntold'> } {
  if (!isReleased(of.record.decedentStatus)) return {};
  const told = checkedTold(context, of, said);
  const isTold = told.facts.familyTold === 'told';
  const sequence = of.head ? { sequence: of.head.sequence + 1 } : {};
  return { told, state: { familyUntold: isTold ? undefined : { on: context.now.toISOString(), ...sequence } } };
}
