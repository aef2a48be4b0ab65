import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, messageOf, query } from '#web/session/index.ts';
import { Switch } from '#web/ui/switch.tsx';
import { toast } from '#web/ui/toast.ts';
import { useTasksChanged } from './use-task-changes.ts';

/** Turns the morning's mail about the own tasks at this home on or off: at once, and back where it could not be kept. */
export const DigestSwitch = () => {
  const day = useQuery(query.tasks.getMyDay.queryOptions({ input: { whose: 'mine', pageSize: 1 } }));
  const refresh = useTasksChanged();
  const [chosen, setChosen] = useState<boolean | null>(null);
  if (!day.data) return null;
  const choose = async (isWanted: boolean) => {
    setChosen(isWanted);
    try {
      await api.tasks.setTaskDigest({ isWanted });
      await refresh();
    } catch (error) {
      toast(messageOf(error), { tone: 'danger', retry: () => void choose(isWanted) });
    }
    setChosen(null);
  };
  return (
    <div className="mt-8 max-w-200 border-t border-border pt-4">
      <Switch
        label="Email me my tasks each morning"
        hint="What is overdue and what is due that day, of the cases that are assigned to you."
        isOn={chosen ?? day.data.wantsDigest}
        isBusy={chosen !== null}
        onChange={(isOn) => void choose(isOn)}
      />
    </div>
  );
};
