import { Check, Circle, Rocket } from 'lucide-react';
import { useState } from 'react';
import type { CurrentLocation } from '#shared/contract/locations-views.ts';
import { type LaunchStep, type LaunchStepKey, launchAllowed } from '#shared/launch/index.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { api } from '#web/session/api.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { toast } from '#web/ui/toast.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { useHomeCopy } from './use-home.ts';

const stepWords: Record<LaunchStepKey, string> = {
  description: 'Description of 100 characters or more',
  team: 'A team member',
  photos: 'A photo',
  packages: 'Three packages',
  website: 'Website',
  attributes: 'An attribute',
  languages: 'A language',
  'general-information': 'General information',
};

const Step = ({ step }: { step: LaunchStep }) => (
  <li className="flex items-start gap-2.5 py-1.5">
    <Icon of={step.isDone ? Check : Circle} size={18} className={step.isDone ? 'mt-0.5 text-success' : 'mt-0.5 text-subtle'} />
    <span className="min-w-0">
      {step.isDone ? (
        stepWords[step.key]
      ) : (
        <a href={`#${step.key}`} className="underline underline-offset-[0.2em]">
          {stepWords[step.key]}
        </a>
      )}
      <span className={step.isDone ? 'sr-only' : 'block text-muted'}>{step.isDone ? ', done' : step.missing}</span>
    </span>
  </li>
);

/** Takes the page offline after one question. Nothing is lost, so it can be launched again. */
const TakeDown = () => {
  const { show } = useHomeCopy();
  const { may } = useWorkspace();
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const takeDown = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      show(await api.locations.makeLocationInactive({}));
      setIsAsked(false);
      toast('Your page is down. Families can no longer find it.');
    } catch (error) {
      setFailure(error);
    }
    setIsBusy(false);
  };
  return (
    <>
      <Button size="compact" disabled={!may('location.launch')} onClick={() => setIsAsked(true)}>
        Take the page down
      </Button>
      <Dialog
        title="Take the page down?"
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        isAlert
        actions={
          <>
            <Button onClick={() => setIsAsked(false)}>Keep it live</Button>
            <Button look="danger" isBusy={isBusy} busyLabel="Taking it down..." onClick={() => void takeDown()}>
              Take it down
            </Button>
          </>
        }
      >
        <p>
          Families will no longer find your home or open its page. Nothing is deleted, and you can launch it again at any time.
        </p>
        <div className="mt-3">
          <FormFailure error={failure} />
        </div>
      </Dialog>
    </>
  );
};

/** Says whether the page is live and, if it isn't, what is missing, or how to launch it. */
export const LaunchState = ({ home, steps }: { home: CurrentLocation; steps: LaunchStep[] }) => {
  const { open } = useDrawer();
  const { may } = useWorkspace();
  if (home.isActive)
    return (
      <Banner tone="success" title="Your page is live" action={<TakeDown />}>
        Families find it in searches. They see your changes within a minute.
      </Banner>
    );
  const left = steps.filter(({ isDone, isRequiredToLaunch }) => isRequiredToLaunch && !isDone).length;
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-lg">Getting Started</h2>
          <p className="mt-1 text-muted">
            {left === 0
              ? 'Everything is done. Save your general information to launch, and families can find your home.'
              : `Your page is not live yet: ${left} of ${steps.filter((step) => step.isRequiredToLaunch).length} things are missing.`}
          </p>
        </div>
        {launchAllowed(home) && (
          <Button look="primary" icon={Rocket} disabled={!may('location.launch')} onClick={() => open('general-information')}>
            Check and launch
          </Button>
        )}
      </div>
      <ul className="mt-3 grid gap-x-8 sm:grid-cols-2">
        {steps.map((step) => (
          <Step key={step.key} step={step} />
        ))}
      </ul>
    </Card>
  );
};
