import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { NotificationSettings } from '#shared/contract/notifications.ts';
import type { NotificationChannels, NotificationKind } from '#shared/notifications/notification-kinds.ts';
import { api, messageOf, problemOf, query } from '#web/session/index.ts';
import { toast } from '#web/ui/toast.ts';

/** Saves go one after the other, so that each names the version that the one before made. */
let line: Promise<unknown> = Promise.resolve();

/** How notifications arrive for the signed-in person at the open home, and how to change it: shown right away, and undone if it can't be saved. */
export const useNotificationSettings = () => {
  const client = useQueryClient();
  const options = query.notifications.getNotificationSettings.queryOptions({ input: {} });
  const settings = useQuery(options);
  const known = () => client.getQueryData<NotificationSettings>(options.queryKey);
  const put = (value: NotificationSettings | undefined) => value && client.setQueryData(options.queryKey, value);
  const withKind = (kind: NotificationKind, chosen: NotificationChannels, of = known()) =>
    of && { ...of, channels: { ...of.channels, [kind]: chosen } };
  const choose = (kind: NotificationKind, chosen: NotificationChannels): Promise<void> => {
    const channels = { [kind]: chosen };
    const save = async (version: number) => {
      const saved = await api.notifications.saveNotificationSettings({ version, channels });
      // Of what was chosen since, only the version is new.
      put({ ...(known() ?? saved), version: saved.version });
    };
    const send = async () => {
      try {
        await save(known()?.version ?? 0);
      } catch (error) {
        if (problemOf(error)?.code !== 'stale') throw error;
        // Another window of the same person chose something else: this choice is made again, to that.
        put(withKind(kind, chosen, await api.notifications.getNotificationSettings({})));
        await save(known()?.version ?? 0);
      }
    };
    void client.cancelQueries({ queryKey: options.queryKey });
    put(withKind(kind, chosen));
    const turn = line.then(send).catch(async (error: unknown) => {
      toast(messageOf(error), { tone: 'danger' });
      await client.invalidateQueries({ queryKey: options.queryKey });
    });
    line = turn;
    return turn;
  };
  return { ...settings, choose };
};
