import { useState } from 'react';
import type { HomeRules } from '#shared/contract/pricing-views.ts';
import { chargeKind, gplLine } from '#shared/model/enumerations/pricing.ts';
import { percentWords } from '#shared/pricing/percent-words.ts';
import { taxExample } from '#shared/pricing/rule-example.ts';
import { formatCents } from '#shared/values/money.ts';
import { newIdempotencyKey } from '#web/session/index.ts';
import { CheckboxGroup } from '#web/ui/choices.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { Example } from './example-account.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { type TaxFields, taxFaults, taxFrom, typedTax } from './rule-draft.ts';

const labels = {
  name: 'Name',
  rate: 'Rate in percent',
  appliesTo: 'Charges that it applies to',
  exceptLines: 'Price list lines that aren’t taxed',
  exceptCategoryIds: 'Categories that aren’t taxed',
};
const kinds = chargeKind.options.map(({ id, text }) => ({ value: id, label: text }));
const lines = gplLine.options.map(({ id, text }) => ({ value: id, label: text }));

/** Says what the tax that is being typed comes to. */
const TaxExample = ({ fields, categories }: { fields: TaxFields; categories: HomeRules['categories'] }) => {
  const tax = taxFrom('00000000-0000-4000-8000-000000000000', { ...fields, name: fields.name || 'Tax' });
  if (!tax) return <Example>Enter a rate and what it applies to, and we’ll work out an example.</Example>;
  const { baseCents, taxCents } = taxExample(tax, categories);
  return (
    <Example rules={{ taxes: [tax], discounts: [] }} categories={categories}>
      {percentWords(tax.ratePpm)} of {formatCents(baseCents)} is <strong>{formatCents(taxCents)}</strong>.
    </Example>
  );
};

/** Adds a tax, or changes one. */
export const TaxDialog = ({ view, id: known, onClose }: { view: HomeRules; id?: string | undefined; onClose: () => void }) => {
  const [id] = useState(() => known ?? newIdempotencyKey());
  const { categories } = view;
  const options = categories.map((each) => ({ value: each.id, label: each.name }));
  const words = new Map([...kinds, ...lines, ...options].map(({ value, label }) => [value, label]));
  return (
    <RuleDialog
      view={view}
      title={known ? 'Edit the tax' : 'Add a tax'}
      saveLabel={known ? 'Save' : 'Add'}
      labels={labels}
      fieldsOf={({ taxes }) => typedTax(taxes.find((tax) => tax.id === id))}
      faultsOf={taxFaults}
      put={(rules, fields) => {
        const tax = taxFrom(id, fields);
        if (!tax) return rules;
        const isThere = rules.taxes.some((each) => each.id === id);
        return { ...rules, taxes: isThere ? rules.taxes.map((each) => (each.id === id ? tax : each)) : [...rules.taxes, tax] };
      }}
      valueWords={(_name, value) => words.get(value) ?? value}
      onClose={onClose}
    >
      {({ fields, errors, set, field }) => (
        <>
          <TextField {...field('name')} autoComplete="off" maxLength={80} hint="The contract prints this, with the rate." />
          <TextField
            {...field('rate')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            hint="Up to four decimals, such as 8.875. Ask your tax authority what your city and county add."
          />
          <CheckboxGroup
            label={labels.appliesTo}
            name="appliesTo"
            layout="row"
            options={kinds}
            value={fields.appliesTo}
            error={errors.appliesTo}
            onChange={(appliesTo) => set({ appliesTo })}
          />
          <TaxExample fields={fields} categories={categories} />
          <Disclosure
            title={`Exceptions (${fields.exceptLines.length + fields.exceptCategoryIds.length})`}
            isOpenAtFirst={fields.exceptLines.length + fields.exceptCategoryIds.length > 0}
          >
            <div className="grid gap-5 pt-2">
              <CheckboxGroup
                label={labels.exceptCategoryIds}
                name="exceptCategoryIds"
                layout="columns"
                options={options}
                value={fields.exceptCategoryIds}
                error={errors.exceptCategoryIds}
                onChange={(exceptCategoryIds) => set({ exceptCategoryIds })}
              />
              <CheckboxGroup
                label={labels.exceptLines}
                name="exceptLines"
                layout="columns"
                options={lines}
                value={fields.exceptLines}
                error={errors.exceptLines}
                onChange={(exceptLines) => set({ exceptLines })}
              />
            </div>
          </Disclosure>
        </>
      )}
    </RuleDialog>
  );
};
