// Tasks: how they end, what they lead to, who sees them.
import { defineLabels, type ValueOf } from '../enumeration.ts';

/** Lists how a task or a link ends (docs/decisions.md, Tasks). */
export const completedMethod = defineLabels({ auto: 'Auto', manual: 'Manual', removed: 'Removed', expired: 'Expired' });
export type CompletedMethod = ValueOf<typeof completedMethod>;

/** What Complete task does: `url` goes to the named route, `none` only ticks the box. */
export const taskActionType = defineLabels({ none: 'None', url: 'URL' });
export type TaskActionType = ValueOf<typeof taskActionType>;

/**
 * Lists who sees a task (docs/decisions.md, Tasks). Staff see every one. A `staff-only` task never leaves the server for a family; the family and the
 * home both see `any`; `family-only` is the family's to do.
 */
export const taskAccess = defineLabels({ any: 'Any', 'staff-only': 'Staff only', 'family-only': 'Family only' });
export type TaskAccess = ValueOf<typeof taskAccess>;

/** Where a task of a case stands: `open`, past its day (`expired`), completed by itself or by hand (`done`), taken off (`removed`). */
export const taskState = defineLabels({ open: 'Open', expired: 'Expired', done: 'Completed', removed: 'Removed' });
export type TaskState = ValueOf<typeof taskState>;
