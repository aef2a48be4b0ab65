import { ChevronDown, Plus } from 'lucide-react';
import { useId, useMemo } from 'react';
import type { DisplayService } from '#shared/model/display-service.ts';
import { planSection } from '#shared/model/enumerations/pricing.ts';
import { serviceData } from '#shared/planner/service-visibility.ts';
import { answersByIdentifier } from '#shared/questions/conditional-question.ts';
import { missingQuestions } from '#shared/questions/missing-questions.ts';
import { formatCents } from '#shared/values/money.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useSinglePress } from '#web/ui/use-single-press.ts';
import { usePlanner } from '../../store/use-planner.ts';
import { familyQuestions } from './family-questions.ts';
import { ServiceCardFrame } from './service-card-frame.tsx';
import { hasOpenPrice, type ServicePrice, servicePrice } from './service-price.ts';
import { ServiceQuestions } from './service-questions.tsx';
import { useServices } from './use-services.ts';

/** Says in a few words what the service does to the total; nothing if it never costs anything. */
const priceWords = (price: ServicePrice, isChosen: boolean, isOpen: boolean): string => {
  const { cents, isByAnswers, isFree, isIncluded, unpriced } = price;
  if (isFree) return '';
  if (cents === 0 && unpriced.length > 0) return 'No price listed';
  if (cents === 0 && isIncluded) return 'Included in your package';
  if (cents === 0) return isByAnswers && isOpen ? 'The price depends on your answers' : 'No extra cost';
  if (cents < 0) return `${formatCents(-cents)} less`;
  return `${isChosen ? '' : '+'}${formatCents(cents)}`;
};

/** Shows what makes up the price: its lines in the breakdown, and what has no price. */
const PriceLines = ({ price }: { price: ServicePrice }) => {
  if (price.lines.length === 0 && price.unpriced.length === 0) return null;
  return (
    <ul className="mt-4 space-y-1 border-t border-border pt-4 text-sm text-muted">
      {price.lines.map(({ key, label, amountCents, quantity, section }) => (
        <li key={key} className="flex items-baseline justify-between gap-4">
          <span className="min-w-0">
            {quantity > 1 && `${quantity} × `}
            {label}
            {section === 'cash-advances' && ` (${planSection.label(section).toLowerCase()})`}
          </span>
          <span className="shrink-0 tabular-nums">{formatCents(amountCents)}</span>
        </li>
      ))}
      {price.unpriced.map((label) => (
        <li key={label} className="flex items-baseline justify-between gap-4">
          <span className="min-w-0">{label}</span>
          <span className="shrink-0">No price listed</span>
        </li>
      ))}
    </ul>
  );
};

type ServiceCardProps = {
  service: DisplayService;
  isOpen: boolean;
  /** Without it, the questions stay open. */
  onToggle?: () => void;
  onChosen: () => void;
  missing: ReadonlySet<string>;
};

/** Shows something to choose: what it is, what it currently costs, what depends on the answers, and, once chosen, its questions. */
export const ServiceCard = ({ service, isOpen, onToggle, onChosen, missing }: ServiceCardProps) => {
  const { home, plan } = usePlanner();
  const { selectionOf, choose, remove } = useServices();
  const id = useId();
  const selection = selectionOf(service.id);
  const isChosen = selection !== undefined;
  const price = useMemo(() => servicePrice(home, plan, service), [home, plan, service]);
  const questions = useMemo(() => familyQuestions(home, service), [home, service]);
  const { open, isPriceOpen } = useMemo(() => {
    if (!selection) return { open: 0, isPriceOpen: true };
    const facts = serviceData(home, plan, service.id);
    const answers = answersByIdentifier(questions, selection.answers);
    return {
      open: missingQuestions(questions, answers, { facts }).length,
      isPriceOpen: hasOpenPrice(service, questions, answers, { facts }),
    };
  }, [home, plan, service, selection, questions]);
  const words = priceWords(price, isChosen, isPriceOpen);
  const press = useSinglePress();
  const take = () => {
    choose(service);
    onChosen();
  };
  return (
    <ServiceCardFrame
      {...{ service, words, isChosen }}
      hint={!isChosen && price.cents > 0 && price.isByAnswers ? 'more or less, depending on your answers' : ''}
      action={
        isChosen ? (
          <Button
            className="max-sm:w-full"
            aria-label={`Take out: ${service.name}`}
            onClick={() => press.opposite(() => remove(service))}
          >
            Take out
          </Button>
        ) : (
          <Button icon={Plus} className="max-sm:w-full" aria-label={`Choose: ${service.name}`} onClick={() => press.first(take)}>
            Choose
          </Button>
        )
      }
    >
      {isChosen && <PriceLines price={price} />}
      {selection && questions.length > 0 && (
        <div className="mt-4 border-t border-border pt-3">
          {onToggle && (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={`${id}-questions`}
              onClick={onToggle}
              className="flex min-h-11 w-full items-center justify-between gap-3 rounded-chip text-left font-semibold hover:text-primary"
            >
              <span>
                {isOpen ? 'Hide the questions' : 'Answer or change'}
                <span className="sr-only">: {service.name}</span>
                <span className="block text-sm font-normal text-muted">
                  {open === 0 ? 'Everything required is answered' : `${open} required ${open === 1 ? 'answer' : 'answers'} open`}
                </span>
              </span>
              <Icon of={ChevronDown} className={classNames('text-muted', isOpen && 'rotate-180')} />
            </button>
          )}
          <div id={`${id}-questions`} hidden={!isOpen} className="pt-4">
            {isOpen && <ServiceQuestions {...{ service, selection, missing }} />}
          </div>
        </div>
      )}
    </ServiceCardFrame>
  );
};
