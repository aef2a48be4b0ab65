// What a home's calendar has on it, and what it needs for it.
import { defineLabels, type ValueOf } from '../enumeration.ts';

/** Lists what can be on a home's calendar (docs/decisions.md, Calendar). */
export const calendarKind = defineLabels({
  service: 'Service',
  viewing: 'Viewing',
  conference: 'Conference',
  removal: 'Removal',
  other: 'Other',
});
export type CalendarKind = ValueOf<typeof calendarKind>;

/** Lists what a home has that only one entry at a time can use. */
export const calendarResourceKind = defineLabels({ room: 'Room', vehicle: 'Vehicle' });
export type CalendarResourceKind = ValueOf<typeof calendarResourceKind>;

/** Lists where an entry comes from that a case already says: the answers about a ceremony or a conference, or a removal that was requested. */
export const calendarSource = defineLabels({ service: 'Service', conference: 'Conference', removal: 'Removal' });
export type CalendarSource = ValueOf<typeof calendarSource>;
