import { kindOf, type NotificationKind } from './notification-kinds.ts';

/** A notification of one member. `readAt` is when they read it, `mailedAt` when an email last listed it. */
export type Notification = {
  id: string;
  kind: NotificationKind;
  locationId: string;
  employeeId: string;
  caseId: string | null;
  /** Who did it, by account and by the name at the time; `null` for nobody. */
  byId: string | null;
  byName: string | null;
  /** What it is about, each thing once; only as many as `MAX_SUBJECTS`. */
  subjects: string[];
  /** What the event itself says: the beginning of a note, the names of tasks. */
  words: string | null;
  /** When the newest of its events happened, UTC. */
  at: string;
  isInBell: boolean;
  readAt?: string;
  mailedAt?: string;
};

export const MAX_SUBJECTS = 60;

/** Returns what tells notifications of a member apart: two events with the same names are one notification. */
export function namesOf({ kind, caseId, byId }: Pick<Notification, 'kind' | 'caseId' | 'byId'>, eventId: string): string[] {
  const { oneFor } = kindOf(kind);
  if (oneFor === 'event') return [kind, eventId];
  return oneFor === 'case' ? [kind, caseId ?? ''] : [kind, caseId ?? '', byId ?? ''];
}

/** Tells whether more may be added: nobody has read it yet or, if it is only emailed, no email has listed it. */
const isOpen = ({ isInBell, readAt, mailedAt }: Notification) => (isInBell ? readAt : mailedAt) === undefined;

/**
 * Returns what an event makes of the notification that its names lead to: a new one, or the unread one with more in it. `isNew` says that someone has to be
 * told once more. Null if the event is already in it. Events may come in any order.
 */
export function afterEvent(
  before: Notification | undefined,
  event: Notification,
): { notification: Notification; isNew: boolean } | null {
  if (!before) return { notification: event, isNew: true };
  if (kindOf(event.kind).oneFor === 'event') return null;
  if (!isOpen(before)) return { notification: event, isNew: true };
  const [older, newer] = before.at > event.at ? [event, before] : [before, event];
  const subjects = [...new Set([...older.subjects, ...newer.subjects])].toSorted().slice(0, MAX_SUBJECTS);
  return { notification: { ...newer, isInBell: before.isInBell, subjects }, isNew: false };
}
