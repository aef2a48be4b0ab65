import { useParams } from 'react-router-dom';
import { stepAt } from '#shared/planner/steps.ts';
import type { FaqTopic } from '#web/parts/faq/faq-button.tsx';

/** Returns the topic of the current step's questions, followed by those about planning as a whole. */
export const useTopic = (): FaqTopic => {
  const step = stepAt(useParams()['*'] ?? '');
  return step ? `${step.key} planner` : 'planner';
};
