import { useMutation } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { api } from '#web/session/api.ts';
import { useIdempotencyKey } from '#web/session/idempotency-key.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.ts';
import { workPaths } from '#web/work-paths.ts';
import { useForgetCatalog } from '../use-forget-catalog.ts';

/** Drafts the catalog as it was before a release. Asks first, because what later releases changed goes back, too. */
export const RevertRelease = ({ release }: { release: number }) => {
  const [isAsking, setIsAsking] = useState(false);
  const keyFor = useIdempotencyKey();
  const forget = useForgetCatalog();
  const navigate = useNavigate();
  const reverting = useMutation({
    mutationFn: () => api.systemBatches.revertRelease({ release }, { context: { idempotencyKey: keyFor({ release }) } }),
    onSuccess: () => {
      // Before the drafts show: they would begin with those from before.
      void forget();
      toast('A draft reverts it. Publish it when you’re ready.', { tone: 'success' });
      void navigate(workPaths.systemDrafts());
    },
    onError: forget,
  });
  return (
    <>
      <Button size="compact" icon={Undo2} onClick={() => setIsAsking(true)}>
        Revert this release
      </Button>
      {isAsking && (
        <Dialog
          title={`Revert release ${release}?`}
          isOpen
          isAlert
          onClose={() => setIsAsking(false)}
          actions={
            <>
              <Button onClick={() => setIsAsking(false)}>Cancel</Button>
              <Button look="primary" isBusy={reverting.isPending} busyLabel="Creating..." onClick={() => reverting.mutate()}>
                Create draft
              </Button>
            </>
          }
        >
          <p>
            This drafts the catalog as it was before release {release}, so what later releases changed goes back, too. What was
            added since is retired if homes or families may have it. Nothing is published until you publish the draft.
          </p>
          <FormFailure error={reverting.error} />
          {reverting.error && (
            <p className="mt-2">
              <TextLink to={workPaths.systemDrafts()}>See all drafts</TextLink>
            </p>
          )}
        </Dialog>
      )}
    </>
  );
};
