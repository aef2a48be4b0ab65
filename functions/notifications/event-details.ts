import * as z from 'zod';
import { readAccountRow } from '#functions/table/account.ts';
import { readCaseDocument } from '#functions/table/case-document.ts';
import { readHandoff } from '#functions/table/handoff.ts';
import { readMessage } from '#functions/table/message.ts';
import { readNote } from '#functions/table/note.ts';
import { readAuditEntry } from '#functions/table/support.ts';
import type { Table } from '#functions/table/table.ts';
import { readDay } from '#functions/table/task.ts';
import { missedThings } from '#shared/custody/handoffs/carried-effects.ts';
import { type CardPaymentsTrouble, cardPaymentsTrouble, cardRequirement } from '#shared/model/enumerations/card-payments.ts';
import { handoffPurpose } from '#shared/model/enumerations/handoff.ts';
import { checkoutConcern } from '#shared/model/enumerations/ledger.ts';
import { incomplete } from '#shared/notifications/handoff-kinds.ts';
import { changedSubject, type NotificationKind, planSentAgain } from '#shared/notifications/notification-kinds.ts';
import { addDays } from '#shared/values/dates.ts';
import { fullNameOf } from '#shared/values/full-name.ts';
import { guid } from '#shared/values/schemas.ts';
import { preview } from '#shared/values/text.ts';

/** Describes everything that the events of any kind say about whom and what they concern. */
export const notifyingData = z.looseObject({
  locationId: guid,
  caseId: guid.optional(),
  employeeId: guid.nullable().optional(),
  mentions: z.array(guid).optional(),
  noteId: guid.optional(),
  contactId: guid.optional(),
  identifiers: z.array(z.string()).optional(),
  displayServiceIds: z.array(guid).optional(),
  day: z.string().optional(),
  taskId: guid.optional(),
  taskName: z.string().optional(),
  isAgain: z.boolean().optional(),
  requestId: guid.optional(),
  threadId: guid.optional(),
  accountId: guid.optional(),
  auditId: guid.optional(),
  documentId: guid.optional(),
  signerId: guid.optional(),
  handoffId: guid.optional(),
  missing: z.string().optional(),
  paymentId: guid.optional(),
  concern: z.string().optional(),
  trouble: z.string().optional(),
  due: z.array(z.string()).optional(),
});
export type NotifyingData = z.infer<typeof notifyingData>;

/** What a notification of a kind is about, beyond its case, and who takes care of it if the event doesn't say so. */
export type Details = { subjects: string[]; words: string | null; employeeId?: string };

const MAX_WORDS = 160;
/** The most tasks of one day that a notification counts. */
const MAX_TASKS = 60;
const NAMED_TASKS = 3;

/** Returns how the note begins, as it's worded now. */
async function ofMention(table: Table, { caseId, noteId, mentions }: NotifyingData): Promise<Details | null> {
  if (!caseId || !noteId || !mentions?.length) return null;
  const note = await readNote(table, caseId, noteId);
  return note ? { subjects: [noteId], words: preview(note.note, MAX_WORDS) } : null;
}

/** Returns the tasks that were due the day before; null if there are none, so that nobody hears of the same task every morning. */
async function ofOverdue(table: Table, { locationId, employeeId, day }: NotifyingData): Promise<Details | null> {
  if (!employeeId || !day) return null;
  const { tasks } = await readDay(table, { locationId, employeeId }, { limit: MAX_TASKS, on: addDays(day, -1) });
  if (tasks.length === 0) return null;
  const names = tasks.slice(0, NAMED_TASKS).map(({ name }) => name);
  const rest = tasks.length - names.length;
  return {
    subjects: tasks.map(({ id }) => id),
    words: preview([...names, ...(rest > 0 ? [`${rest} more`] : [])].join(', '), MAX_WORDS),
  };
}

const ofTask = ({ taskId, taskName }: NotifyingData): Details | null =>
  taskId && taskName ? { subjects: [taskId], words: preview(taskName, MAX_WORDS) } : null;

/** Returns whose message it is. A new one is named by its request, and one that a family continued by its thread. */
async function ofMessage(table: Table, { locationId, requestId, threadId = requestId }: NotifyingData): Promise<Details | null> {
  const message = threadId && (await readMessage(table, locationId, threadId));
  if (!message) return null;
  const { id, name, assigneeId } = message;
  return { subjects: [id], words: preview(name, MAX_WORDS), ...(assigneeId === undefined ? {} : { employeeId: assigneeId }) };
}

/** Returns whom support acts for, and why, as the audit trail has it. */
async function ofSupport(table: Table, { accountId, auditId }: NotifyingData): Promise<Details | null> {
  if (!accountId || !auditId) return null;
  const [account, entry] = await Promise.all([readAccountRow(table, accountId), readAuditEntry(table, accountId, auditId)]);
  if (!account || !entry) return null;
  return { subjects: [auditId], words: preview(`For ${fullNameOf(account)}: ${entry.reason}`, MAX_WORDS) };
}

