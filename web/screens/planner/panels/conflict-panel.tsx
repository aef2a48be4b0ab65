import type { PlanView } from '#shared/model/plan-view.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { StepWaiting } from './planner-waiting.tsx';

/** Few ever see it, so that it comes only then. */
const ConflictChoice = lazyPart(
  () => import('./choices.ts').then((module) => ({ default: module.ConflictChoice })),
  'This choice',
);

/** Another device saved this plan in the meantime: in place of the step, both versions and a choice. */
export const ConflictPanel = ({ theirs }: { theirs: PlanView }) => <ConflictChoice theirs={theirs} fallback={<StepWaiting />} />;
