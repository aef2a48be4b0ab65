import { Box } from '#web/ui/choices.tsx';
import { FieldError } from '#web/ui/field.tsx';
import type { TriggerPartProps, TriggerRule } from './trigger-form.ts';
import { RulePart } from './trigger-rule.tsx';

type EndsProps = TriggerPartProps & {
  sentenceOf: (rule: TriggerRule) => string;
  opened: TriggerRule | null;
  onOpen: (rule: TriggerRule) => void;
};

/** Says how the task ends: what completes it, when it's no longer needed, and whether it expires. */
export const TriggerEnds = ({ sentenceOf, opened, onOpen, ...part }: EndsProps) => {
  const { trigger, change, errorOf, isReadOnly } = part;
  return (
    <ul className="space-y-4">
      <li className="space-y-1">
        <RulePart
          title="Completed"
          rule="completeWhen"
          error={errorOf('completeWhen')}
          {...{ sentenceOf, opened, onOpen, isReadOnly }}
        />
        <Box
          kind="checkbox"
          data-place="manualCompleteOnly"
          label="Only by a person"
          {...(trigger.completeWhen === undefined ? {} : { hint: 'The rule above doesn’t complete it then.' })}
          checked={trigger.manualCompleteOnly}
          disabled={isReadOnly}
          onChange={({ target }) => change({ manualCompleteOnly: target.checked })}
        />
      </li>
      <li>
        <RulePart
          title="Removed when no longer needed"
          rule="appliesWhen"
          error={errorOf('appliesWhen')}
          {...{ sentenceOf, opened, onOpen, isReadOnly }}
        />
      </li>
      <li>
        <p className="text-sm font-semibold">Expired</p>
        <Box
          kind="checkbox"
          data-place="isExpirable"
          label="When its day is over"
          checked={trigger.isExpirable}
          disabled={isReadOnly}
          onChange={({ target }) => change({ isExpirable: target.checked })}
        />
        <FieldError id="trigger-expires-error">{errorOf('isExpirable')}</FieldError>
      </li>
    </ul>
  );
};
