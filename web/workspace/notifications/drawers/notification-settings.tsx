import { kindOf, type NotificationChannels, notificationKindKeys } from '#shared/notifications/notification-kinds.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { useSession } from '#web/session/index.ts';
import { Checkbox } from '#web/ui/choices.tsx';
import { SkeletonText } from '#web/ui/states.tsx';
import { useWorkspace } from '../../use-workspace.ts';
import { useNotificationSettings } from '../use-notification-settings.ts';

export const title = 'Notification settings';

const channels: readonly (readonly [keyof NotificationChannels, string])[] = [
  ['bell', 'In the bell'],
  ['email', 'By email'],
];

/** Chooses for each kind of notification how it arrives at the open home. Each choice is saved when it's made. */
export const Component = () => {
  const { locationName, may } = useWorkspace();
  const settings = useNotificationSettings();
  const { support } = useSession();
  if (settings.isPending) return <SkeletonText lines={8} />;
  if (!settings.data) return <FailedQuery of={settings} title="We couldn’t load your settings." />;
  const { channels: chosen } = settings.data;
  return (
    <div className="grid gap-6">
      <p className="text-muted">
        {support
          ? `What reaches this person at ${locationName}. Only they can change it.`
          : `What reaches you at ${locationName}. Your choices are saved as you make them. Email goes out a few minutes after something happens, and lists only what you haven’t read by then.`}
      </p>
      {notificationKindKeys
        .filter((kind) => may(kindOf(kind).needs))
        .map((kind) => (
          <fieldset key={kind}>
            <legend className="font-semibold">{kindOf(kind).label}</legend>
            <p className="text-sm text-muted">{kindOf(kind).hint}</p>
            <div className="mt-1 flex flex-wrap gap-x-8">
              {channels.map(([channel, label]) => (
                <Checkbox
                  key={channel}
                  label={label}
                  checked={chosen[kind][channel]}
                  disabled={support !== null}
                  onChange={(event) => void settings.choose(kind, { ...chosen[kind], [channel]: event.target.checked })}
                />
              ))}
            </div>
          </fieldset>
        ))}
      {may('digest.choose') && (
        <p className="border-t border-border pt-4 text-sm text-muted">
          The morning email with your tasks is separate. Turn it on or off in Today.
        </p>
      )}
    </div>
  );
};
