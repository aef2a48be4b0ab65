import type { ComponentType } from 'react';
import type { ArrangementStep } from '#shared/model/enumerations/case.ts';
import { focusFromStart } from '#web/ui/focus-under-title.ts';
import { useContentFocus } from '#web/ui/use-content-focus.ts';
import { CaseKnows } from './case-knows.tsx';
import { titleOf } from './conference-steps.ts';
import { ListWarning } from './list-warning.tsx';
import { PlanSays } from './plan-says.tsx';
import { CertificatesStep } from './steps/certificates-step.tsx';
import { ConferenceStep } from './steps/conference-step.tsx';
import { ContractStep } from './steps/contract-step.tsx';
import { DetailsStep } from './steps/details-step.tsx';
import { DispositionStep } from './steps/disposition-step.tsx';
import { GoodsStep } from './steps/goods-step.tsx';
import { PackageStep } from './steps/package-step.tsx';
import { PreferencesStep } from './steps/preferences-step.tsx';
import { ServicesStep } from './steps/services-step.tsx';
import { SummaryStep } from './steps/summary-step.tsx';
import { useConference } from './use-conference.ts';

const bodies: Readonly<Record<ArrangementStep, ComponentType>> = {
  disposition: DispositionStep,
  preferences: PreferencesStep,
  template: PackageStep,
  services: ServicesStep,
  'additional-services': ServicesStep,
  'interment-merchandise': GoodsStep,
  'cremated-remains-merchandise': GoodsStep,
  'memorial-merchandise': GoodsStep,
  'death-certificates': CertificatesStep,
  conference: ConferenceStep,
  summary: SummaryStep,
  details: DetailsStep,
  'summary-saved': ContractStep,
};

/** Shows a step: what the home offers and charges for it, beside what the family's plan says and what the case knows. */
export const StepBody = () => {
  const { step } = useConference();
  const Body = bodies[step];
  const title = useContentFocus<HTMLHeadingElement>(step, focusFromStart);
  return (
    <section aria-labelledby="conference-step" className="grid min-w-0 gap-4">
      <h2 ref={title} id="conference-step" tabIndex={-1} className="scroll-mt-32 text-xl lg:scroll-mt-64">
        {titleOf(step)}
      </h2>
      <ListWarning />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 wide:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          <Body key={step} />
        </div>
        <aside aria-label="From the plan and the case" className="grid min-w-0 gap-4">
          <PlanSays />
          <CaseKnows key={step} />
        </aside>
      </div>
    </section>
  );
};
