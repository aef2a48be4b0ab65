// What the timeline of a case can show.
import { defineLabels, type ValueOf } from '../enumeration.ts';

/** Lists kinds of entries; `shared/cases/timeline-words.ts` writes the sentence of each. */
export const timelineKind = defineLabels({
  'case-created': 'Case opened',
  'plan-sent': 'Plan sent by the family',
  'plan-sent-again': 'Plan sent again by the family',
  'case-accepted': 'Lead accepted',
  'status-changed': 'Status changed',
  'type-changed': 'Type changed',
  assigned: 'Assigned',
  'number-changed': 'Case number changed',
  'decedent-status-changed': 'Care changed',
  'decedent-status-corrected': 'Care corrected',
  'details-changed': 'Details changed',
  'number-added': 'Social Security number added',
  'number-replaced': 'Social Security number replaced',
  'number-removed': 'Social Security number removed',
  'number-revealed': 'Social Security number viewed',
  'services-changed': 'Services changed',
  'contact-added': 'Contact added',
  'contact-changed': 'Contact changed',
  'contact-removed': 'Contact removed',
  'contact-invited': 'Contact invited',
  'contact-joined': 'Contact joined',
  'contact-blocked': 'Contact blocked',
  'contact-unblocked': 'Contact unblocked',
  'contact-invitation-cancelled': 'Invitation cancelled',
  'contact-arrangement-sent': 'Arrangement link sent',
  'contact-arrangement-opened': 'Arrangement link opened',
  'contact-arrangement-cancelled': 'Arrangement link cancelled',
  'trade-assigned': 'Trade company assigned',
  'trade-removed': 'Trade company taken off',
  'price-list-given': 'Price list handed out',
  'note-added': 'Note added',
  'note-edited': 'Note changed',
  'note-shared': 'Note shared with the family',
  'task-added': 'Task added',
  'task-changed': 'Task changed',
  'task-completed': 'Task completed',
  'task-reopened': 'Task opened again',
  'task-removed': 'Task removed',
  'task-restored': 'Task restored',
  'case-deleted': 'Case deleted',
  'case-restored': 'Case restored',
});
export type TimelineKind = ValueOf<typeof timelineKind>;

/** The name that `details-changed` uses for the decedent's own fields; its other subjects are pages of questions. */
export const DECEDENT = 'Decedent';
