import type { ReactNode } from 'react';
import type { DisplayService } from '#shared/model/display-service.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { DisplayServiceSetting } from '#shared/model/template.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Box, RadioGroup } from '#web/ui/choices.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { TextButton } from '#web/ui/text-link.tsx';

type StepRowProps = {
  home: PlannerHome;
  service: DisplayService;
  setting: DisplayServiceSetting;
  isSet: boolean;
  handle: ReactNode;
  isDisabled: boolean;
  onSet: (setting: DisplayServiceSetting) => void;
  onReset: () => void;
  onRemove: () => void;
};

const kinds = [
  { value: 'included', label: 'Comes with the package', hint: 'Already chosen when the plan starts.' },
  { value: 'add-on', label: 'Add-on', hint: 'Families can add it, at its price.' },
];

const Services = ({ home, service, setting, isDisabled, onSet }: StepRowProps) => {
  if (service.mappings.length === 0) return null;
  const mappedIds = new Set(setting.mappings.map(({ serviceId }) => serviceId));
  const nameOf = new Map(home.services.map(({ id, name }) => [id, name]));
  const ids = [...new Set(service.mappings.map(({ serviceId }) => serviceId))];
  const toggle = (id: string, isIn: boolean) =>
    onSet({
      ...setting,
      mappings: ids.filter((each) => (each === id ? isIn : mappedIds.has(each))).map((serviceId) => ({ serviceId })),
    });
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">Services that show and count</legend>
      {ids.map((id) => (
        <Box
          key={id}
          kind="checkbox"
          label={nameOf.get(id) ?? 'A catalog service'}
          disabled={isDisabled}
          checked={mappedIds.has(id)}
          onChange={(event) => toggle(id, event.target.checked)}
        />
      ))}
    </fieldset>
  );
};

const Questions = ({ home, setting, isDisabled, onSet }: StepRowProps) => {
  const wordsOf = new Map(home.questions.map(({ id, question }) => [id, question]));
  const questions = setting.questions.filter(({ id }) => wordsOf.has(id));
  if (questions.length === 0) return null;
  const set = (id: string, changes: Partial<(typeof questions)[number]>) =>
    onSet({ ...setting, questions: setting.questions.map((each) => (each.id === id ? { ...each, ...changes } : each)) });
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">Questions it asks</legend>
      <ul className="divide-y divide-border">
        {questions.map(({ id, isOptional, shouldShow }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
            <Box
              kind="checkbox"
              label={wordsOf.get(id)}
              disabled={isDisabled}
              checked={shouldShow}
              onChange={(event) => set(id, { shouldShow: event.target.checked })}
              className="min-w-0 flex-1 basis-56"
            />
            {shouldShow && (
              <Box
                kind="checkbox"
                label="Required"
                aria-label={`Required: ${wordsOf.get(id)}`}
                disabled={isDisabled}
                checked={!isOptional}
                onChange={(event) => set(id, { isOptional: !event.target.checked })}
              />
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
};

/** Edits how the planner offers something with the package. */
export const StepRow = (props: StepRowProps) => {
  const { service, setting, isSet, handle, isDisabled, onSet, onReset, onRemove } = props;
  return (
    <div className="flex items-start gap-2">
      <div className="pt-2">{handle}</div>
      <Disclosure
        className="min-w-0 flex-1 border-b-0"
        title={
          <span className="flex flex-wrap items-center gap-2">
            {service.name}
            <Badge tone={setting.isAddOn ? 'neutral' : 'primary'}>{setting.isAddOn ? 'Add-on' : 'Included'}</Badge>
            {!setting.canRemoveInOnlineArrangements && <Badge tone="info">Can’t be removed</Badge>}
          </span>
        }
      >
        <div className="grid gap-4">
          <p className="text-muted">{service.description}</p>
          <RadioGroup
            label="How families get it"
            name={`kind-${service.id}`}
            options={kinds.map((kind) => ({ ...kind, isDisabled }))}
            value={setting.isAddOn ? 'add-on' : 'included'}
            onChange={(value) =>
              onSet({
                ...setting,
                isAddOn: value === 'add-on',
                canRemoveInOnlineArrangements: value === 'add-on' || setting.canRemoveInOnlineArrangements,
              })
            }
          />
          <Box
            kind="checkbox"
            label="Families can remove it online"
            disabled={isDisabled || setting.isAddOn}
            checked={setting.canRemoveInOnlineArrangements}
            onChange={(event) => onSet({ ...setting, canRemoveInOnlineArrangements: event.target.checked })}
          />
          <Services {...props} />
          <Questions {...props} />
          {!isDisabled && (
            <p className="flex flex-wrap gap-x-6">
              {isSet && <TextButton onClick={onReset}>Back to the usual settings</TextButton>}
              <TextButton onClick={onRemove}>Do not offer it with this package</TextButton>
            </p>
          )}
        </div>
      </Disclosure>
    </div>
  );
};
