import { useState } from 'react';
import type { HomeRules } from '#shared/contract/pricing-views.ts';
import { chargeKind } from '#shared/model/enumerations/pricing.ts';
import type { Discount } from '#shared/model/price-list.ts';
import { discountExample } from '#shared/pricing/rule-example.ts';
import { formatCalendarDate, isCalendarDate } from '#shared/values/dates.ts';
import { formatCents } from '#shared/values/money.ts';
import { newIdempotencyKey } from '#web/session/index.ts';
import { CheckboxGroup, RadioGroup } from '#web/ui/choices.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { Example } from './example-account.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { type DiscountFields, discountFaults, discountFrom, typedDiscount, whoOptions } from './rule-draft.ts';

const labels = {
  name: 'Name',
  reason: 'Reason, as the family reads it',
  by: 'How much',
  amount: 'How much it takes off',
  appliesTo: 'Charges that it applies to',
  who: 'Who gets it',
  from: 'First day',
  until: 'Last day',
};
const kinds = chargeKind.options.map(({ id, text }) => ({ value: id, label: text }));
const ways = [
  { value: 'percent', label: 'A percentage' },
  { value: 'amount', label: 'An amount' },
];

/** Says what the discount that is being typed comes to. */
const DiscountExample = ({ fields, before }: { fields: DiscountFields; before: Discount | undefined }) => {
  const named = { ...fields, name: fields.name || 'Discount', reason: fields.reason || 'Discount', from: '', until: '' };
  const discount = discountFrom('00000000-0000-4000-8000-000000000000', named, before);
  if (!discount) return <Example>Enter an amount and what it applies to, and we’ll work out an example.</Example>;
  const { baseCents, offCents } = discountExample(discount);
  return (
    <Example rules={{ taxes: [], discounts: [discount] }} categories={[]}>
      Of {formatCents(baseCents)}, it takes off <strong>{formatCents(offCents)}</strong>. The basic services fee isn’t part of
      that.
    </Example>
  );
};

/** Adds a discount, or changes one. */
export const DiscountDialog = ({
  view,
  id: known,
  onClose,
}: {
  view: HomeRules;
  id?: string | undefined;
  onClose: () => void;
}) => {
  const [id] = useState(() => known ?? newIdempotencyKey());
  const before = view.rules.discounts.find((each) => each.id === id);
  const who = whoOptions(before);
  const words = new Map([...kinds, ...ways, ...who].map(({ value, label }) => [value, label]));
  return (
    <RuleDialog
      view={view}
      title={known ? 'Edit the discount' : 'Add a discount'}
      saveLabel={known ? 'Save' : 'Add'}
      labels={labels}
      fieldsOf={({ discounts }) => typedDiscount(discounts.find((each) => each.id === id))}
      faultsOf={discountFaults}
      put={(rules, fields) => {
        const { discounts } = rules;
        const there = discounts.find((each) => each.id === id);
        const discount = discountFrom(id, fields, there);
        if (!discount) return rules;
        return {
          ...rules,
          discounts: there ? discounts.map((each) => (each.id === id ? discount : each)) : [...discounts, discount],
        };
      }}
      valueWords={(_name, value) => words.get(value) ?? (isCalendarDate(value) ? formatCalendarDate(value) : value)}
      onClose={onClose}
    >
      {({ fields, errors, set, field }) => (
        <>
          <TextField {...field('name')} autoComplete="off" maxLength={80} />
          <TextArea {...field('reason')} rows={2} maxLength={300} hint="Such as: 5% off our services for those who served." />
          <RadioGroup label={labels.by} name="by" layout="row" options={ways} value={fields.by} onChange={(by) => set({ by })} />
          <TextField
            {...field('amount')}
            label={fields.by === 'amount' ? 'Amount in dollars' : 'Percent'}
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
          />
          <CheckboxGroup
            label={labels.appliesTo}
            hint="It’s never taken off the basic services fee, which is the same for everyone."
            name="appliesTo"
            layout="row"
            options={kinds}
            value={fields.appliesTo}
            error={errors.appliesTo}
            onChange={(appliesTo) => set({ appliesTo })}
          />
          <DiscountExample fields={fields} before={before} />
          <Select {...field('who')} options={who} />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField {...field('from')} isOptional type="date" />
            <TextField {...field('until')} isOptional type="date" />
          </div>
        </>
      )}
    </RuleDialog>
  );
};
