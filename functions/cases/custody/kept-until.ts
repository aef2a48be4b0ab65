import { isDeepStrictEqual } from 'node:util';
import { preservationChanged } from '#events/catalog/preservation-changed.ts';
import { about } from '#functions/cases/changing/change-case.ts';
import type { FactsMove } from '#functions/cases/changing/facts-of-case.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { PreservationPages } from '#functions/table/care-page.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import type { StoredFacts } from '#functions/table/case-facts.ts';
import type { LocationRow } from '#functions/table/location-row.ts';
import { factsOfPages, type PreservationFacts, preservationMilestones } from '#shared/custody/preservation/preservation-due.ts';
import type { Decedent } from '#shared/model/decedent.ts';
import type { DecedentStatus } from '#shared/model/enumerations/case.ts';

type Keeping = { status: DecedentStatus; decedent: Decedent | undefined; home: LocationRow; pages: PreservationPages };

/** Returns what decides by when somebody has to be preserved. */
export const preservationFactsOf = ({ status, decedent, home, pages }: Keeping): PreservationFacts => ({
  status,
  timeZone: home.timeZone,
  stateCode: home.address.stateCode,
  death: { on: decedent?.dateOfDeath, minutes: decedent?.timeOfDeathMinutes },
  ...factsOfPages((name) => pages.get(name)?.values ?? {}),
});

/** Returns how the facts of a case say by when somebody has to be preserved, and since when they were in cold. */
export function keptUntil(keeping: Keeping): FactsMove {
  const milestones = preservationMilestones(preservationFactsOf(keeping), keeping.pages.get('preservation')?.values ?? {});
  return (facts) => preservationChanged.moves(facts, milestones);
}

/** Returns the event of a saved page that changes by when somebody has to be preserved, and how it moves the facts; nothing if it doesn't. */
export function preservationAfter(
  context: OperationContext,
  { record, stored, ...keeping }: Keeping & { record: CaseRecord; stored: StoredFacts | undefined },
) {
  // A case from before facts existed has none to compare with.
  if (!stored) return {};
  const move = keptUntil(keeping);
  const after = move(stored.facts);
  if (isDeepStrictEqual(after, stored.facts)) return {};
  const { refrigeratedOn, preservationDueAt: dueAt } = after;
  const said = { ...(refrigeratedOn ? { refrigeratedOn } : {}), ...(dueAt ? { dueAt } : {}) };
  return {
    events: [context.event('preservation.changed', { ...about(record), ...said }, record.providerLocationId)],
    facts: stored,
    move,
  };
}
