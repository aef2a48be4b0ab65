import { useId, useState } from 'react';
import type { CaseItemChange, CaseMerchandise } from '#shared/contract/case-merchandise.ts';
import { formatCents } from '#shared/values/money.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import type { CaseGoods } from './use-case-merchandise.ts';

type PlanChange = CaseMerchandise['planChanges'][number];

/** The most items changed in one call. */
const MAX_CHANGED = 20;

const list = new Intl.ListFormat('en-US');

/** Names an item with how many, and at what price; `null` if the price isn't known. */
const named = ({ name, quantity, priceCents }: { name: string; quantity: number; priceCents: number | null }): string => {
  const price = priceCents === null ? '' : `, ${formatCents(priceCents)}${quantity > 1 ? ' each' : ''}`;
  return `${quantity > 1 ? `${quantity} × ` : ''}${name}${price}`;
};

/** Says what the family’s plan now says differently from the case, and then what the case has. */
function newsWords({ has, without }: PlanChange): string {
  if (has.length === 0) return `The family’s plan no longer has ${list.format(without.map(named))}.`;
  const ours = [...has.flatMap(({ name, inCase }) => (inCase ? [{ name, ...inCase }] : [])), ...without];
  const inCase = ours.length > 0 ? ` This case has ${list.format(ours.map(named))}.` : '';
  const [only] = has;
  if (only?.isSameButPrice && only.priceCents !== null && has.length === 1 && without.length === 0)
    return `${only.name}: The family’s plan has it at ${formatCents(only.priceCents)}.${inCase}`;
  return `The family’s plan now has ${list.format(has.map(named))}${without.length > 0 ? ' instead' : ''}.${inCase}`;
}

/** Returns the changes with which a case takes over what the plan says, over the versions that the person saw. */
function changesFor({ has, without }: PlanChange, { items }: CaseMerchandise): CaseItemChange[] {
  const versionOf = (id: string) => items.find(({ locationItemId }) => locationItemId === id)?.version ?? null;
  const wanted = has.map(({ locationItemId, quantity }): CaseItemChange => {
    const version = versionOf(locationItemId);
    return { locationItemId, version, quantity, ...(version === null ? {} : { isRemoved: false, isPricedAgain: true }) };
  });
  const gone = without.map(({ locationItemId }) => ({ locationItemId, version: versionOf(locationItemId), isRemoved: true }));
  return [...wanted, ...gone].slice(0, MAX_CHANGED);
}

type PlanNewsProps = {
  news: PlanChange;
  goods: CaseMerchandise;
  mayChange: boolean;
  actions: CaseGoods;
  /** Comes after the notice is answered, when its buttons are gone. */
  onAnswered: () => void;
};

/** Tells staff what the family's plan now says differently in a category, and takes it over or keeps what the case has. */
export const PlanNews = ({ news, goods, mayChange, actions, onAnswered }: PlanNewsProps) => {
  const wordsId = useId();
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState<'use' | 'keep' | null>(null);
  const run = async (button: 'use' | 'keep', saving: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(button);
    setFailure(null);
    await saving().then(onAnswered, setFailure);
    setBusy(null);
  };
  const use = () => actions.change((news.has[0] ?? news.without[0])?.name ?? '', ...changesFor(news, goods));
  const keep = () => actions.keep(goods.planVersion, news.itemCategoryId);
  const buttons = mayChange && (
    <span className="flex flex-wrap gap-2">
      <Button size="compact" isBusy={busy === 'use'} aria-describedby={wordsId} onClick={() => void run('use', use)}>
        {news.has.length > 0 ? 'Use it' : 'Remove'}
      </Button>
      <Button
        size="compact"
        look="quiet"
        isBusy={busy === 'keep'}
        aria-describedby={wordsId}
        onClick={() => void run('keep', keep)}
      >
        Keep ours
      </Button>
    </span>
  );
  return (
    <Banner className="mt-2" action={buttons}>
      <p id={wordsId} className="break-words">
        {newsWords(news)}
      </p>
      <FormFailure error={failure} />
    </Banner>
  );
};
