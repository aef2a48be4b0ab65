import type { PlanView } from '#shared/model/plan-view.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { StepWaiting } from './planner-waiting.tsx';

/** Few people ever see it, so it loads only then. */
const ConflictChoice = lazyPart(
  () => import('./choices.ts').then((module) => ({ default: module.ConflictChoice })),
  'This choice',
);

/** Replaces the step when another device saved this plan in the meantime: both versions and a choice. */
export const ConflictPanel = ({ theirs }: { theirs: PlanView }) => <ConflictChoice theirs={theirs} fallback={<StepWaiting />} />;
