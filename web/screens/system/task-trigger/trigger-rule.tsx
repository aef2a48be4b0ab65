import { Button } from '#web/ui/button.tsx';
import { placeId } from '../catalog/fields/form-context.ts';
import type { TriggerRule } from './trigger-form.ts';

type RulePartProps = {
  title: string;
  rule: TriggerRule;
  sentenceOf: (rule: TriggerRule) => string;
  error: string | undefined;
  opened: TriggerRule | null;
  onOpen: (rule: TriggerRule) => void;
  isReadOnly: boolean;
};

/** Shows a rule as its sentence, and opens its editor below the drawing. */
export const RulePart = ({ title, rule, sentenceOf, error, opened, onOpen, isReadOnly }: RulePartProps) => (
  <div data-place={placeId([rule])}>
    <p className="text-sm font-semibold">{title}</p>
    <p className="mt-0.5 text-sm wrap-anywhere">{sentenceOf(rule)}</p>
    {error && <p className="mt-1 text-sm text-danger">{error}</p>}
    {!isReadOnly && (
      <Button
        size="compact"
        look="quiet"
        className="-ml-3.5"
        aria-label={`Edit the rule: ${title}`}
        aria-expanded={opened === rule}
        onClick={() => onOpen(rule)}
      >
        Edit the rule
      </Button>
    )}
  </div>
);
