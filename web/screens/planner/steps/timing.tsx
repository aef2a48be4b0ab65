import { type Timing, timing } from '#shared/model/enumerations/case.ts';
import { chooseTiming } from '#shared/planner/choices.ts';
import { RadioGroup } from '#web/ui/choices.tsx';
import { usePlanner } from '../store/use-planner.ts';
import type { StepModule, StepProps } from './step-module.ts';

export const fieldId = 'timing';
export const incomplete: StepModule['incomplete'] = () => 'Choose when the funeral is needed';

/** Soonest first. */
const order: readonly Timing[] = ['at-need', 'imminent-need', 'pre-need'];

export const Component = ({ error }: StepProps) => {
  const { plan, change } = usePlanner();
  return (
    <RadioGroup
      id={fieldId}
      name={fieldId}
      label="When is the funeral needed?"
      isLabelHidden
      layout="cards"
      error={error}
      options={order.map((value) => ({ value, label: timing.table[value].planner }))}
      value={plan.timing ?? ''}
      onChange={(value) => change((before) => (timing.has(value) ? chooseTiming(before, value) : before))}
    />
  );
};