const ofChanges = ({ identifiers = [], displayServiceIds = [], contactId }: NotifyingData): Details => ({
  subjects: [
    ...identifiers.map((id) => changedSubject('answer', id)),
    ...displayServiceIds.map((id) => changedSubject('service', id)),
    ...(contactId ? [changedSubject('contact', contactId)] : []),
  ],
  words: null,
});

/** Returns which document it is, and whose signature, with the reason of someone who declined. */
async function ofDocument(table: Table, { documentId, signerId }: NotifyingData): Promise<Details | null> {
  const document = documentId && (await readCaseDocument(table, documentId));
  if (!document) return null;
  const signer = document.signers.find(({ id }) => id === signerId);
  const said = [signer?.fullName, document.name, signer?.declinedReason].filter(Boolean).join(': ');
  return { subjects: [signerId ?? document.id], words: preview(said, MAX_WORDS) };
}

/** Returns what a hand-off is for and between whom, with the reason of someone who refused it or took it back, and what wasn’t there. */
async function ofHandoff(table: Table, { caseId, handoffId }: NotifyingData): Promise<Details | null> {
  const handoff = caseId && handoffId && (await readHandoff(table, { caseId, id: handoffId }));
  if (!handoff) return null;
  const { purpose, from, to, state, ended } = handoff;
  const missed = missedThings(handoff);
  const said = [
    // It comes first: the line is cut off.
    missed.length > 0 && `Not there: ${missed.map(({ name }) => name).join(', ')}`,
    `${handoffPurpose.label(purpose)}, ${from.name} to ${to.name}`,
    ended?.reason,
  ];
  const subjects = missed.length > 0 ? [state, incomplete] : [state];
  return { subjects, words: preview(said.filter(Boolean).join(missed.length > 0 ? '. ' : ': '), MAX_WORDS) };
}

/** Returns what staff have to look at about a payment, in words. */
const ofPayment = ({ paymentId, concern = '' }: NotifyingData): Details | null =>
  paymentId && checkoutConcern.has(concern) ? { subjects: [paymentId, concern], words: checkoutConcern.label(concern) } : null;

/** What to say when the processor asks for nothing. */
const cardTroubleWords: Readonly<Record<CardPaymentsTrouble, string>> = {
  paused: 'Nobody can pay you online. Stripe emails the reason to the account’s owner.',
  'in-review': 'Nobody can pay you online until Stripe is done. You don’t have to do anything now.',
  'no-payouts': 'Payments stay in your Stripe account. Stripe emails the reason to the account’s owner.',
  left: 'Nobody can pay you online. Payments that were on their way have to be recorded by hand.',
};

/** Returns what has gone wrong with a home's account at the card processor, and what the processor asks for. */
function ofCardPayments({ trouble = '', due = [] }: NotifyingData): Details | null {
  if (!cardPaymentsTrouble.has(trouble)) return null;
  const asked = due.flatMap((each) => (cardRequirement.has(each) ? [cardRequirement.label(each)] : []));
  const words = asked.length > 0 ? `What Stripe needs: ${asked.join('; ')}` : cardTroubleWords[trouble];
  return { subjects: [trouble], words: preview(words, MAX_WORDS) };
}

const readers: Partial<
  Record<NotificationKind, (table: Table, data: NotifyingData) => Details | null | Promise<Details | null>>
> = {
  mention: ofMention,
  'tasks-overdue': ofOverdue,
  'message-received': ofMessage,
  'support-entered': ofSupport,
  'family-changes': (_table, data) => ofChanges(data),
  'document-signed': ofDocument,
  'document-complete': ofDocument,
  'document-declined': ofDocument,
  'document-bounced': ofDocument,
  'handoff-offered': ofHandoff,
  'handoff-answered': ofHandoff,
  'handoff-overdue': ofHandoff,
  'task-assigned': (_table, data) => ofTask(data),
  'gate-passed-over': (_table, { missing }) => ({ subjects: [], words: missing ? preview(missing, MAX_WORDS) : null }),
  'payment-review': (_table, data) => ofPayment(data),
  'card-payments-stopped': (_table, data) => ofCardPayments(data),
  'plan-received': (_table, { isAgain }) => ({ subjects: isAgain ? [planSentAgain] : [], words: null }),
};

/** Returns what an event tells the recipients of a kind; null if there is nothing to tell. */
export const detailsOf = async (table: Table, kind: NotificationKind, data: NotifyingData): Promise<Details | null> => {
  const read = readers[kind];
  return read ? read(table, data) : { subjects: [], words: null };
};
