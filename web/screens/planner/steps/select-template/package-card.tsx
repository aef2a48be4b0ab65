import { Check, Minus } from 'lucide-react';
import type { PackageService, Template } from '#shared/model/template.ts';
import type { WishMatch } from '#shared/planner/match-wishes.ts';
import { formatCents } from '#shared/values/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Accordion, Disclosure } from '#web/ui/disclosure.tsx';
import { Icon } from '#web/ui/icon.tsx';

const inWords = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** The number of included lines that a closed card names. */
const NAMED = 4;

const Lines = ({ lines }: { lines: readonly PackageService[] }) => (
  <ul className="space-y-2 text-sm">
    {lines.map(({ packageServiceId, displayName, detailText, isIncluded }) => (
      <li key={packageServiceId} className="flex gap-2">
        <Icon
          of={isIncluded ? Check : Minus}
          size={16}
          className={classNames('mt-[0.2em]', isIncluded ? 'text-success' : 'text-subtle')}
        />
        <span className="min-w-0">
          {displayName}
          {detailText && <span className="block text-muted">{detailText}</span>}
        </span>
      </li>
    ))}
  </ul>
);

/** Shows what it costs, and how that price is made up. */
const PackagePrice = ({ template }: { template: Template }) => (
  <p className="mt-2">
    <span className="text-xl font-semibold tabular-nums">{formatCents(template.priceCents, { decimals: 'if-any' })}</span>{' '}
    <span className="text-sm text-muted">{template.pricingMethod === 'flat' ? 'flat' : 'a la carte'}</span>
    {template.pricingMethod === 'flat' && template.aLaCartePriceCents > template.priceCents && (
      <span className="block text-sm text-muted tabular-nums">
        {formatCents(template.aLaCartePriceCents, { decimals: 'if-any' })} if bought separately
      </span>
    )}
  </p>
);

/** Shows what is included and left out, and the home's notes, in the words of the package details drawer. */
const Details = ({ template }: { template: Template }) => {
  const included = template.packageServices.filter(({ isIncluded }) => isIncluded);
  const excluded = template.packageServices.filter(({ isIncluded }) => !isIncluded);
  const notes = [template.notes, template.cemeteryFeeDescription, template.crematoryFeeDescription].filter(Boolean);
  return (
    <Accordion className="mt-4">
      <Disclosure title="Price Includes" aside={included.length}>
        <Lines lines={included} />
      </Disclosure>
      {excluded.length > 0 && (
        <Disclosure title="Price Excludes" aside={excluded.length}>
          <Lines lines={excluded} />
        </Disclosure>
      )}
      {notes.length > 0 && (
        <Disclosure title="Notes &amp; Disclosures">
          <div className="space-y-2 text-sm text-muted">
            {notes.map((note) => (
              <p key={note} className="whitespace-pre-line">
                {note}
              </p>
            ))}
          </div>
        </Disclosure>
      )}
    </Accordion>
  );
};

type PackageCardProps = { match: WishMatch; isChosen: boolean; onChoose: () => void };

/** Shows one package to choose: its price, why it is in this position, and what it includes. */
export const PackageCard = ({ match: { template, met }, isChosen, onChoose }: PackageCardProps) => {
  const included = template.packageServices.filter(({ isIncluded }) => isIncluded);
  return (
    <div
      data-card
      className={classNames(
        'rounded-card border bg-surface p-5 shadow-1 sm:p-6',
        isChosen ? 'border-primary outline-1 outline-primary' : 'border-border-strong',
      )}
    >
      <label className="relative flex cursor-pointer items-start gap-3">
        <span className="relative mt-0.5 inline-flex">
          <input
            type="radio"
            name="package"
            checked={isChosen}
            onChange={onChoose}
            className="peer size-6 shrink-0 appearance-none rounded-full border border-border-strong bg-surface checked:border-primary checked:bg-primary forced-colors:appearance-auto"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 m-auto size-2.5 rounded-full bg-on-primary opacity-0 peer-checked:opacity-100 forced-colors:hidden"
          />
        </span>
        <span className="min-w-0 text-lg leading-snug font-semibold">{template.name}</span>
      </label>
      <div className="pl-9">
        <PackagePrice template={template} />
        {met.length > 0 && (
          <Badge tone="primary" className="mt-3">
            Meets your wish for {inWords.format(met.map(({ name }) => `“${name}”`))}
          </Badge>
        )}
        {template.description && <p className="mt-3 text-sm whitespace-pre-line text-muted">{template.description}</p>}
        <p className="mt-3 text-sm">
          {inWords.format(included.slice(0, NAMED).map(({ displayName }) => displayName))}
          {included.length > NAMED && `, and ${included.length - NAMED} more`}
        </p>
        <Details template={template} />
      </div>
    </div>
  );
};
