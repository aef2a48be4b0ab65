import { useMemo } from 'react';
import { disclosures } from '#shared/funeral-rule/disclosures.ts';
import { PriceBreakdown } from '#web/parts/price-breakdown.tsx';
import { Card } from '#web/ui/card.tsx';
import { usePlanner } from '../store/use-planner.ts';
import { Ceiling } from '../total/ceiling.tsx';
import { pricedOf } from '../total/priced-of.ts';
import { Swaps } from '../total/swaps.tsx';
import type { StepModule } from './step-module.ts';
import { Answers } from './summary/answers.tsx';
import { PlanActions } from './summary/plan-actions.tsx';
import { StillMissing } from './summary/still-missing.tsx';
import { summarySections } from './summary/summary-sections.ts';
import { useNamedOptions } from './summary/use-named-options.ts';

export const width = 'wide';
export const continueLabel: StepModule['continueLabel'] = () => 'Save the plan';

const Account = () => {
  const { home, plan } = usePlanner();
  const priced = pricedOf(home, plan);
  return (
    <section aria-labelledby="summary-account">
      <h2 id="summary-account" className="text-xl">
        What it costs
      </h2>
      <p className="mt-2 max-w-measure text-sm text-muted">
        {disclosures.S1.text} <span className="text-xs text-subtle">{disclosures.S1.clause}</span>
      </p>
      <Card className="mt-4 p-5 sm:p-6">
        <PriceBreakdown priced={priced} />
      </Card>
      <Card className="mt-4 grid gap-4 p-5 sm:p-6 print:hidden">
        <Ceiling totalCents={priced.totalCents} />
        <Swaps totalCents={priced.totalCents} />
      </Card>
    </section>
  );
};

export const Component = () => {
  const { home, plan, isEditable } = usePlanner();
  const named = useNamedOptions(home);
  const sections = useMemo(() => summarySections(home, plan, named ? { named } : {}), [home, plan, named]);
  return (
    <div className="grid gap-8">
      <PlanActions />
      <StillMissing />
      <Answers sections={sections} isEditable={isEditable} />
      <Account />
    </div>
  );
};
