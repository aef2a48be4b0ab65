import { useMemo } from 'react';
import { Banner } from '#web/ui/banner.tsx';
import { Card } from '#web/ui/card.tsx';
import { servicesAt, titleOf } from '../conference-steps.ts';
import { useConference } from '../use-conference.ts';
import { ConferenceSources } from './conference-sources.tsx';
import { ServiceCard } from './service-card.tsx';

/** Lists the display services of a step, each with its price and, once chosen, its questions. `none` is said if there are none. */
export const ServicesStep = ({ none }: { none?: string }) => {
  const { step, selection, offer } = useConference();
  const { home } = offer;
  const { choices } = selection;
  const services = useMemo(() => servicesAt(home, choices, step), [home, choices, step]);
  if (choices.dispositionType === undefined)
    return <Banner>Choose a disposition first. What the home offers follows from it.</Banner>;
  if (services.length === 0)
    return (
      <Card className="p-4 sm:p-6">
        <p>{none ?? `The home offers nothing under “${titleOf(step)}” here.`}</p>
      </Card>
    );
  return (
    <ConferenceSources>
      {services.map((service) => (
        <ServiceCard key={service.id} service={service} />
      ))}
    </ConferenceSources>
  );
};
