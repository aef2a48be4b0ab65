import { can, type Member } from '../access/can.ts';
import type { AccountStatus } from '../model/enumerations/people.ts';

/** The parts of a member that decide what they may be given to do. */
export type Assignable = Pick<Member, 'access' | 'kind'> & { status: AccountStatus };

/** Returns whether a case can be assigned to a member: someone who works at the home, hasn't left, and may change cases. */
export const canHaveCases = (member: Assignable): boolean =>
  member.kind === 'staff' && member.status !== 'inactive' && can(member, 'cases.change');

/** Returns whether a family’s message can be assigned to a member: someone who works at the home, hasn't left, and may answer it. */
export const canHaveMessages = (member: Assignable): boolean =>
  member.kind === 'staff' && member.status !== 'inactive' && can(member, 'messages.answer');

/** Returns whether a task can be given to a member: someone of the home or of a trade company who hasn't left and may complete tasks. */
export const canHaveTasks = (member: Assignable): boolean => member.status !== 'inactive' && can(member, 'tasks.complete');
