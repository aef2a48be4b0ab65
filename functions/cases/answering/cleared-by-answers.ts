import { without } from '#events/catalog/case-event.ts';
import { implantsCleared } from '#events/catalog/implants-cleared.ts';
import type { DomainEvent } from '#events/envelope.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readCarePages } from '#functions/table/care-page.ts';
import { careValueOf } from '#shared/custody/pages/care-values.ts';
import { areImplantsCleared, implantsOf } from '#shared/gates/checks/implants.ts';
import { dateInZone } from '#shared/values/dates.ts';
import { about } from '../changing/change-case.ts';
import { detailsMove, type FactsMove } from '../changing/facts-of-case.ts';
import { type CaseFile, questionScopeOf } from '../viewing/case-file.ts';
import { rowProgress } from '../viewing/viewer-questions.ts';

/** The answers that decide whether an implant is left. */
const aboutImplants: ReadonlySet<string> = new Set([
  ...['hasImplant', 'hadRadioactiveTreatment', 'implantsFelt'],
  ...['implantRemoval', 'implantsRemovedBy', 'implantsRemovedOn', 'implantsFate'],
]);

type Settled = { events: readonly DomainEvent[]; move: FactsMove };
const nothing: Settled = { events: [], move: (facts) => facts };

const isCleared = (file: CaseFile, felt: string): boolean =>
  areImplantsCleared(implantsOf(detailsMove(file, rowProgress(questionScopeOf(file)))({}), felt));

/**
 * Returns what answers settle that come after the intake was closed: that no implant is left, or that it’s no longer certain. Before that, closing the intake settles it. Only answers about
 * implants take another read.
 */
export async function clearedByAnswers(
  { table, now, event }: OperationContext,
  { before, after, identifiers }: { before: CaseFile; after: CaseFile; identifiers: readonly string[] },
): Promise<Settled> {
  if (!identifiers.some((name) => aboutImplants.has(name))) return nothing;
  const { id: caseId, providerLocationId: locationId } = before.record;
  const { home, pages } = await readCarePages(table, { caseId, locationId }, ['intake']);
  const intake = pages.get('intake');
  const felt = intake?.closed && careValueOf(intake.values, 'implantsFelt');
  if (!home || typeof felt !== 'string') return nothing;
  const [was, is] = [isCleared(before, felt), isCleared(after, felt)];
  if (was === is) return nothing;
  if (was) return { events: [], move: (facts) => without(facts, 'implantsClearedOn') };
  const data = { clearedOn: dateInZone(now.toISOString(), home.timeZone) };
  return {
    events: [event('implants.cleared', { ...about(before.record), ...data }, locationId)],
    move: (facts) => implantsCleared.moves(facts, data),
  };
}
