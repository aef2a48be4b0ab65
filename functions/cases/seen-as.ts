import type { Case } from '#shared/model/case.ts';
import type { TimelineEntry } from '#shared/model/timeline-entry.ts';
import type { CaseActor } from './case-access.ts';

type Sight = CaseActor['sight'];

/** A case's row as somebody sees it: what staff noted is not a trade company's to read (`spec/decisions.md`, People). */
export function caseSeenAs(sight: Sight, row: Case): Case {
  if (sight === 'staff') return row;
  const { lastNote: _note, lastNoteOn: _at, ...seen } = row;
  return seen;
}

/** What happened as somebody sees it: nothing of notes for a trade company. */
export const timelineSeenAs = (sight: Sight, entries: readonly TimelineEntry[]): TimelineEntry[] =>
  entries.filter(({ kind }) => sight === 'staff' || !kind.startsWith('note-'));
