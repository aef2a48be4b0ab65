// Tasks: how they end, what they lead to, who sees them.
import { defineLabels, type ValueOf } from '../enumeration.ts';

/** How a task or a link came to its end (case-management.md sections 3, 4: Auto, Manual, Removed, Expired). */
export const completedMethod = defineLabels({ auto: 'Auto', manual: 'Manual', removed: 'Removed', expired: 'Expired' });
export type CompletedMethod = ValueOf<typeof completedMethod>;

/** What Complete task does: `url` goes to the named route, `none` only ticks the box. */
export const taskActionType = defineLabels({ none: 'None', url: 'URL' });
export type TaskActionType = ValueOf<typeof taskActionType>;

/** Who sees a task; staff-only tasks never leave the server for a family. */
export const taskAccess = defineLabels({ any: 'Any', 'staff-only': 'Staff only' });
export type TaskAccess = ValueOf<typeof taskAccess>;
