import { ownPlan } from '#functions/planning/readable-plan.ts';
import { problem } from '#functions/problem.ts';
import { refuseCommonPassword } from '#functions/runtime/passwords/index.ts';
import { limitMail } from '#functions/runtime/rate-limit.ts';
import type { AccountRecord } from '#functions/table/account.ts';
import { accountByEmail, accountItem, emailItem } from '#functions/table/account.ts';
import { raise } from '#functions/table/outbox.ts';
import type { PlanRecord } from '#functions/table/plan.ts';
import { linkWrite, readPlan } from '#functions/table/plan.ts';
import type { PlanHolder } from '#functions/table/plan-owner.ts';
import { isHeldBy } from '#functions/table/plan-owner.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { done } from '#shared/contract/done.ts';
import type { SignUpContext } from './implementer.ts';
import { os } from './implementer.ts';

const browserOf = ({ request }: SignUpContext): PlanHolder => ({ accountId: null, keyHash: request.planKeyHash });

/** Builds the planner's account, with the names of the plan's first contact. Its address isn't verified yet. */
function accountOf(id: string, email: string, { arrangement }: PlanRecord, now: Date): AccountRecord {
  const at = now.toISOString();
  const { firstName, lastName, phoneNumber } = arrangement.contacts[0] ?? {};
  return {
    id,
    version: 1,
    kind: 'family',
    email,
    isEmailVerified: false,
    pendingEmail: null,
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    phoneNumber: phoneNumber ?? '',
    status: 'active',
    defaultLocationId: null,
    sessionsValidFrom: null,
    createdOn: at,
    updatedOn: at,
  };
}

/** Writes account, address, the plan's new owner, and the events in one transaction. Returns which of its conditions failed, if any. */
async function store(context: SignUpContext, account: AccountRecord, plan: PlanRecord): Promise<'stored' | 'taken' | 'moved'> {
  const { id, email } = account;
  try {
    await context.table.transact([
      { put: emailItem(email, id, 'family'), unless: 'exists' },
      { put: accountItem(account), unless: 'exists' },
      linkWrite(plan, context.request.planKeyHash ?? '', id),
      raise(context.event('account.created', { accountId: id, emailVerified: false })),
      raise(context.event('email-verification.requested', { accountId: id, email })),
    ]);
    return 'stored';
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    return error.index === 2 ? 'moved' : 'taken';
  }
}

/**
 * Stores the account. If the plan was saved at that very moment, tries once more with the plan as it is now. `moved`: the plan is no longer this browser's.
 */
async function storeForPlan(context: SignUpContext, account: AccountRecord, plan: PlanRecord) {
  let held: PlanRecord | undefined = plan;
  for (let turn = 1; turn <= 3 && held; turn += 1) {
    const outcome = await store(context, account, held);
    if (outcome !== 'moved') return outcome;
    const now = await readPlan(context.table, plan.id);
    held = now && isHeldBy(now, browserOf(context)) ? now : undefined;
  }
  return 'moved';
}

/** No account has this id: removing it takes as long as removing a user that was made in vain. */
const nobodyId = '00000000-0000-8000-8000-000000000000';

/** Stores the account, unless its email already has one: then an email tells the owner. */
async function storeOrTell(context: SignUpContext, account: AccountRecord, plan: PlanRecord) {
  const isTaken = (await accountByEmail(context.table, account.email)) !== undefined;
  const outcome = isTaken ? 'taken' : await storeForPlan(context, account, plan);
  if (outcome === 'taken') await context.table.transact([raise(context.event('sign-up.requested', { email: account.email }))]);
  return outcome;
}

/**
 * Creates a family account that owns this browser's plan. If the email has an account, it creates none, and an email tells the owner; the answer and the
 * requests behind it are the same, so that neither words nor timing say which it was. The new account can be used immediately, so signing in to it does
 * tell, at the price of a real account and of the owner's attention; `limitMail` bounds how often. The pool's user comes first, under an id that derives
 * from the Idempotency-Key, so that the same request can finish what a crash left half done. Signing in is the ordinary `login`.
 */
export const createUserAccount = os.createUserAccount.handler(async ({ input, context }) => {
  const { email, password, arrangementId } = input;
  const accountId = context.newId();
  const plan = await ownPlan(context, arrangementId, { ...browserOf(context), accountId });
  if (plan.accountId === accountId) return done;
  const account = accountOf(accountId, email, plan, context.now);
  refuseCommonPassword(password, [email, account.firstName, account.lastName]);
  await limitMail(context, email);
  await context.identity.setPassword('family', accountId, password);
  const outcome = await storeOrTell(context, account, plan);
  await context.identity.deleteUser('family', outcome === 'stored' ? nobodyId : accountId);
  if (outcome === 'moved') throw problem('not_found');
  return done;
});
