import { ArrowRight, Check, NotebookPen } from 'lucide-react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { PlanView } from '#shared/model/plan-view.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { furthestStep } from '#shared/planner/moves.ts';
import { planTitle } from '#shared/planner/plan-title.ts';
import { draftOf } from '#shared/planner/saved-plan.ts';
import { isGuid } from '#shared/values/ids.ts';
import { formatCents } from '#shared/values/money.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { whenWords } from '../../parts/when-words.ts';
import { paths } from '../../paths.ts';
import { problemOf } from '../../session/api-problem.ts';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FailedPanel } from '../../ui/states.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { HomeMissing } from '../marketplace/funeral-home/home-missing.tsx';
import { PlannerWaiting } from './panels/planner-waiting.tsx';
import { currentPlan } from './store/current-plan.ts';
import { newCopyKey, openCopies } from './store/plan-copies.ts';
import { useStart } from './use-start.ts';

const promises = [
  'About 20 minutes, in as many sittings as you like. Everything is saved as you go.',
  'Once you choose a package, every step shows the price from this home’s own price list, and why.',
  'Free and without obligation. The home sees nothing until you send it.',
  'Nothing is final. You can change every answer, or stop, at any time.',
];

/** Shows the plan that was last started here, and its progress. */
const GoOn = ({ view, home }: { view: PlanView; home: PlannerHome }) => {
  const { arrangementId } = view.arrangement;
  const next = furthestStep(home, draftOf(view.arrangement));
  return (
    <Card className="mt-8 p-5 sm:p-6">
      <h2 className="text-xl">{planTitle(view.arrangement)}</h2>
      <p className="mt-1 text-muted">
        Saved {whenWords(view.updatedOn)}. Next: {next.title}.
        {view.priced.totalCents > 0 && (
          <>
            {' '}
            Total so far <span className="tabular-nums">{formatCents(view.priced.totalCents)}</span>.
          </>
        )}
      </p>
      <LinkButton
        look="primary"
        size="large"
        className="mt-5"
        icon={ArrowRight}
        to={paths.plannerStep({ locationId: home.locationId, arrangementId })}
      >
        Continue this plan
      </LinkButton>
    </Card>
  );
};

/** Shows a plan that was started in this browser and names nobody yet. */
const GoOnHere = ({ locationId, arrangementId }: { locationId: string; arrangementId?: string }) => (
  <Card className="mt-8 p-5 sm:p-6">
    <h2 className="text-xl">You started a plan here</h2>
    <p className="mt-1 text-muted">It’s saved in this browser.</p>
    <LinkButton
      look="primary"
      size="large"
      className="mt-5"
      icon={ArrowRight}
      to={paths.plannerStep({ locationId, arrangementId })}
    >
      Continue this plan
    </LinkButton>
  </Card>
);

type LoadedProps = { home: PlannerHome; last: PlanView | null; hasNew: boolean; hereId: string | null };

const Loaded = ({ home, last, hasNew, hereId }: LoadedProps) => {
  const navigate = useNavigate();
  usePageTitle(`Plan a funeral with ${home.name}`);
  const begin = async () => {
    currentPlan.set(null);
    const copies = await openCopies();
    await copies.remove(newCopyKey(home.locationId)).catch(() => undefined);
    void navigate(paths.plannerStep({ locationId: home.locationId }));
  };
  const hasPlan = last !== null || hasNew || hereId !== null;
  if (home.templates.length === 0) return <NothingToPlan home={home} />;
  return (
    <div className="mx-auto max-w-[calc(66ch+2*var(--page-gutter))] px-(--page-gutter) pt-10 pb-8 md:pt-16">
      <p className="text-muted">
        <TextLink to={paths.funeralHome({ locationId: home.locationId })}>{home.name}</TextLink>, {home.place}
      </p>
      <h1 className="mt-2 text-2xl md:text-3xl">Plan a funeral</h1>
      <p className="mt-3 text-muted">
        One question per page: who it’s for, what you’d like, and what to include. You’ll end up with a priced plan to keep,
        print, or send to the home.
      </p>
      {last && <GoOn view={last} home={home} />}
      {!last && hereId && <GoOnHere locationId={home.locationId} arrangementId={hereId} />}
      {!last && !hereId && hasNew && <GoOnHere locationId={home.locationId} />}
      <ul className="mt-8 space-y-3">
        {promises.map((words) => (
          <li key={words} className="flex gap-3">
            <Icon of={Check} className="mt-0.5 text-success" />
            <span>{words}</span>
          </li>
        ))}
      </ul>
      <Button
        look={hasPlan ? 'secondary' : 'primary'}
        size="large"
        className="mt-8 max-sm:w-full"
        icon={NotebookPen}
        onClick={() => void begin()}
      >
        {hasPlan ? 'Start a new plan' : 'Start a plan'}
      </Button>
      {hasPlan && (
        <p className="mt-3 text-sm text-muted">
          {last || hereId ? 'The plan above stays saved.' : 'This replaces what you started here.'}
        </p>
      )}
    </div>
  );
};

/** Says that a home without packages can still be asked. */
const NothingToPlan = ({ home }: { home: PlannerHome }) => (
  <div className="mx-auto max-w-measure px-(--page-gutter) pt-10 md:pt-16">
    <h1 className="text-2xl md:text-3xl">{home.name} has no packages to plan with yet</h1>
    <p className="mt-3 text-muted">Its price list and staff can still help you.</p>
    <LinkButton look="primary" className="mt-6" to={paths.funeralHome({ locationId: home.locationId })}>
      See the home and write to it
    </LinkButton>
  </div>
);

const OpenLink = lazyPart(() => import('./open-link.tsx'), 'Your plan');

/**
 * `/locations/:locationId/arrangements/`: about planning. With `?link=`, a home asked a relative to plan for a case, and their plan opens
 * immediately.
 */
export const Component = () => {
  const [search] = useSearchParams();
  const token = search.get('link');
  if (token === null) return <Start />;
  return <OpenLink token={token} fallback={<PlannerWaiting />} />;
};

/** Says how long planning takes, and shows the plan to continue. */
const Start = () => {
  const { locationId = '' } = useParams();
  const id = locationId.toLowerCase();
  const start = useStart(isGuid(id) ? id : null);
  if (!isGuid(id) || start.kind === 'missing') return <HomeMissing />;
  if (start.kind === 'loading') return <PlannerWaiting />;
  if (start.kind === 'ready') return <Loaded home={start.home} last={start.last} hasNew={start.hasNew} hereId={start.hereId} />;
  return (
    <div className="mx-auto max-w-lg px-(--page-gutter) py-16">
      <h1 className="sr-only">Plan a funeral</h1>
      <FailedPanel title="The planner could not be loaded." onRetry={start.retry} requestId={problemOf(start.error)?.requestId} />
    </div>
  );
};
