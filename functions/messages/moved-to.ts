import { stateOfThread } from '#shared/messages/index.ts';
import type { ThreadEntryKind, ThreadState } from '#shared/model/enumerations/messages.ts';
import type { InformationRequestRecord } from '#shared/model/information-request.ts';

type Move = { set: Partial<InformationRequestRecord>; kind: ThreadEntryKind };

/** Returns what a move to another state changes in a message, and the entry that reports it; null if it's there already. Who answered first stays. */
export function movedTo(before: InformationRequestRecord, state: ThreadState, by: { at: string; name: string }): Move | null {
  if (stateOfThread(before) === state) return null;
  const { at, name } = by;
  switch (state) {
    case 'new':
      return {
        set: { answeredOn: undefined, answeredBy: undefined, firstAnsweredOn: undefined, closedOn: undefined },
        kind: 'reopened',
      };
    case 'closed':
      return { set: { closedOn: at }, kind: 'closed' };
    case 'answered': {
      const { answeredOn = at, answeredBy = name } = before;
      return { set: { answeredOn, answeredBy, closedOn: undefined }, kind: 'answered' };
    }
  }
}
