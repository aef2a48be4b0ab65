import { arrangementType } from '#shared/model/enumerations/case.ts';
import { chooseType } from '#shared/planner/choices.ts';
import { RadioGroup } from '#web/ui/choices.tsx';
import { usePlanner } from '../store/use-planner.ts';
import type { StepModule, StepProps } from './step-module.ts';

export const fieldId = 'plan-type';
export const incomplete: StepModule['incomplete'] = () => 'Choose who the plan is for';

const hints = {
  myself: 'Write down your own wishes for the people who’ll need them.',
  'someone-else': 'Plan for someone close to you.',
};

export const Component = ({ error }: StepProps) => {
  const { plan, change } = usePlanner();
  return (
    <RadioGroup
      id={fieldId}
      name={fieldId}
      label="Who is this plan for?"
      isLabelHidden
      layout="cards"
      error={error}
      options={arrangementType.values.map((value) => ({ value, label: arrangementType.label(value), hint: hints[value] }))}
      value={plan.type ?? ''}
      onChange={(value) => change((before) => (arrangementType.has(value) ? chooseType(before, value) : before))}
    />
  );
};
