import { type ReactNode, useId } from 'react';
import type { PriceRules } from '#shared/model/price-list.ts';
import { ruleExample } from '#shared/pricing/rule-example.ts';
import type { NamedCategory } from '#shared/pricing/rule-words.ts';
import { formatCents } from '#shared/values/money.ts';

/** Shows a small account with taxes and discounts: what they do to it, line by line. */
export const ExampleAccount = ({ rules, categories }: { rules: PriceRules; categories: readonly NamedCategory[] }) => {
  const { charges, computed, totalCents } = ruleExample(rules, categories);
  return (
    <table className="w-full tabular-nums">
      <caption className="sr-only">Example</caption>
      <tbody>
        {[...charges, ...computed].map(({ key, label, amountCents }) => (
          <tr key={key} className="border-b border-border">
            <th scope="row" className="py-1.5 pr-3 text-left font-normal wrap-anywhere">
              {label}
            </th>
            <td className="py-1.5 text-right whitespace-nowrap">{formatCents(amountCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className="py-1.5 pr-3 text-left font-semibold">
            Total
          </th>
          <td className="py-1.5 text-right font-semibold">{formatCents(totalCents)}</td>
        </tr>
      </tfoot>
    </table>
  );
};

type ExampleProps = { rules?: PriceRules; categories?: readonly NamedCategory[]; children: ReactNode };

/** Shows what a rule comes to as it’s typed, in a sentence and line by line. */
export const Example = ({ rules, categories = [], children }: ExampleProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-control border border-border bg-sunken p-4">
      <h3 id={id} className="text-sm font-semibold">
        Example
      </h3>
      <p aria-live="polite" className="mt-1">
        {children}
      </p>
      {rules && (
        <div className="mt-3 text-sm">
          <ExampleAccount rules={rules} categories={categories} />
        </div>
      )}
    </section>
  );
};
