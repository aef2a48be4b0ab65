import { useDeferredValue, useMemo, useState } from 'react';
import type { DisplayServicePage } from '#shared/model/enumerations/question.ts';
import { missingOn } from '#shared/planner/missing-answers.ts';
import { servicesOn } from '#shared/planner/service-visibility.ts';
import { questionFieldId } from '#web/questions/question-list.tsx';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { usePlanner } from '../../store/use-planner.ts';
import { familyQuestions } from './family-questions.ts';
import { PlannerSources } from './planner-sources.tsx';
import { ServiceCard } from './service-card.tsx';
import { questionPrefix } from './service-questions.tsx';
import { useAnswerTarget, useFocusOn } from './use-answer-target.ts';

type ServiceCardsProps = {
  page: DisplayServicePage;
  /** Keeps the questions of everything chosen open, on pages that ask little. */
  isAllOpen?: boolean;
  /** Whether Continue was refused, in which case what is missing is marked. */
  isRefused?: boolean;
};

/** Tracks which chosen services show their questions: on a phone one at a time, on a wide screen all until they are closed. */
const useOpenServices = (first: string | undefined, all: readonly string[]) => {
  const isNarrow = useIsNarrow();
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(isNarrow ? (first ? [first] : []) : all));
  return {
    // Paint the press first and its questions after it, because many fields take a phone longer than a press may.
    open: useDeferredValue(open),
    show: (id: string) => setOpen((before) => new Set(isNarrow ? [id] : [...before, id])),
    toggle: (id: string) =>
      setOpen((before) =>
        before.has(id) ? new Set([...before].filter((each) => each !== id)) : new Set(isNarrow ? [id] : [...before, id]),
      ),
  };
};

const nothing: ReadonlySet<string> = new Set();

/** Shows the services of one page of the planner, each as a card. */
export const ServiceCards = ({ page, isAllOpen = false, isRefused = false }: ServiceCardsProps) => {
  const { home, plan } = usePlanner();
  const target = useAnswerTarget();
  const services = servicesOn(home, plan, page);
  const missing = useMemo(() => missingOn(home, plan, page), [home, plan, page]);
  const chosen = new Set(plan.selectedDisplayServices.map(({ displayServiceId }) => displayServiceId));
  const inPlan = services.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const first = target?.displayServiceId ?? missing[0]?.displayServiceId ?? inPlan[0];
  const { open, show, toggle } = useOpenServices(first, inPlan);
  const identifier = target && home.questions.find(({ id }) => id === target.questionId)?.identifier;
  useFocusOn(target && identifier ? questionFieldId(identifier, questionPrefix(target.displayServiceId)) : null);
  return (
    <PlannerSources>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {services.map((service) => {
          const asksNothing = familyQuestions(home, service).length === 0;
          return (
            <ServiceCard
              key={service.id}
              service={service}
              isOpen={isAllOpen || open.has(service.id)}
              onToggle={isAllOpen || asksNothing ? undefined : () => toggle(service.id)}
              onChosen={() => show(service.id)}
              missing={
                isRefused
                  ? new Set(missing.filter((each) => each.displayServiceId === service.id).map(({ questionId }) => questionId))
                  : nothing
              }
            />
          );
        })}
      </div>
    </PlannerSources>
  );
};
