import { clauseOf, operatorWords } from '#shared/logic/drawing/clause.ts';
import type { ConditionOperator, ConditionValue } from '#shared/logic/drawing/condition.ts';
import type { Condition } from '#shared/logic/drawing/drawing.ts';
import { setCondition, setIdentifier, setOperator, setValue } from '#shared/logic/drawing/edit-rule.ts';
import {
  canCompare,
  conditionOn,
  firstValueOf,
  type LogicName,
  operatorsOf,
  type ValueKind,
} from '#shared/logic/drawing/vocabulary.ts';
import { Select } from '#web/ui/select.tsx';
import { NamePicker } from './name-picker.tsx';
import { PartFrame } from './part-frame.tsx';
import { useRuleEditing } from './rule-editing.ts';
import { ValueField } from './value-field.tsx';
import { ValueList } from './value-list.tsx';

/** Returns what a value looks like, for an identifier that the vocabulary doesn't have. */
function kindOfValue(value: ConditionValue | undefined): ValueKind {
  const [first] = [value].flat();
  if (typeof first === 'number') return 'number';
  return typeof first === 'boolean' ? 'yes-no' : 'text';
}

/** Returns what is under the condition's identifier, or how it's treated if nothing has it. */
const knownOf = ({ name, value }: Condition, found: LogicName | undefined): LogicName =>
  found ?? { name, label: name, valueKind: kindOfValue(value) };

/** Offers the ways to compare what is under an identifier, and the one that the rule has, whether or not it fits. */
const operatorOptions = ({ valueKind }: LogicName, current: ConditionOperator) =>
  [...new Set([...operatorsOf(valueKind), current])].map((operator) => ({
    value: operator,
    label: operatorWords(operator, valueKind),
  }));

/** Shows one condition: what it reads, how it compares, and with what. */
export const DrawnCondition = ({ condition }: { condition: Condition }) => {
  const { text, vocabulary, warningOf, change } = useRuleEditing();
  const { path, name, operator, value } = condition;
  const known = knownOf(condition, vocabulary.get(name));
  const warning = warningOf(name);

  const pickName = (next: string) => {
    const found = vocabulary.get(next);
    const isKept = !found || canCompare(found, operator, value);
    change(isKept ? setIdentifier(text, path, next) : setCondition(text, path, conditionOn(found)));
  };
  const pickOperator = (next: ConditionOperator) => {
    const isFirstValue = value === undefined && next !== 'answered' && next !== 'unanswered';
    change(
      isFirstValue
        ? setCondition(text, path, { name, operator: next, value: firstValueOf(known) })
        : setOperator(text, path, next),
    );
  };
  const enter = (next: ConditionValue, isTyped = false) =>
    change(setValue(text, path, next), isTyped ? { typing: `value ${path.join('/')}` } : {});

  return (
    <PartFrame path={path} label={`Condition: ${clauseOf(condition, vocabulary)}`}>
      <NamePicker label="What it reads" name={name} vocabulary={vocabulary} onPick={pickName} className="min-w-0 basis-full" />
      <Select
        label="How it compares"
        isLabelHidden
        options={operatorOptions(known, operator)}
        value={operator}
        onChange={({ target }) => pickOperator(target.value as ConditionOperator)}
        className="min-w-0 flex-[1_1_8rem]"
      />
      {typeof value === 'object' && <ValueList known={known} values={value} onChange={enter} />}
      {value !== undefined && typeof value !== 'object' && (
        <ValueField label="Value" known={known} value={value} onChange={enter} />
      )}
      <p role="status" className="basis-full text-sm text-warning empty:hidden">
        {warning}
      </p>
    </PartFrame>
  );
};
