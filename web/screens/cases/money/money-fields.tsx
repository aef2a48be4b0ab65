import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cardBrand, paymentMethod } from '#shared/model/enumerations/payment.ts';
import { query } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { isByCard, type MoneyFields } from './money-form.ts';
import { closedDayWords, meanwhileWords } from './money-words.ts';
import { useAmounts, useToday } from './use-money.ts';

export type AskedFields = {
  fields: MoneyFields;
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (name: keyof MoneyFields, value: string) => void;
};

/** Returns the properties of the field of a name. */
export const asked = ({ fields, errors, onChange }: AskedFields, name: keyof MoneyFields) => ({
  value: fields[name],
  error: errors[name],
  onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
});

type AmountFieldProps = {
  label?: string;
  value: string;
  error?: string | undefined;
  hint?: string | undefined;
  onChange: (value: string) => void;
};

/** Asks for an amount in dollars. */
export const AmountField = ({ onChange, ...field }: AmountFieldProps) => (
  <TextField
    label="Amount"
    {...field}
    inputMode="decimal"
    autoComplete="off"
    maxLength={20}
    onChange={({ target }) => onChange(target.value)}
  />
);

/** Returns what to say beside a day whose books are closed; nothing beside any other. */
export function useClosedDayWords(day: string): string | undefined {
  const today = useToday();
  const { data } = useQuery(query.ledgerReports.getDayClose.queryOptions({ input: {}, staleTime: 0 }));
  return data && closedDayWords(day, data.closedThrough, today);
}

/** Asks how money was moved and when: the method, a card’s brand and last four digits if it was one, and the number of a check or a transfer. */
export const MethodFields = ({ today, dayLabel, ...props }: AskedFields & { today: string; dayLabel: string }) => (
  <>
    <Select
      label="Method"
      {...asked(props, 'method')}
      emptyLabel="Choose"
      options={paymentMethod.options.map(({ id, text }) => ({ value: id, label: text }))}
    />
    {isByCard(props.fields.method) && (
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label="Card brand"
          isOptional
          {...asked(props, 'cardBrand')}
          emptyLabel="Not noted"
          options={cardBrand.options.map(({ id, text }) => ({ value: id, label: text }))}
        />
        <TextField
          label="Last four digits"
          isOptional
          {...asked(props, 'cardLastFour')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
        />
      </div>
    )}
    <TextField label={dayLabel} type="date" max={today} hint={useClosedDayWords(props.fields.day)} {...asked(props, 'day')} />
    <TextField
      label="Reference"
      isOptional
      hint="Such as a check, policy, or transfer number. Never a card number."
      autoComplete="off"
      maxLength={60}
      {...asked(props, 'reference')}
    />
  </>
);

/** Says what colleagues changed in the money of a case while a form was open. */
export const Meanwhile = () => {
  const now = useAmounts().data;
  const [before] = useState(now);
  const words = before && now ? meanwhileWords(before, now) : [];
  if (words.length === 0) return null;
  return (
    <Banner role="status" title="Something changed while this was open">
      <ul>
        {words.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </Banner>
  );
};
