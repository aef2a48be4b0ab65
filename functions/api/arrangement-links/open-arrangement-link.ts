import { ORPCError } from '@orpc/server';
import { timelineEntryOf } from '#functions/cases/contacts/by-contact.ts';
import { changeContact } from '#functions/cases/contacts/change-contact.ts';
import { mayReachCase } from '#functions/cases/contacts/contact-links.ts';
import { hasArrangementLink, type MailedContact, mailedContact } from '#functions/cases/contacts/mailed-contact.ts';
import { planOfContact } from '#functions/cases/contacts/plan-of-contact.ts';
import { holderOf, ownerOfSave } from '#functions/planning/holder.ts';
import { savePlan } from '#functions/planning/save-plan.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { problem } from '#functions/runtime/problems.ts';
import { hashOfToken } from '#functions/runtime/single-use-token.ts';
import { accountByEmail } from '#functions/table/account.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import type { ArrangementLink } from '#functions/table/contact.ts';
import { handOverWrite, type PlanRecord, readPlan } from '#functions/table/plan.ts';
import { NOT_SENT, planCaseWrites, readCasePlan } from '#functions/table/plan-case.ts';
import { isHeldBy } from '#functions/table/plan-owner.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { readToken, type TokenRecord } from '#functions/table/token.ts';
import { isClosed } from '#shared/lifecycles/case-status.ts';
import { os } from './implementer.ts';

const over = () =>
  problem('token_used', {
    detail: 'This link has ended, was cancelled, or a newer one was sent. Please ask the funeral home for a new one.',
  });

type Opened = MailedContact & { link: ArrangementLink };

/** The contact behind a link that still opens something; a 410 for every other. */
async function openedLink({ table, now }: OperationContext, token: TokenRecord | undefined): Promise<Opened> {
  if (token?.purpose !== 'arrangement-link' || !token.contact || Date.parse(token.expiresOn) <= now.getTime()) throw over();
  const found = await mailedContact(table, token.contact);
  const link = found?.contact.arrangementLink;
  if (!found || !link || !hasArrangementLink(found.contact, token.contact.invitationId)) throw over();
  if (isClosed(found.record)) throw over();
  return { ...found, link };
}

/**
 * Refuses to take a plan out of an account, with words for its owner. Someone who claimed the plan with an account of another address must not keep it from
 * the person the link was mailed to, so that a caller who insists gets it. An account with the contact's own address keeps its plan.
 */
async function checkAccount(context: OperationContext, plan: PlanRecord, email: string, takesOver: boolean): Promise<void> {
  if (plan.accountId === null) return;
  const own = takesOver ? await accountByEmail(context.table, email) : undefined;
  if (takesOver && own?.accountId !== plan.accountId) return;
  const detail = takesOver
    ? 'This plan is saved in the account with the email address this link was sent to. Sign in there to continue with it.'
    : 'This plan is saved in an account. Sign in to continue with it.';
  throw problem('conflict', { detail });
}

/** Gives a plan that was begun in another browser to the one that opens the link, since anyone who reads the address's mail may continue with it. */
async function takeOver(context: OperationContext, plan: PlanRecord, email: string, insists: boolean): Promise<void> {
  if (isHeldBy(plan, holderOf(context))) return;
  await checkAccount(context, plan, email, insists);
  const { update, set, condition } = handOverWrite(plan, ownerOfSave(holderOf(context)));
  try {
    await context.table.update(update, set, condition);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw problem('unavailable', { retryAfterSeconds: 1 });
  }
}

/** Tells whether the case has no plan that counts: none at all, or one that nobody sent before the home withdrew its link. */
async function hasNoPlan({ table }: OperationContext, { id, planId }: CaseRecord): Promise<boolean> {
  if (planId === undefined) return true;
  const current = await readCasePlan(table, id, planId);
  return current === undefined || (current.timesSent === 0 && !(await mayReachCase(table, current)));
}

/** Notes at the contact that the link was opened, and beside plan and case that the one is for the other. Whoever opens it at the same moment notes the same. */
async function note(context: OperationContext, { record, contact, link }: Opened, planId: string): Promise<void> {
  if (link.state === 'opened') return;
  const { id: caseId, providerLocationId: locationId } = record;
  const planCase = { planId, caseId, locationId, contactId: contact.id, submissionId: NOT_SENT, timesSent: 0 };
  try {
    await changeContact(context, record, contact, {
      contact: { ...contact, arrangementLink: { ...link, state: 'opened', planId } },
      // The first plan that is made for a case is the one that counts there.
      ...((await hasNoPlan(context, record)) ? { caseFields: { planId } } : {}),
      writes: [
        ...(link.planId === undefined ? planCaseWrites(planCase) : []),
        timelineEntryOf(context, caseId, contact, 'contact-arrangement-opened'),
      ],
    });
  } catch (error) {
    if (!(error instanceof ORPCError) || error.code !== 'stale') throw error;
  }
}

/**
 * Opens the plan of a mailed link in this browser (or for the family person who is signed in): the one that was begun by it, or a new one in which the people
 * are named already. Its id is that of the contact's first link, so that two who open it at once begin one plan.
 */
export const openArrangementLink = os.openArrangementLink.handler(async ({ input, context }) => {
  const opened = await openedLink(context, await readToken(context.table, hashOfToken(input.token)));
  const { record, link } = opened;
  const planId = link.planId ?? link.id;
  const plan = await readPlan(context.table, planId);
  if (plan) await takeOver(context, plan, opened.contact.email, input.takesOver);
  else await savePlan(context, { requestId: link.id, version: null, arrangement: planOfContact(planId, opened) });
  await note(context, opened, planId);
  return { locationId: record.providerLocationId, arrangementId: planId };
});
