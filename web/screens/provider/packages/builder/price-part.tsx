import { useState } from 'react';
import type { PackagePrice } from '#shared/packages/package-price.ts';
import { MAX_CENTS, maskCurrency, parseCents } from '#shared/values/money.ts';
import { Banner } from '#web/ui/banner.tsx';
import { RadioGroup } from '#web/ui/choices.tsx';
import { Price } from '#web/ui/price.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { fieldId, type PartProps, SectionCard } from './section-card.tsx';

const methods = [
  {
    value: 'a-la-carte',
    label: 'A la carte',
    hint: 'The total of what it includes, at your list prices. It changes when your list does.',
  },
  { value: 'flat', label: 'Flat pricing', hint: 'One price for everything in it, which you set here.' },
];

const textOf = (cents: number) => (cents === 0 ? '' : (cents / 100).toFixed(2));

/** Edits the flat price: digits and one point. Too large a number gets an error and is never cut. */
const FlatPrice = ({ draft, change, errors, isDisabled }: PartProps) => {
  const [text, setText] = useState(() => textOf(draft.priceCents));
  const [expected, setExpected] = useState(draft.priceCents);
  if (expected !== draft.priceCents) {
    setExpected(draft.priceCents);
    if ((parseCents(text || '0') ?? MAX_CENTS + 1) !== draft.priceCents) setText(textOf(draft.priceCents));
  }
  return (
    <TextField
      label="Flat price, US dollars"
      id={fieldId('priceCents')}
      error={errors.priceCents}
      inputMode="decimal"
      className="max-w-56"
      disabled={isDisabled}
      value={text}
      placeholder="0.00"
      onChange={(event) => {
        const masked = maskCurrency(event.target.value);
        setText(masked);
        change({ priceCents: parseCents(masked || '0') ?? MAX_CENTS + 1 });
      }}
      onBlur={() => setText(draft.priceCents > MAX_CENTS ? text : textOf(draft.priceCents))}
    />
  );
};

type PricePartProps = PartProps & { price: PackagePrice; locationId: string };

/** Chooses how the package is priced, and shows what it costs item by item, worked out as on the server. */
export const PricePart = ({ price, locationId, ...part }: PricePartProps) => {
  const { draft, change, isDisabled } = part;
  const isFlat = draft.pricingMethod === 'flat';
  return (
    <SectionCard title="What it costs">
      <RadioGroup
        label="How it is priced"
        name="pricingMethod"
        layout="cards"
        options={methods.map((each) => ({ ...each, isDisabled }))}
        value={draft.pricingMethod}
        onChange={(value) => change({ pricingMethod: value === 'flat' ? 'flat' : 'a-la-carte' })}
      />
      {isFlat && <FlatPrice {...part} />}
      <dl className="max-w-md rounded-control bg-sunken p-4">
        <div className="flex justify-between gap-4">
          <dt>{isFlat ? 'The same things bought separately, from your list' : 'Package price'}</dt>
          <dd className="font-semibold">
            <Price cents={price.aLaCartePriceCents} />
          </dd>
        </div>
        {isFlat && price.aLaCartePriceCents > 0 && (
          <div className="mt-1 flex justify-between gap-4 text-muted">
            <dt>{draft.priceCents <= price.aLaCartePriceCents ? 'Families save' : 'More than separately'}</dt>
            <dd>
              <Price cents={Math.abs(price.aLaCartePriceCents - draft.priceCents)} />
            </dd>
          </div>
        )}
      </dl>
      {isFlat &&
        draft.priceCents <= MAX_CENTS &&
        price.unpriced.length === 0 &&
        draft.priceCents > price.aLaCartePriceCents &&
        price.aLaCartePriceCents > 0 && (
          <Banner tone="warning">This package costs more than the same things bought separately.</Banner>
        )}
      {price.unpriced.length > 0 && (
        <Banner tone="warning" title="Included, but not priced at your home">
          <ul className="list-disc pl-5">
            {price.unpriced.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
          <p className="mt-1">
            They aren’t counted in any total. <TextLink to={workPaths.pricing({ locationId })}>Price them</TextLink> before
            families see this package.
          </p>
        </Banner>
      )}
    </SectionCard>
  );
};
