import type { ThreadState } from '../model/enumerations/messages.ts';

/** Returns the state of a family's message. What was stored before messages could be closed is new or answered. */
export const stateOfThread = ({
  answeredOn,
  closedOn,
}: {
  answeredOn?: string | undefined;
  closedOn?: string | undefined;
}): ThreadState => {
  if (closedOn !== undefined) return 'closed';
  return answeredOn === undefined ? 'new' : 'answered';
};
