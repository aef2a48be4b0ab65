import { Printer, Search } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { chosenTemplate } from '#shared/planner/offers.ts';
import type { StepKey } from '#shared/planner/steps.ts';
import { isChanged } from '#shared/pricing/compare-accounts.ts';
import type { PlanChange } from '#shared/pricing/what-changed.ts';
import { formatCents } from '#shared/values/money.ts';
import { paths } from '#web/paths.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import type { PriceNews } from '../store/price-news.ts';
import { usePlanner } from '../store/use-planner.ts';
import { useMoves } from '../use-moves.ts';

/** Returns `$40.00 more` or `$40.00 less`. */
const byWords = (cents: number): string => `${formatCents(Math.abs(cents))} ${cents < 0 ? 'less' : 'more'}`;

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <li className="flex flex-wrap items-baseline justify-between gap-x-6 py-2">
    <span className="min-w-0">{label}</span>
    <span className="text-muted tabular-nums">{children}</span>
  </li>
);

/** Lists every line that changed, what is lost, and what is asked now. */
const Changes = ({ change }: { change: PlanChange }) => (
  <ul className="mt-6 divide-y divide-border border-y border-border">
    {[...change.dearer, ...change.cheaper].map(({ before, now, byCents }) => (
      <Row key={now.key} label={now.label}>
        {formatCents(before.amountCents)} before, {formatCents(now.amountCents)} now: {byWords(byCents)}
      </Row>
    ))}
    {change.gone.map(({ key, label, amountCents }) => (
      <Row key={key} label={label}>
        {formatCents(amountCents)} before, no longer in the plan
      </Row>
    ))}
    {change.added.map(({ key, label, amountCents }) => (
      <Row key={key} label={label}>
        new: {formatCents(amountCents)}
      </Row>
    ))}
    {change.nowUnpriced.map(({ key, label, reason }) => (
      <Row key={key} label={label}>
        no price any more. {reason}
      </Row>
    ))}
    {change.lost.map(({ id, label, reason }) => (
      <Row key={id} label={label}>
        no longer in the plan. {reason}
      </Row>
    ))}
    {change.newQuestions.map(({ id, words }) => (
      <Row key={id} label={words}>
        a new question
      </Row>
    ))}
  </ul>
);

const totalWords = ({ beforeCents, nowCents }: PriceNews): string =>
  beforeCents === nowCents
    ? `The total stays at ${formatCents(nowCents)}.`
    : `The total was ${formatCents(beforeCents)} and is ${formatCents(nowCents)} today, ${byWords(nowCents - beforeCents)}.`;

const PRICES_CHANGED = 'Prices have changed since you saved your plan';

/** Says how much a plan's price has changed since it was saved, and lets the family choose how to go on. */
export default function PriceNewsChoice({ news, from }: { news: PriceNews; from: StepKey }) {
  const { home, plan, store } = usePlanner();
  const moves = useMoves(from);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { packageGone, change } = news;
  const isPriceSame = change !== null && !isChanged(change);
  const title = isPriceSame ? 'Questions or choices have changed since you saved your plan' : PRICES_CHANGED;
  const what = isPriceSame
    ? 'What you’re asked or can choose is a little different now.'
    : `${home.name} has changed its prices or what it offers.`;
  const hasPackage = packageGone !== null || chosenTemplate(home, plan) !== undefined;
  const choosePackage = () => {
    store.acknowledgeNews();
    moves.to('select-template');
  };
  return (
    <section className="max-w-measure">
      <h1 ref={heading} tabIndex={-1} className="text-2xl md:text-3xl">
        {packageGone ? 'Your plan’s package is no longer offered' : title}
      </h1>
      <p className="mt-3 text-muted">
        {packageGone
          ? `${home.name} no longer offers “${packageGone}.” With it, your plan cost ${formatCents(news.beforeCents)}. Your contacts, wishes and answers are kept.`
          : `${what} ${hasPackage ? totalWords(news) : ''}`}
      </p>
      {change && <Changes change={change} />}
      <div className="mt-8 flex flex-wrap gap-3 print:hidden">
        {!packageGone && (
          <Button look="primary" onClick={store.acknowledgeNews}>
            {hasPackage ? 'Continue with today’s prices' : 'Continue'}
          </Button>
        )}
        {hasPackage && (
          <Button look={packageGone ? 'primary' : 'secondary'} onClick={choosePackage}>
            Choose another package
          </Button>
        )}
        <LinkButton icon={Search} to={paths.home({ query: home.place })}>
          Look at other homes
        </LinkButton>
        <Button look="quiet" icon={Printer} onClick={() => window.print()}>
          Print this
        </Button>
      </div>
    </section>
  );
}
