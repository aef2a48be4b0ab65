import type { Permission } from '../access/permissions.ts';
import { cardPaymentsTrouble } from '../model/enumerations/card-payments.ts';
import { documentKinds } from './document-kinds.ts';
import { handoffKinds } from './handoff-kinds.ts';

/** What a notification says: who did it (`null` for nobody), and what it was about, each thing once. */
type NotificationFacts = { byName: string | null; subjects: readonly string[] };

export type NotificationKindRow = {
  /** Its name among someone's choices, and what it reports. */
  label: string;
  hint: string;
  /** The events that it follows (`events/catalog`). */
  events: readonly string[];
  /** `family`: only if a relative did it. */
  by: 'anyone' | 'family';
  /**
   * Who receives it: the members that the event mentions, the one it names, the one it assigned the case to, the one responsible for the case, the one it names or else
   * the one responsible (`other-side`: a trade company, or the home), the one who takes care of the message (without one, everyone who may answer it), everyone who
   * manages the team, or all staff who take care of decedents. Nobody is told about what they did themselves.
   */
  receivers: 'mentioned' | 'named' | 'assigned' | 'responsible' | 'other-side' | 'answering' | 'managing' | 'caring';
  /** What a member must be allowed to do to receive and read it. */
  needs: Permission;
  /** What becomes one notification while it's unread: everything about a case, everything that one person does in a case, or only the event. */
  oneFor: 'event' | 'case' | 'case-and-person';
  /** How it arrives unless a member chose otherwise. */
  usual: NotificationChannels;
  title: (facts: NotificationFacts) => string;
  /** What the line below the title says, if it isn't what the event itself says (a note's beginning). */
  words?: (facts: NotificationFacts) => string;
  /** Where it leads. */
  place:
    | 'case'
    | 'case-custody'
    | 'case-notes'
    | 'case-details'
    | 'case-payments'
    | 'online-arrangements'
    | 'messages'
    | 'my-day'
    | 'card-payments'
    | 'team';
};

/** How notifications of a kind arrive. */
export type NotificationChannels = { bell: boolean; email: boolean };

const both: NotificationChannels = { bell: true, email: true };
const bellOnly: NotificationChannels = { bell: true, email: false };

const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const changeable = ['answer', 'service', 'contact'] as const;
/** What a relative changed in a case, as a subject: each answer and service counts once, however often it's changed. */
export const changedSubject = (what: (typeof changeable)[number], id: string): string => `${what}:${id}`;

/** The subject of a notification about a plan that had been sent before. */
export const planSentAgain = 'plan-sent-again';

function changedWords({ subjects }: NotificationFacts): string {
  const counts = changeable.map((what) => [what, subjects.filter((each) => each.startsWith(`${what}:`)).length] as const);
  const parts = counts.filter(([, count]) => count > 0);
  const words = parts.map(([what, count]) => (what === 'contact' ? 'their contact details' : countOf(count, what)));
  return words.length > 2 ? `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}` : words.join(' and ');
}

/**
 * Every kind of notification, once: what it follows, who receives it, how it reads, and where it leads. A new kind is a row here; its events have to exist
 * (`events/rules` checks that), and nothing else changes.
 */
