import { Check, Plus } from 'lucide-react';
import { useId, useMemo } from 'react';
import type { DisplayService } from '#shared/model/display-service.ts';
import { serviceData } from '#shared/planner/service-visibility.ts';
import { draftOf } from '#shared/pricing/swap-candidates.ts';
import { answersByIdentifier } from '#shared/questions/conditional-question.ts';
import { formatCents } from '#shared/values/money.ts';
import { QuestionList } from '#web/questions/question-list.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useStableFocus } from '#web/ui/use-stable-focus.ts';
import { familyQuestions } from '../../../planner/steps/services/family-questions.ts';
import { type ServicePrice, servicePrice } from '../../../planner/steps/services/service-price.ts';
import { withAnswer, withoutService, withService } from '../selected-pieces.ts';
import { useConference } from '../use-conference.ts';

/** Says what a service does to the total. */
function priceWords({ cents, isByAnswers, isFree, isIncluded, unpriced }: ServicePrice, isChosen: boolean): string {
  if (isFree) return 'No charge';
  if (cents === 0 && unpriced.length > 0) return 'No price listed';
  if (cents === 0 && isIncluded) return 'Included in the package';
  if (cents === 0) return isByAnswers ? 'The price depends on the answers' : 'No extra charge';
  if (cents < 0) return `${formatCents(-cents)} less`;
  return `${isChosen ? '' : '+'}${formatCents(cents)}`;
}

/** Lists what makes up the price of a chosen service. */
const PriceLines = ({ lines, unpriced }: Pick<ServicePrice, 'lines' | 'unpriced'>) =>
  lines.length < 2 && unpriced.length === 0 ? null : (
    <ul className="mt-2 grid gap-0.5 text-muted">
      {lines.map(({ key, label, quantity, amountCents }) => (
        <li key={key} className="flex items-baseline justify-between gap-4">
          <span className="min-w-0">
            {quantity > 1 && `${quantity} × `}
            {label}
          </span>
          <span className="tabular-nums">{formatCents(amountCents)}</span>
        </li>
      ))}
      {unpriced.map((label) => (
        <li key={label} className="flex items-baseline justify-between gap-4">
          <span className="min-w-0">{label}</span>
          <span>No price listed</span>
        </li>
      ))}
    </ul>
  );

const Questions = ({ service }: { service: DisplayService }) => {
  const { selection, offer, mayChange, change } = useConference();
  const { home } = offer;
  const { choices } = selection;
  const questions = useMemo(() => familyQuestions(home, service), [home, service]);
  const chosen = choices.selectedDisplayServices.find(({ displayServiceId }) => displayServiceId === service.id);
  const answers = useMemo(() => answersByIdentifier(questions, chosen?.answers ?? []), [questions, chosen]);
  const facts = useMemo(() => serviceData(home, choices, service.id), [home, choices, service.id]);
  if (questions.length === 0) return null;
  return (
    <div className="mt-4 max-w-180 border-t border-border pt-4">
      <QuestionList
        {...{ questions, answers, facts }}
        idPrefix={`service-${service.id}`}
        timing={choices.timing}
        isDisabled={!mayChange}
        onChange={(identifier, value) => change((before) => withAnswer(before, service.id, questions, { identifier, value }))}
      />
    </div>
  );
};

/** Shows a display service: what it is, what it costs by today's list, and, once it's chosen, its questions. Staff may take out what families can't. */
export const ServiceCard = ({ service }: { service: DisplayService }) => {
  const { selection, offer, mayChange, change } = useConference();
  const { home } = offer;
  const { choices } = selection;
  const id = useId();
  const stable = useStableFocus<HTMLDivElement>();
  const isChosen = choices.selectedDisplayServices.some(({ displayServiceId }) => displayServiceId === service.id);
  const price = useMemo(() => servicePrice(home, draftOf(choices), service), [home, choices, service]);
  return (
    <Card
      role="group"
      aria-labelledby={id}
      {...stable}
      className={classNames('p-4 sm:p-6', isChosen && 'border-primary outline-1 outline-primary')}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-56">
          <h3 id={id} className="text-base font-semibold">
            {service.name}
          </h3>
          {service.description && <p className="mt-0.5 text-muted">{service.description}</p>}
          <p className="mt-1 flex flex-wrap items-center gap-2">
            <span className="font-semibold tabular-nums">{priceWords(price, isChosen)}</span>
            {isChosen && (
              <Badge tone="primary" icon={Check}>
                Chosen
              </Badge>
            )}
          </p>
        </div>
        {mayChange &&
          (isChosen ? (
            <Button
              key="choice"
              size="compact"
              aria-label={`Take out: ${service.name}`}
              onClick={() => change((before) => withoutService(before, service.id))}
            >
              Take out
            </Button>
          ) : (
            <Button
              key="choice"
              size="compact"
              icon={Plus}
              aria-label={`Choose: ${service.name}`}
              onClick={() => change((before) => withService(before, service))}
            >
              Choose
            </Button>
          ))}
      </div>
      {isChosen && <PriceLines {...price} />}
      {isChosen && <Questions service={service} />}
    </Card>
  );
};
