import { useMemo } from 'react';
import { Banner } from '#web/ui/banner.tsx';
import { categoriesAt, servicesAt } from '../conference-steps.ts';
import { useConference } from '../use-conference.ts';
import { GoodsCategory } from './goods-category.tsx';
import { ServicesStep } from './services-step.tsx';

/** Lists the goods of a step by category, what the package offers families first, and the services that belong to them. */
export const GoodsStep = () => {
  const { step, selection, offer } = useConference();
  const { home } = offer;
  const { choices } = selection;
  const shown = useMemo(() => categoriesAt(home, choices, step), [home, choices, step]);
  const services = useMemo(() => servicesAt(home, choices, step), [home, choices, step]);
  return (
    <>
      {shown.length === 0 && services.length === 0 && <Banner>The home sells nothing here that suits this disposition.</Banner>}
      {shown.map(({ category, isBeyond }) => (
        <GoodsCategory key={category.id} category={category} isBeyond={isBeyond} />
      ))}
      {services.length > 0 && <ServicesStep />}
    </>
  );
};
