import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type MessageRow, messageChange, readMessageRow } from '#functions/table/message.ts';
import { raise } from '#functions/table/outbox.ts';
import { ConditionFailed, type Write } from '#functions/table/table.ts';
import { newThreadEntry, type ThreadEntryRow } from '#functions/table/thread.ts';
import type { InformationRequestRecord } from '#shared/model/information-request.ts';

/** What changes in a thread: fields of its message, entries, and whatever else belongs in the transaction. */
export type ThreadChange = {
  set: Partial<InformationRequestRecord>;
  entries: readonly ThreadEntryRow[];
  writes?: readonly Write[];
};

/** A message as it is after a change, or as it was if nothing had to change; `undefined` if the home has no such message. */
export type ChangedThread = InformationRequestRecord | undefined;

/** What a change of a thread needs of the call or the receiver that makes it. */
export type ThreadContext = Pick<OperationContext, 'table' | 'event'>;

/**
 * Returns the change with the first answer in it: that one counts for how soon a home answers, whatever the family writes later. A retry, which answers at
 * the time of the first attempt, changes the same rows.
 */
function withFirstAnswer({ firstAnsweredOn }: MessageRow, set: ThreadChange['set']): ThreadChange['set'] {
  const { answeredOn } = set;
  const isFirst = answeredOn !== undefined && (firstAnsweredOn ?? answeredOn) === answeredOn;
  return isFirst ? { ...set, firstAnsweredOn: answeredOn } : set;
}

/** How many times a change starts over because someone else changed the same message. */
const MAX_RUNS = 8;

/**
 * Changes a message and its thread in one transaction. `decide` gets the message as it is at the moment, and returns null if there is nothing to change; it's
 * asked again if someone else was quicker.
 */
export async function changeThread(
  { table, event }: ThreadContext,
  locationId: string,
  threadId: string,
  decide: (message: MessageRow) => ThreadChange | null | Promise<ThreadChange | null>,
): Promise<ChangedThread> {
  for (let run = 1; ; run += 1) {
    const row = await readMessageRow(table, locationId, threadId);
    if (!row) return undefined;
    const { version: _version, ...before } = row;
    const change = await decide(row);
    if (!change) return before;
    const { entries, writes = [] } = change;
    const set = withFirstAnswer(row, change.set);
    const answered =
      'firstAnsweredOn' in set && raise(event('information.answer-changed', { locationId, requestId: threadId }, locationId));
    try {
      await table.transact([
        ...messageChange(row, set),
        ...entries.map((entry) => newThreadEntry(threadId, entry)),
        ...(answered ? [answered] : []),
        ...writes,
      ]);
      return { ...before, ...set };
    } catch (error) {
      if (!(error instanceof ConditionFailed) || run === MAX_RUNS) throw error;
    }
  }
}
