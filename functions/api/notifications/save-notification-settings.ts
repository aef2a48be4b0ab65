import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { refuseSupport } from '#functions/runtime/refuse-support.ts';
import { choicesWrite, readChoices } from '#functions/table/notification.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { channelsOfEvery } from '#shared/notifications/notification-kinds.ts';
import { os } from './implementer.ts';

/** Over the version that was seen, so that of two windows of one person neither undoes what the other chose. Kinds that aren't named stay as they were. */
export const saveNotificationSettings = os.saveNotificationSettings.handler(async ({ input, context }) => {
  refuseSupport(context, 'choose how notifications arrive');
  const of = homeOf(context);
  const before = await readChoices(context.table, of);
  const choices = { ...before.choices, ...input.channels };
  try {
    await context.table.transact([choicesWrite(of, choices, input.version)]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw problem('stale', { detail: 'Your notification settings were changed in another window. Try again.' });
  }
  return { version: input.version + 1, channels: channelsOfEvery(choices) };
});
