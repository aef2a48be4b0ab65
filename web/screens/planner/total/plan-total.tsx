import { chosenTemplate } from '#shared/planner/offers.ts';
import { useOpenPlan } from '../store/use-planner.ts';
import { TotalContent } from './total-content.tsx';

export const title = 'What it costs';

/**
 * The price breakdown as a sheet over a step, on small screens. Someone can type its address without a plan or before choosing a package; then there
 * is none.
 */
export const Component = () => {
  const planner = useOpenPlan();
  if (!planner) return <p>There is no plan open here.</p>;
  if (!chosenTemplate(planner.home, planner.plan)) return <p>You’ll see a total once you choose a package.</p>;
  return <TotalContent />;
};
