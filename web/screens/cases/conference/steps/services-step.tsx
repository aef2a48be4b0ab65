import { type ReactNode, useMemo } from 'react';
import { QuestionSourcesContext } from '#web/questions/question-sources.ts';
import { useQuestionInAddress } from '#web/questions/use-question-in-address.ts';
import { api } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Card } from '#web/ui/card.tsx';
import { useCase } from '../../use-case.ts';
import { servicesAt, titleOf } from '../conference-steps.ts';
import { useConference } from '../use-conference.ts';
import { ServiceCard } from './service-card.tsx';

/** Provides what the questions of a step need from around them: the home's items, its time zone, and a search over what it sells for this case. */
const ConferenceSources = ({ children }: { children: ReactNode }) => {
  const { caseId } = useCase();
  const { home } = useConference().offer;
  const sources = useMemo(
    () => ({
      lists: { items: home.items.map(({ id, name }) => ({ id, text: name })) },
      timeZone: home.timeZone,
      searchItems: async (Query: string, PageNumber: number, selected: readonly string[]) => {
        const found = await api.caseMerchandise.findCaseMerchandise({
          id: caseId,
          CategoryIds: [],
          Query,
          PageNumber,
          PageSize: 10,
          SelectedItems: [...selected],
        });
        return { items: found.items, areThereMoreItems: found.areThereMoreItems };
      },
    }),
    [home, caseId],
  );
  return <QuestionSourcesContext value={sources}>{children}</QuestionSourcesContext>;
};

/** Lists the display services of a step, each with its price and, once chosen, its questions. `none` is said if there are none. */
export const ServicesStep = ({ none }: { none?: string }) => {
  const { step, selection, offer } = useConference();
  const { home } = offer;
  const { choices } = selection;
  useQuestionInAddress();
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
