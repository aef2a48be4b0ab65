import { ORPCError } from '@orpc/server';
import { timelineEntryOf } from '#functions/cases/contacts/by-contact.ts';
import { changeContact } from '#functions/cases/contacts/change-contact.ts';
import { mayReachCase } from '#functions/cases/contacts/contact-links.ts';
import { hasArrangementLink, type MailedContact, mailedContact } from '#functions/cases/contacts/mailed-contact.ts';
import { planOfContact } from '#functions/cases/contacts/plan-of-contact.ts';
import { holderOf, ownerOfSave } from '#functions/planning/holder.ts';
import { savePlan } from '#functions/planning/save-plan.ts';
import { problem } from '#functions/problem.ts';
import { namedId } from '#functions/runtime/named-id.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { hashOfToken } from '#functions/runtime/single-use-token.ts';
import { readAccountRow } from '#functions/table/account.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import type { ArrangementLink } from '#functions/table/contact.ts';
import { raise } from '#functions/table/outbox.ts';
import { handOverWrite, type PlanRecord, readPlan } from '#functions/table/plan.ts';
import { NOT_SENT, planCaseWrites, readCasePlan } from '#functions/table/plan-case.ts';
import { isHeldBy } from '#functions/table/plan-owner.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { readToken, type TokenRecord } from '#functions/table/token.ts';
import { isClosed } from '#shared/lifecycles/case-status.ts';
import { os } from './implementer.ts';

const over = () =>
  problem('token_used', {
    detail: 'This link has expired, was canceled, or was replaced by a newer one. Please ask the funeral home for a new one.',
  });

type OpenedLink = MailedContact & { link: ArrangementLink };

/** Returns the contact behind a link that still works. Any other link is a 410. */
async function openedLink({ table, now }: OperationContext, token: TokenRecord | undefined): Promise<OpenedLink> {
  if (token?.purpose !== 'arrangement-link' || !token.contact || Date.parse(token.expiresOn) <= now.getTime()) throw over();
  const found = await mailedContact(table, token.contact);
  const link = found?.contact.arrangementLink;
  if (!found || !link || !hasArrangementLink(found.contact, token.contact.invitationId)) throw over();
  if (isClosed(found.record)) throw over();
  return { ...found, link };
}

/** Says that another caller's write came first, so that the attempt starts over from the current state. */
class Overtaken extends Error {}

/**
 * Refuses a plan that is in someone else's account, and tells the caller so. A caller who insists continues with a new plan instead, because someone who
 * claimed the plan must not keep it from the person the link was emailed to. An account that has verified the contact's own address is that person.
 */
async function checkAccount({ table }: OperationContext, accountId: string, email: string, insists: boolean): Promise<void> {
  const account = insists ? await readAccountRow(table, accountId) : undefined;
  if (insists && !(account?.isEmailVerified && account.email === email)) return;
  const detail = insists
    ? 'This plan is saved in the account with the email address this link was sent to. Sign in there to continue with it.'
    : 'This plan is saved in an account. Sign in to continue with it.';
  throw problem('conflict', { detail });
}

/** Gives a plan that was begun in another browser to the one that opens the link, since anyone who reads the address's email may continue with it. */
async function handOver(context: OperationContext, plan: PlanRecord): Promise<void> {
  const { update, set, condition } = handOverWrite(plan, ownerOfSave(holderOf(context)));
  try {
    await context.table.update(update, set, condition);
  } catch (error) {
    if (error instanceof ConditionFailed) throw new Overtaken();
    throw error;
  }
}

/** Tells whether the case has no plan that counts: none at all, or one that was detached from the case before anyone sent it. */
async function hasNoPlan({ table }: OperationContext, { id, planId }: CaseRecord, parted?: string): Promise<boolean> {
  if (planId === undefined) return true;
  const current = await readCasePlan(table, id, planId);
  return current === undefined || (current.timesSent === 0 && (planId === parted || !(await mayReachCase(table, current))));
}

/** Starts a plan with the people already named, or takes over one that was started at the same moment. */
async function start(context: OperationContext, opened: OpenedLink, planId: string, plan: PlanRecord | undefined): Promise<void> {
  if (plan && !isHeldBy(plan, holderOf(context))) await handOver(context, plan);
  if (plan) return;
  try {
    await savePlan(context, { requestId: opened.link.id, version: null, arrangement: planOfContact(planId, opened) });
  } catch (error) {
    if (error instanceof ORPCError && error.code === 'not_found') throw new Overtaken();
    throw error;
  }
}

type PlanOfLink = { planId: string; isFirst: boolean; parted?: PlanRecord };

/**
 * Records on the contact which plan the link leads to, and on plan and case that they belong together. `parted` is the plan that stays in someone's
 * account; its owner is told.
 */
async function note(context: OperationContext, { record, contact, link }: OpenedLink, { planId, isFirst, parted }: PlanOfLink) {
  const { id: caseId, providerLocationId: locationId } = record;
  const planCase = { planId, caseId, locationId, contactId: contact.id, submissionId: NOT_SENT, timesSent: 0 };
  const detached = parted?.accountId && { accountId: parted.accountId, arrangementId: parted.id };
  try {
    await changeContact(context, record, contact, {
      contact: { ...contact, arrangementLink: { ...link, state: 'opened', planId } },
      // The first plan made for a case is the one that counts there.
      ...((await hasNoPlan(context, record, parted?.id)) ? { caseFields: { planId } } : {}),
      writes: [
        ...(isFirst ? planCaseWrites(planCase) : []),
        timelineEntryOf(context, caseId, contact, 'contact-arrangement-opened'),
        // This event is about the account's plan, not about the case, so it has none of the case's facts.
        ...(detached ? [raise(context.event('arrangement.detached', detached, locationId))] : []),
      ],
    });
  } catch (error) {
    if (error instanceof ORPCError && error.code === 'stale') throw new Overtaken();
    throw error;
  }
}

type Input = { token: string; takesOver: boolean };

async function open(context: OperationContext, { token, takesOver }: Input) {
  const opened = await openedLink(context, await readToken(context.table, hashOfToken(token)));
  const { record, contact, link } = opened;
  const answer = (planId: string) => ({ locationId: record.providerLocationId, arrangementId: planId });
  const planId = link.planId ?? link.id;
  const plan = await readPlan(context.table, planId);
  if (plan?.accountId && !isHeldBy(plan, holderOf(context))) {
    await checkAccount(context, plan.accountId, contact.email, takesOver);
    const ownId = namedId('plan-of-link', link.id, planId);
    await start(context, opened, ownId, await readPlan(context.table, ownId));
    await note(context, opened, { planId: ownId, isFirst: true, parted: plan });
    return answer(ownId);
  }
  await start(context, opened, planId, plan);
  if (link.state !== 'opened') await note(context, opened, { planId, isFirst: link.planId === undefined });
  return answer(planId);
}

const MAX_TRIES = 6;

/**
 * Opens the plan of an emailed link in this browser, or for the signed-in family: the plan that was begun with the link, or a new one with the people
 * already named. Its id derives from the contact's first link, so that two people who open it at the same time begin one plan. A plan in someone else's
 * account is never opened or moved; a caller who insists gets a new one.
 */
export const openArrangementLink = os.openArrangementLink.handler(async ({ input, context }) => {
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    try {
      return await open(context, input);
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
    }
  }
  throw problem('unavailable', { retryAfterSeconds: 1 });
});
