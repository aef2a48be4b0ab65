import type { CaseWhole } from '#functions/table/case.ts';
import type { DecedentView } from '#shared/contract/cases-views.ts';
import type { Case } from '#shared/model/case.ts';
import type { Decedent } from '#shared/model/decedent.ts';
import type { TimelineKind } from '#shared/model/enumerations/timeline.ts';
import type { TimelineEntry } from '#shared/model/timeline-entry.ts';
import { caseFieldSight, decedentFieldsFor } from '#shared/visibility/field-sight.ts';
import { isTradePage } from '#shared/visibility/sight.ts';
import type { CaseActor } from '../access/case-access.ts';
import { decedentView } from './decedent-view.ts';

type Sight = CaseActor['sight'];

/** What every row of a list needs, and no more than the case's status: trade companies get it too. */
const inEveryRow: ReadonlySet<keyof Case> = new Set([
  'employeeId',
  'arrangementStatus',
  'isAGBDrivenLead',
  'newCaseOptions',
  'createdOn',
  'createdBy',
  'updatedOn',
  'updatedBy',
  // Required in a row; for a trade company it covers only the company's own pages.
  'caseProgress',
  'familyProgress',
  'categoryProgress',
]);

/** Returns progress over the pages that a trade company works on, and nothing of the others or of the family's. */
function tradeProgress({ categoryProgress }: Pick<Case, 'categoryProgress'>) {
  const own = Object.entries(categoryProgress).filter(([page]) => isTradePage(page));
  // The slowest page, so that 100 percent means nothing is left. A company that is asked nothing has nothing left.
  const percent = Math.min(100, ...own.map(([, each]) => each));
  return { caseProgress: percent, familyProgress: 0, categoryProgress: Object.fromEntries(own) };
}

/** Returns a case's row as someone may see it: a trade company can't read the staff's notes or who the family is (docs/decisions.md, People). */
export function visibleCase(sight: Sight, row: Case): Case {
  if (sight === 'staff') return row;
  const isSeen = (field: keyof Case) => inEveryRow.has(field) || caseFieldSight('trade', field) !== 'cannot-see';
  const visible = Object.fromEntries(Object.entries(row).filter(([field]) => isSeen(field as keyof Case))) as Case;
  return { ...visible, ...tradeProgress(row) };
}

/** Returns the decedent as someone may see them. What a view can't be without and a trade company isn't told is empty. */
export function visibleDecedent(sight: Sight, decedent: Decedent): DecedentView {
  if (sight === 'staff') return decedentView(decedent);
  return decedentView({ lastNamePriorMarriage: '', militaryService: [], race: [], ...decedentFieldsFor('trade', decedent) });
}

/** Returns the people of a case as someone may see them: a trade company doesn't need a family's names and numbers. */
export const visiblePeople = (sight: Sight, people: CaseWhole['people']): CaseWhole['people'] =>
  sight === 'staff' ? people : { count: 0, first: [] };

/** What a trade company sees of the timeline: the case's status and where the decedent is. */
const tradeTimelineKinds: ReadonlySet<TimelineKind> = new Set([
  'case-created',
  'case-accepted',
  'status-changed',
  'type-changed',
  'assigned',
  'number-changed',
  'decedent-status-changed',
  'decedent-status-corrected',
  'correction-confirmed',
  'care-page-closed',
  'care-page-reopened',
  'tag-bound',
  'tag-confirmed',
  'tag-refused',
  'tag-retirement-asked',
  'tag-retired',
  'tag-replaced',
  'handoff-offered',
  'handoff-accepted',
  'handoff-refused',
  'handoff-withdrawn',
  'handoff-unconfirmed',
  'disposition-started',
  'disposition-completed',
  'trade-assigned',
  'trade-removed',
  'case-restored',
]);

/** Kinds whose reasons are about the decedent's care. */
const reasonsForTrade: ReadonlySet<TimelineKind> = new Set([
  'decedent-status-corrected',
  'care-page-reopened',
  'handoff-refused',
  'handoff-withdrawn',
]);

/** Returns an entry without the code of a tag, which those from before said: who takes somebody over reads it from the tag (docs/decisions.md, Tags). */
const withoutCode = ({ subject, from, ...entry }: TimelineEntry): TimelineEntry =>
  entry.kind.startsWith('tag-')
    ? entry
    : { ...entry, ...(subject === undefined ? {} : { subject }), ...(from === undefined ? {} : { from }) };

/**
 * Returns the timeline as someone may see it: nobody reads the code of a tag there. For a trade company it has no notes, no plans, nothing about the family, and only reasons about the
 * decedent's care.
 */
export function visibleTimeline(sight: Sight, all: readonly TimelineEntry[]): TimelineEntry[] {
  const entries = all.map(withoutCode);
  if (sight === 'staff') return entries;
  return entries
    .filter(({ kind, by }) => tradeTimelineKinds.has(kind) && by.kind !== 'family')
    .map(({ reason, ...entry }) => (reason !== undefined && reasonsForTrade.has(entry.kind) ? { ...entry, reason } : entry));
}
