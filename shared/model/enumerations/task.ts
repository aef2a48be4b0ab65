// Tasks: how they end, what they lead to, who sees them.
import { defineLabels, type ValueOf } from '../enumeration.ts';

/** How a task or a link came to its end (case-management.md sections 3, 4: Auto, Manual, Removed, Expired). */
export const completedMethod = defineLabels({ auto: 'Auto', manual: 'Manual', removed: 'Removed', expired: 'Expired' });
export type CompletedMethod = ValueOf<typeof completedMethod>;

/** What Complete task does: `url` goes to the named route, `none` only ticks the box. */
export const taskActionType = defineLabels({ none: 'None', url: 'URL' });
export type TaskActionType = ValueOf<typeof taskActionType>;

/**
 * Who sees a task. Staff see every one. `staff-only` never leaves the server for a family; `any` the family sees and the home does; `family-only` is the
 * family's own to do (the audiences of case-management.md section 3: funeral-home staff only, any, family only).
 */
export const taskAccess = defineLabels({ any: 'Any', 'staff-only': 'Staff only', 'family-only': 'Family only' });
export type TaskAccess = ValueOf<typeof taskAccess>;

/** Where a task of a case stands: `open`, past its day (`expired`), completed by itself or by hand (`done`), taken off (`removed`). */
export const taskState = defineLabels({ open: 'Open', expired: 'Expired', done: 'Completed', removed: 'Removed' });
export type TaskState = ValueOf<typeof taskState>;
