import { problem } from '#functions/problem.ts';
import { proveBoth, requiringHomes, secondFactorOff } from '#functions/second-factor/index.ts';
import { raise } from '#functions/table/outbox.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { done } from '#shared/contract/done.ts';
import { os } from './implementer.ts';
import { ownAccount } from './own-account.ts';

/** Turns off the caller's second factor, unless a home requires it. */
export const turnOffSecondFactor = os.turnOffSecondFactor.handler(async ({ input, context }) => {
  const collection = await ownAccount(context);
  const { account } = collection;
  if (account.secondFactorOn === undefined) return done;
  const [home] = await requiringHomes(context.table, collection);
  if (home) throw problem('conflict', { detail: `${home.locationName} requires a second factor, so you can’t turn it off.` });
  const proof = await proveBoth(context, account, input);
  await context.identity.signOut(account.kind, proof.refreshToken);
  const event = context.event('second-factor.changed', { accountId: account.id, change: 'turned-off', codesLeft: 0 });
  try {
    await context.table.transact([...secondFactorOff(account, context.now.toISOString()), raise(event)]);
  } catch (error) {
    throw error instanceof ConditionFailed ? problem('stale') : error;
  }
  return done;
});
