// Tasks: how they end, what they lead to, and who sees them.
import { defineLabels, type ValueOf } from '../enumeration.ts';

/** Lists how a task or a link ends (docs/decisions.md, Tasks). */
export const completedMethod = defineLabels({ auto: 'Auto', manual: 'Manual', removed: 'Removed', expired: 'Expired' });
export type CompletedMethod = ValueOf<typeof completedMethod>;

/** Lists what Complete task does: `url` goes to the named route, `none` only checks the box. */
export const taskActionType = defineLabels({ none: 'None', url: 'URL' });
export type TaskActionType = ValueOf<typeof taskActionType>;

/**
 * Lists who sees a task (docs/decisions.md, Tasks). Staff see every task. A `staff-only` task never leaves the server for a family, `any` is visible to the
 * family and the home, and `family-only` is for the family to do.
 */
export const taskAccess = defineLabels({ any: 'Any', 'staff-only': 'Staff only', 'family-only': 'Family only' });
export type TaskAccess = ValueOf<typeof taskAccess>;

/** Lists the states of a case's task: `open`, past its day (`expired`), completed by a rule or by hand (`done`), taken off the case (`removed`). */
export const taskState = defineLabels({ open: 'Open', expired: 'Expired', done: 'Completed', removed: 'Removed' });
export type TaskState = ValueOf<typeof taskState>;
