import { ArrowRight, CircleCheck, CircleDashed, Rocket } from 'lucide-react';
import type { Dashboard } from '#shared/contract/workspace.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Panel } from '#web/workspace/panel.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { stepWords } from './launch-words.ts';

type Step = Dashboard['launch']['steps'][number];

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const StepRow = ({ step }: { step: Step }) => {
  const { locationId } = useWorkspace();
  const { title, why, to } = stepWords[step.key];
  return (
    <li>
      <Link
        to={to({ locationId })}
        className="group flex items-start gap-3 rounded-control px-2 py-3 transition-colors duration-(--hover) hover:bg-sunken"
      >
        <Icon
          of={step.isDone ? CircleCheck : CircleDashed}
          size={22}
          className={classNames('mt-0.5', step.isDone ? 'text-success' : 'text-subtle')}
        />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-semibold group-hover:underline">{title}</span>
            <span className={classNames('text-sm', step.isDone ? 'text-success' : 'font-semibold text-warning')}>
              {step.isDone ? 'Done' : capitalised(step.missing)}
            </span>
          </span>
          <span className="block text-muted">
            {why}
            {!step.isRequiredToLaunch && ' Optional for going live.'}
          </span>
        </span>
        <Icon of={ArrowRight} size={18} className="mt-1 text-subtle" />
      </Link>
    </li>
  );
};

const Launch = ({ isAllowed }: { isAllowed: boolean }) => {
  const { locationId, may, whyNot } = useWorkspace();
  if (!isAllowed) return <p className="text-muted">When these steps are done, your page can go live and families can find it.</p>;
  if (!may('location.launch')) return <p>Everything required is done. {whyNot('location.launch')}</p>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-control bg-success-soft p-4">
      <p className="font-semibold text-success">Everything required is done. Your page can go live.</p>
      <LinkButton look="primary" icon={Rocket} to={stepWords['general-information'].to({ locationId })}>
        Save & Launch
      </LinkButton>
    </div>
  );
};

/** Shows what has to be done before a home's page may go live: the launch rule's steps, each with what is missing and a link to it. */
export const GettingStarted = ({ launch: { steps, isAllowed } }: Pick<Dashboard, 'launch'>) => {
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Panel title="Getting Started">
      <p className="text-sm text-muted tabular-nums">
        {done} of {steps.length} steps done
      </p>
      <div aria-hidden="true" className="mt-1.5 mb-4 h-2 overflow-hidden rounded-full bg-sunken">
        <div className="h-full rounded-full bg-primary" style={{ width: `${(100 * done) / steps.length}%` }} />
      </div>
      <Launch isAllowed={isAllowed} />
      <ol className="-mx-2 mt-3 divide-y divide-border">
        {steps.map((step) => (
          <StepRow key={step.key} step={step} />
        ))}
      </ol>
    </Panel>
  );
};
