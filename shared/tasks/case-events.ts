/**
 * The events about a case that task triggers may wait for: those of `events/catalog` that name a case and carry its facts. They are repeated here because
 * `shared/` knows no events; `test/house/case-events.test.ts` compares the two.
 */
export const caseEvents = [
  'arrangement.status-changed',
  'case.assigned',
  'case.created',
  'case.deleted',
  'case.details-changed',
  'case.facts-changed',
  'case.number-changed',
  'case.plan-received',
  'case.restored',
  'case.services-changed',
  'case.status-changed',
  'case.tasks-completed',
  'case.trade-assigned',
  'case.trade-removed',
  'case.type-changed',
  'certificate.filed',
  'certificate.worksheet-completed',
  'contact.arrangement-requested',
  'contact.first-met',
  'contact.invited',
  'contact.joined',
  'contact.removed',
  'contact.saved',
  'contact.status-changed',
  'contract.completed',
  'contract.signed',
  'custody.handoff-accepted',
  'custody.handoff-incomplete',
  'custody.handoff-offered',
  'custody.handoff-overdue',
  'custody.handoff-refused',
  'custody.recorded',
  'custody.taken-back',
  'decedent.changed',
  'decedent.number-revealed',
  'decedent.status-changed',
  'disposition.completed',
  'disposition.started',
  'document.completed',
  'document.signed',
  'effects.resolved',
  'gate.overridden',
  'gate.passed-over',
  'identity.doubted',
  'identity.verified',
  'implants.cleared',
  'note.added',
  'note.edited',
  'payment.recorded',
  'permit.issued',
  'permits.completed',
  'preservation.changed',
  'remains.released',
  'service.scheduled',
  'tag.disagreed',
  'veteran.benefits-sent',
] as const;
export type CaseEventName = (typeof caseEvents)[number];

const names: ReadonlySet<string> = new Set(caseEvents);
export const isCaseEvent = (name: string): name is CaseEventName => names.has(name);

/** Raised by the tasks themselves, so a trigger that waited for it repeatedly would never end. */
export const EVENT_OF_TASKS: CaseEventName = 'case.tasks-completed';
