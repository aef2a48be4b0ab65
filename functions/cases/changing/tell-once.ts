import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readTimeline } from '#functions/table/case.ts';
import type { Write } from '#functions/table/table.ts';
import { byOf, tell } from './timeline-of.ts';

/** Filling in a page takes many saves. Within this time they are one entry of the timeline. */
const ONE_ENTRY_MS = 10 * 60_000;

type TimelineChange = { kind: 'details-changed' | 'services-changed' | 'entry-moved'; subject: string };

/** Reports a change in the timeline, only once while the same person continues in the same place. */
export async function tellOnce(context: OperationContext, caseId: string, { kind, subject }: TimelineChange): Promise<Write[]> {
  const [last] = (await readTimeline(context.table, caseId, { limit: 1, after: null })).entries;
  const by = byOf(context);
  const goesOn =
    last?.kind === kind &&
    last.subject === subject &&
    last.by.id === by.id &&
    last.by.onBehalfOf === by.onBehalfOf &&
    context.now.getTime() - Date.parse(last.at) < ONE_ENTRY_MS;
  return goesOn ? [] : [tell(context, caseId, { kind, subject })];
}
