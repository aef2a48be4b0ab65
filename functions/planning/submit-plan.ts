import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { limit, limitMail, plansOfStrangers } from '#functions/runtime/rate-limit.ts';
import { raise } from '#functions/table/outbox.ts';
import type { PlanAccount, PlanRecord } from '#functions/table/plan.ts';
import { submitWrite } from '#functions/table/plan.ts';
import type { SubmissionRecord } from '#functions/table/submission.ts';
import { lastSubmission, submissionItem } from '#functions/table/submission.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import type { ArrangementContact } from '#shared/model/arrangement.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { missingRequired } from '#shared/planner/missing-required.ts';
import { templateCalled } from '#shared/planner/offers.ts';
import { pastConferences } from '#shared/planner/past-conference.ts';
import { draftOf } from '#shared/planner/saved-plan.ts';
import { holderOf } from './holder.ts';
import { ownPlan } from './readable-plan.ts';
import { refuseUneditable, stale } from './save-plan.ts';
import { validPlan } from './valid-plan.ts';
import { plannerHomeOf } from './warm-planner-home.ts';

export type SubmitInput = {
  id: string;
  version: number;
  preferredContact: 'phone' | 'email';
  bestTime: string;
  message: string;
};

/** Returns the planner: the schema puts them first. */
const plannerOf = ({ arrangement }: PlanRecord) => arrangement.contacts[0] as ArrangementContact;

function refuseUnreachable(plan: PlanRecord, { preferredContact }: SubmitInput): void {
  if (preferredContact === 'email' || plannerOf(plan).phoneNumber) return;
  const message = 'Please add a phone number to your contact details, or choose email.';
  throw problem('invalid_input', { errors: [{ field: 'preferredContact', message }] });
}

function refusePastConference({ arrangement }: PlanRecord, home: PlannerHome, now: Date): void {
  const [past] = pastConferences(home, arrangement, now);
  if (past) throw problem('invalid_input', { detail: `The time you asked for to meet has passed. ${past.words}` });
}

/**
 * Checks that a home gets no plan at a price that it doesn't ask: the family sees the right price first, which a save shows them. What was saved while the
 * home was closed was never priced, so the revision says nothing; such a plan is priced again, and goes out at what the home asks now.
 */
function presentAccount({ arrangement, priced }: PlanRecord, home: PlannerHome): PlanAccount {
  const { account, dropped } = validPlan(home, arrangement);
  if (account.priced.totalCents === priced.totalCents && dropped.length === 0) return account;
  throw problem('conflict', {
    detail: 'The home’s offer has changed since this plan was saved. Please look at the plan again before you send it.',
  });
}

/** Returns what a home sees of a plan: everything but the most that the family would pay, which is only for the family to know. */
function arrangementForHome({ arrangement }: PlanRecord): PlanRecord['arrangement'] {
  const { ceilingCents: _, ...visibleToHome } = arrangement;
  return visibleToHome;
}

function submissionOf(
  { actor, now, newId }: OperationContext,
  requestId: string,
  plan: PlanRecord,
  home: PlannerHome,
  input: SubmitInput,
) {
  const { email } = plannerOf(plan);
  const { preferredContact, bestTime, message } = input;
  const record: SubmissionRecord = {
    id: newId(),
    requestId,
    arrangementId: plan.id,
    locationId: plan.locationId,
    planVersion: plan.version,
    arrangement: arrangementForHome(plan),
    priced: plan.priced,
    home: plan.home,
    revision: plan.revision,
    flatPriceCents: plan.flatPriceCents,
    preferredContact,
    bestTime,
    message,
    packageName: templateCalled(home, plan.arrangement.selectedTemplate)?.name ?? '',
    missing: missingRequired(home, draftOf(plan.arrangement)).map(({ words }) => words),
    isEmailProven: actor.kind === 'person' && actor.person.emailVerified && actor.person.email === email,
    hasOwner: plan.accountId !== null,
    ...(plan.submittedOn === null ? {} : { isAgain: true }),
    createdOn: plan.createdOn,
    submittedOn: now.toISOString(),
  };
  return record;
}

/**
 * Sends a plan to its home: keeps what was sent beside it and raises the event, in one transaction. Answers aren't required; the home is told what is
 * missing. Problems: 404 (not theirs), 400 (no phone to call, or a meeting in the past), 409 `stale` (saved since) or `conflict` (the home is gone, or its offer
 * has changed), 429.
 */
export async function submitPlan(context: OperationContext, input: SubmitInput): Promise<PlanRecord> {
  const holder = holderOf(context);
  const plan = await ownPlan(context, input.id, holder);
  const requestId = context.newId();
  if (plan.version !== input.version) {
    // A request that died after its commit comes again under the same id: it is answered as sent.
    if ((await lastSubmission(context.table, plan.id))?.requestId === requestId) return plan;
    throw stale();
  }
  refuseUneditable(plan);
  refuseUnreachable(plan, input);
  const home = await plannerHomeOf(context.table, plan.locationId, context.now);
  if (!home) throw problem('conflict', { detail: 'This funeral home isn’t taking plans on Yarrow right now.' });
  refusePastConference(plan, home, context.now);
  const account = presentAccount(plan, home);
  // Limited by sender and by reply address, not by home: a flood must not keep families from writing to a home.
  await limitMail(context, plannerOf(plan).email);
  const sent = submissionOf(context, requestId, { ...plan, ...account }, home, input);
  if (!sent.isEmailProven) await limit(context, plansOfStrangers, context.request.address);
  const eventData = { arrangementId: plan.id, locationId: plan.locationId, submissionId: sent.id };
  try {
    await context.table.transact([
      submitWrite(plan, holder, sent.submittedOn),
      { put: submissionItem(sent) },
      raise(context.event('arrangement.submitted', eventData, plan.locationId)),
    ]);
  } catch (error) {
    if (error instanceof ConditionFailed) throw stale();
    throw error;
  }
  return { ...plan, version: plan.version + 1, submittedOn: sent.submittedOn, updatedOn: sent.submittedOn };
}
