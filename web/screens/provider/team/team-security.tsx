import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, messageOf, query } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { toast } from '#web/ui/toast.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { Part } from './member-sections.tsx';

/** Loads whether the home requires a second factor and which members have one. Only owners and admins load it. */
export const useTeamSecondFactor = (isAsked: boolean) =>
  useQuery({ ...query.team.getTeamSecondFactor.queryOptions({ input: {} }), enabled: isAsked });

const useRequire = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isRequired: boolean) => api.team.requireSecondFactor({ isRequired }),
    onSuccess: (saved) => {
      client.setQueryData(query.team.getTeamSecondFactor.queryOptions({ input: {} }).queryKey, saved);
      toast(saved.requiredSince ? 'Two-step sign-in is required now.' : 'Two-step sign-in is optional now.', { tone: 'success' });
    },
    onError: (error) => toast(messageOf(error), { tone: 'danger' }),
  });
};

/** Lets a home require two-step sign-in of everyone on its team. */
export const TeamSecurity = () => {
  const found = useTeamSecondFactor(true);
  const require = useRequire();
  const whyNot = useWorkspace().whyNot('second-factor.require');
  const [isAsking, setIsAsking] = useState(false);
  if (!found.data) return null;
  const { requiredSince, changedBy } = found.data;
  const isOn = requiredSince !== null;
  const choose = () => {
    require.mutate(!isOn);
    setIsAsking(false);
  };
  return (
    <Part title="Sign-in security">
      <Switch
        label="Require two-step sign-in for staff"
        hint={
          isOn && changedBy
            ? `Everyone on the team signs in with a code from their phone. Turned on by ${changedBy}.`
            : 'Everyone on the team, trade companies included, signs in with a code from their phone.'
        }
        isOn={isOn}
        isBusy={require.isPending}
        isDisabled={whyNot !== null}
        onChange={() => setIsAsking(true)}
      />
      {whyNot && <p className="text-sm text-muted">{whyNot}</p>}
      {isAsking && (
        <Dialog
          title={isOn ? 'Stop requiring two-step sign-in?' : 'Require two-step sign-in?'}
          isOpen
          isAlert
          onClose={() => setIsAsking(false)}
          actions={
            <>
              <Button onClick={() => setIsAsking(false)}>Cancel</Button>
              <Button look="primary" onClick={choose}>
                {isOn ? 'Make it optional' : 'Require it'}
              </Button>
            </>
          }
        >
          {isOn
            ? 'People who have it keep it, and can turn it off.'
            : 'From now on, we’ll help everyone on the team set it up when they sign in. Anyone already signed in has 7 days.'}
        </Dialog>
      )}
    </Part>
  );
};
