import { useState } from 'react';
import { choosePackage, type GoneChoice } from '#shared/planner/choices.ts';
import { packagesByWishes } from '#shared/planner/match-wishes.ts';
import { chosenTemplate } from '#shared/planner/offers.ts';
import { OWN_CHOICE_NAME } from '#shared/planner/own-choice.ts';
import type { PlanDraft } from '#shared/planner/plan-draft.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { usePlanner } from '../store/use-planner.ts';
import { GoneBanner } from './select-template/gone-banner.tsx';
import { PackageCard } from './select-template/package-card.tsx';
import type { StepModule, StepProps } from './step-module.ts';

export const width = 'wide';
export const fieldId = 'package';
export const incomplete: StepModule['incomplete'] = () => 'Choose a package, or item by item, to continue';

/** Explains the two ways in which packages are priced, once. */
const PricingExplained = () => (
  <Disclosure title="What do “flat” and “a la carte” mean?" className="mt-8 border-t">
    <div className="max-w-measure space-y-3 text-muted">
      <p>
        <strong className="font-semibold text-text">Flat.</strong> One price for the whole package, usually less than the same
        things bought separately. Leaving something out doesn’t lower it; what you add costs extra.
      </p>
      <p>
        <strong className="font-semibold text-text">A la carte.</strong> Each line has its own price from the home’s price list,
        and the package is their sum. What you add costs extra. To leave something out, choose item by item.
      </p>
      <p>
        No home may force a package on you. To choose only the goods and services that you want, pick “{OWN_CHOICE_NAME}” above.
      </p>
    </div>
  </Disclosure>
);

type Change = { name: string; gone: GoneChoice[]; before: PlanDraft };

export const Component = ({ error }: StepProps) => {
  const { home, plan, change } = usePlanner();
  const [last, setLast] = useState<Change | null>(null);
  const chosen = chosenTemplate(home, plan);
  const matches = packagesByWishes(home, plan);
  const choose = (id: string) => {
    const template = matches.find((match) => match.template.id === id)?.template;
    if (!template) return;
    const { plan: next, gone } = choosePackage(home, plan, template);
    setLast(gone.length > 0 ? { name: template.name, gone, before: plan } : null);
    change(() => next);
  };
  const undo = () => {
    if (last) change(() => last.before);
    setLast(null);
  };
  return (
    <>
      {last && <GoneBanner name={last.name} gone={last.gone} onUndo={undo} />}
      <fieldset id={fieldId} tabIndex={-1} aria-describedby={error ? `${fieldId}-error` : undefined} className="min-w-0">
        <legend className="sr-only">Packages</legend>
        <FieldError id={`${fieldId}-error`}>{error}</FieldError>
        <div className="grid items-start gap-4 lg:grid-cols-2">
          {matches.map((match) => (
            <PackageCard
              key={match.template.id}
              match={match}
              isChosen={match.template.id === chosen?.id}
              onChoose={() => choose(match.template.id)}
            />
          ))}
        </div>
      </fieldset>
      <PricingExplained />
    </>
  );
};
