import { caseActor } from '#functions/cases/access/case-access.ts';
import { refuseOtherContent } from '#functions/cases/trips/refuse-other-content.ts';
import { timedEntry } from '#functions/cases/trips/timed-entry.ts';
import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { EffectRow } from '#functions/table/personal-effects.ts';
import { readEntryThere } from '#functions/table/trip.ts';
import type { EffectOnTrip } from '#shared/contract/trip-calls.ts';
import { effectsEditing } from '#shared/custody/effects/effect-sight.ts';
import type { TripClock } from '#shared/custody/trip-clock.ts';
import { sentText } from '#shared/custody/trips/trip-entry.ts';
import { effectWords } from '#shared/custody/trips/trip-queue.ts';
import type { EffectInventory } from '#shared/model/personal-effect.ts';
import { MAX_EFFECTS } from '#shared/model/personal-effect.ts';
import type { Instant } from '#shared/values/dates.ts';
import { changeEffects } from './commit-effects.ts';
import type { OpenEffects } from './effects-of-case.ts';

type Found = Pick<EffectInventory, 'item' | 'description' | 'quantity' | 'foundWhere' | 'amountCents'> & {
  state: 'on-body' | 'stored';
};
export type EffectEntry = TripClock & { id: string; caseId: string; found: Found };

const refused = (detail: string) => problem('conflict', { detail });

/** Refuses what can't be written down. */
function refuseEffect({ record, effects }: OpenEffects): void {
  if (record.status === 'cancelled') throw refused('This case is cancelled. Call the home.');
  if (record.thereAreNoPersonalEffects)
    throw refused('The case says that there are no personal effects. Take that back there first, then try again.');
  if (effects.length >= MAX_EFFECTS)
    throw refused(`A case has at most ${MAX_EFFECTS} personal effects. Put small things into one bag, as one item.`);
}

/** Returns a thing as it was found: who noted it wrote it down, and the witness is named at the home. */
function foundRow(context: OperationContext, open: OpenEffects, { id, found }: EffectEntry, happenedOn: Instant): EffectRow {
  const { employeeId } = caseActor(context).membership;
  const { amountCents, ...rest } = found;
  return {
    ...{ id, decedentId: open.record.decedentId, ...rest, ...(amountCents === undefined ? {} : { amountCents }) },
    ...{ inventoriedBy: employeeId, names: { [employeeId]: callerName(context) }, photos: [], wishes: [] },
    ...{ stateOn: happenedOn, addedOn: context.now.toISOString(), entry: 0, savedBy: '', version: 0 },
  };
}

/** Writes down a thing as a phone noted it, once: its id is the phone's, and so is that of the entry of the record (docs/decisions.md, Removals without a network). */
export async function effectOnTrip(context: OperationContext, entry: EffectEntry): Promise<EffectOnTrip> {
  const { found } = entry;
  const text = sentText({ kind: 'effect', content: found }, entry);
  const sent = { kind: 'effect', text, said: effectWords(found) };
  let recorded: EffectOnTrip = { isRepeat: true };
  await changeEffects(context, entry.caseId, async (open) => {
    recorded = { isRepeat: true };
    if (effectsEditing(open.viewer, false) !== 'all') throw problem('forbidden');
    const there = await readEntryThere(context.table, entry.caseId, entry.id);
    if (there) {
      await refuseOtherContent(there, sent);
      return null;
    }
    refuseEffect(open);
    const phone = timedEntry(context, open, entry);
    recorded = { isRepeat: false, happenedOn: phone.happenedOn };
    const effect = foundRow(context, open, entry, phone.happenedOn);
    return { steps: [{ effect, deed: { type: 'custody.effect-inventoried' } }], trip: { id: entry.id, phone, sent } };
  });
  return recorded;
}
