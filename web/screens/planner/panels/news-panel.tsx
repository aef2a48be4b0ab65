import type { StepKey } from '#shared/planner/steps.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { PriceNews } from '../store/price-news.ts';
import { StepWaiting } from './planner-waiting.tsx';

/** Few people ever see it, so it loads only then. */
const PriceNewsChoice = lazyPart(
  () => import('./choices.ts').then((module) => ({ default: module.PriceNewsChoice })),
  'This choice',
);

/** Replaces the step with what the home changed since the plan was saved, and how to go on. */
export const NewsPanel = ({ news, from }: { news: PriceNews; from: StepKey }) => (
  <PriceNewsChoice news={news} from={from} fallback={<StepWaiting />} />
);