export const notificationKinds = {
  mention: {
    label: 'Mentions',
    hint: 'A teammate mentions you in a note.',
    events: ['note.added', 'note.edited'],
    by: 'anyone',
    receivers: 'mentioned',
    needs: 'case-files.read',
    oneFor: 'event',
    usual: both,
    title: ({ byName }) => `${byName ?? 'Someone'} mentioned you`,
    place: 'case-notes',
  },
  'case-assigned': {
    label: 'Cases assigned to you',
    hint: 'Someone opens a case for you or assigns one to you.',
    events: ['case.created', 'case.assigned', 'case.trade-assigned'],
    by: 'anyone',
    receivers: 'assigned',
    needs: 'cases.read',
    oneFor: 'case',
    usual: both,
    title: ({ byName }) => (byName ? `${byName} assigned a case to you` : 'A case was assigned to you'),
    place: 'case',
  },
  'task-assigned': {
    label: 'Tasks assigned to you',
    hint: 'Someone gives you a task that they wrote.',
    events: ['task.assigned'],
    by: 'anyone',
    receivers: 'named',
    needs: 'tasks.complete',
    oneFor: 'event',
    usual: both,
    title: ({ byName }) => `${byName ?? 'Someone'} assigned a task to you`,
    place: 'my-day',
  },
  'family-changes': {
    label: 'Answers from families',
    hint: 'A relative answers questions or changes something in one of your cases.',
    events: ['case.details-changed', 'case.services-changed', 'contact.saved'],
    by: 'family',
    receivers: 'responsible',
    needs: 'case-files.read',
    oneFor: 'case-and-person',
    usual: bellOnly,
    title: ({ byName }) => `${byName ?? 'A relative'} made changes`,
    words: changedWords,
    place: 'case-details',
  },
  'plan-received': {
    label: 'Plans from families',
    hint: 'A family sends a plan, for the first time or again.',
    events: ['case.plan-received'],
    by: 'anyone',
    receivers: 'responsible',
    needs: 'case-files.read',
    oneFor: 'case',
    usual: bellOnly,
    title: ({ subjects }) => (subjects.includes(planSentAgain) ? 'A family changed the plan it sent' : 'A family sent a plan'),
    place: 'online-arrangements',
  },
  'message-received': {
    label: 'Messages from families',
    hint: 'A family writes to the home, or writes again about a message that you take care of.',
    events: ['information.requested', 'message.received'],
    by: 'anyone',
    receivers: 'answering',
    needs: 'messages.answer',
    oneFor: 'event',
    usual: bellOnly,
    title: () => 'A family sent a message',
    place: 'messages',
  },
  ...documentKinds,
  'payment-review': {
    label: 'Payments to look at',
    hint: 'A payment by a link in one of your cases arrives otherwise than asked for, or the bank takes it back.',
    events: ['payment.review-due'],
    by: 'anyone',
    receivers: 'responsible',
    needs: 'case-files.read',
    oneFor: 'event',
    usual: both,
    title: () => 'A payment needs your attention',
    place: 'case-payments',
  },
  'card-payments-stopped': {
    label: 'Trouble with card payments',
    hint: 'Stripe pauses the home’s account or stops sending its money to the bank, or the account is disconnected.',
    events: ['card-payments.stopped'],
    by: 'anyone',
    receivers: 'managing',
    needs: 'card-payments.connect',
    oneFor: 'event',
    usual: both,
    title: ({ subjects: [trouble = ''] }) =>
      cardPaymentsTrouble.has(trouble) ? cardPaymentsTrouble.label(trouble) : 'Something is wrong with your card payments',
    place: 'card-payments',
  },
  ...handoffKinds,
  'tasks-overdue': {
    label: 'Overdue tasks',
    hint: 'Tasks in your cases were due the day before and are still open.',
    events: ['task-digest.due'],
    by: 'anyone',
    receivers: 'named',
    needs: 'digest.choose',
    oneFor: 'event',
    usual: bellOnly,
    title: ({ subjects }) => `${countOf(subjects.length, 'task')} became overdue`,
    place: 'my-day',
  },
  'identity-doubted': {
    label: 'Doubts about who someone is',
    hint: 'A relative says that someone in your care doesn’t look like them.',
    events: ['identity.doubted'],
    by: 'anyone',
    receivers: 'caring',
    needs: 'decedent.move',
    oneFor: 'event',
    usual: both,
    title: ({ byName }) => `${byName ?? 'A relative'} says that this does not look like them`,
    words: () => 'Nothing final may happen until someone identifies them again.',
    place: 'case',
  },
  'support-entered': {
    label: 'Yarrow support',
    hint: 'Someone from Yarrow support begins to act for a member of your home.',
    events: ['support.entered-home'],
    by: 'anyone',
    receivers: 'managing',
    needs: 'team.manage',
    oneFor: 'event',
    usual: bellOnly,
    title: () => 'Yarrow support is working in your home',
    place: 'team',
  },
} as const satisfies Record<string, NotificationKindRow>;

export type NotificationKind = keyof typeof notificationKinds;
export const notificationKindKeys = Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]];

/** Returns what is known about a kind. */
export const kindOf = (kind: NotificationKind): NotificationKindRow => notificationKinds[kind];

/** How notifications arrive, where a member chose. */
export type NotificationChoices = Partial<Record<NotificationKind, NotificationChannels>>;

/** Returns how notifications of a kind arrive for someone. */
export const channelsOf = (kind: NotificationKind, choices: NotificationChoices): NotificationChannels =>
  choices[kind] ?? kindOf(kind).usual;

/** Returns how notifications of every kind arrive for someone. */
export const channelsOfEvery = (choices: NotificationChoices): Record<NotificationKind, NotificationChannels> =>
  Object.fromEntries(notificationKindKeys.map((kind) => [kind, channelsOf(kind, choices)])) as Record<
    NotificationKind,
    NotificationChannels
  >;
