import { homeOf } from '#functions/runtime/home-of.ts';
import { readChoices } from '#functions/table/notification.ts';
import { channelsOfEvery } from '#shared/notifications/notification-kinds.ts';
import { os } from './implementer.ts';

export const getNotificationSettings = os.getNotificationSettings.handler(async ({ context }) => {
  const { version, choices } = await readChoices(context.table, homeOf(context));
  return { version, channels: channelsOfEvery(choices) };
});
