import { ruleSettingOf } from '#shared/catalog/rule-setting.ts';
import type { Vocabulary } from '#shared/logic/drawing/vocabulary.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { NamePicker } from '../../logic-editor/name-picker.tsx';
import { useRuleVocabulary } from '../../rules/use-rule-vocabulary.ts';
import type { FieldWidgetProps } from '../field-widget.ts';
import { wordsOf } from './faults-at.ts';
import { useForm } from './form-context.ts';

const noNames: Vocabulary = new Map();

/** Chooses the fact that fills in a field: a name that rules of the same entry may read, too. One that nothing has stays until another is chosen. */
const IdentifierWidget = ({ field, value, onChange, entry, faults, isReadOnly }: FieldWidgetProps) => {
  const { noun } = useForm();
  const { vocabulary, failed } = useRuleVocabulary(ruleSettingOf(noun, field.path, entry));
  const name = typeof value === 'string' ? value : '';
  const { label, hint, isOptional } = field;
  const about = { label, hint, isOptional, error: wordsOf(faults) };
  if (isReadOnly) return <TextField {...about} readOnly value={vocabulary?.get(name)?.label ?? name} />;
  return (
    <NamePicker
      {...about}
      isLabelHidden={false}
      name={name}
      vocabulary={vocabulary ?? noNames}
      status={failed.length > 0 ? 'failed' : vocabulary ? 'ready' : 'loading'}
      onPick={onChange}
      onClear={() => onChange(undefined)}
      className="max-w-xl"
    />
  );
};

export default IdentifierWidget;
