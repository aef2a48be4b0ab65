import { useParams } from 'react-router-dom';
import { stepAt } from '#shared/planner/steps.ts';
import type { FaqTopic } from '#web/parts/faq/faq-button.tsx';

/** The questions about the step in sight, then those about planning as a whole. */
export const useTopic = (): FaqTopic => {
  const step = stepAt(useParams()['*'] ?? '');
  return step ? `${step.key} planner` : 'planner';
};
