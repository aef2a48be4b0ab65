import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { operatorWords } from '#shared/logic/drawing/clause.ts';
import {
  type ConditionOperator,
  type ConditionValue,
  type NewCondition,
  ruleOfCondition,
} from '#shared/logic/drawing/condition.ts';
import { canCompare, type LogicName, operatorsOf, type Vocabulary } from '#shared/logic/drawing/vocabulary.ts';
import type { LogicRule } from '#shared/model/logic-rule.ts';
import { Button } from '#web/ui/button.tsx';
import { onEnterInField } from '#web/ui/on-enter-in-field.ts';
import { Select } from '#web/ui/select.tsx';
import { NamePicker } from './name-picker.tsx';
import { useBegunCondition } from './rule-editing.ts';
import { ValueField } from './value-field.tsx';
import { ValueList } from './value-list.tsx';

/** Returns the value that a comparison begins with before one is chosen. Whether something is answered needs none. */
function noValue(operator: ConditionOperator): ConditionValue | undefined {
  if (operator === 'answered' || operator === 'unanswered') return undefined;
  return operator === 'one-of' || operator === 'none-of' ? [] : '';
}

const isChosen = (known: LogicName, { operator, value }: NewCondition): boolean =>
  canCompare(known, operator, value) && !(typeof value === 'object' && value.length === 0);

const begunWith = (name: string, operator: ConditionOperator): NewCondition => {
  const value = noValue(operator);
  return { name, operator, ...(value === undefined ? {} : { value }) };
};

type ComparisonProps = { known: LogicName; condition: NewCondition; onChange: (condition: NewCondition) => void };

const Comparison = ({ known, condition, onChange }: ComparisonProps) => {
  const { name, operator, value } = condition;
  const enter = (next: ConditionValue) => onChange({ ...condition, value: next });
  return (
    <>
      <Select
        label="How it compares"
        isLabelHidden
        options={operatorsOf(known.valueKind).map((each) => ({ value: each, label: operatorWords(each, known.valueKind) }))}
        value={operator}
        onChange={({ target }) => onChange(begunWith(name, target.value as ConditionOperator))}
        className="min-w-0 flex-[1_1_8rem]"
      />
      {typeof value === 'object' && <ValueList known={known} values={value} onChange={enter} />}
      {value !== undefined && typeof value !== 'object' && (
        <ValueField label="Value" known={known} value={value} onChange={enter} />
      )}
    </>
  );
};

type UnfinishedProps = { vocabulary: Vocabulary; onAdd: (condition: NewCondition) => void; onCancel: () => void };

/** A condition whose parts aren't chosen yet, and that the rule doesn't have. */
const Unfinished = ({ vocabulary, onAdd, onCancel }: UnfinishedProps) => {
  const [condition, setCondition] = useState<NewCondition>();
  const known = condition && vocabulary.get(condition.name);
  const root = useRef<HTMLFieldSetElement>(null);
  useEffect(() => root.current?.querySelector('input')?.focus(), []);
  useBegunCondition(condition !== undefined);
  const isReady = condition !== undefined && known !== undefined && isChosen(known, condition);
  const add = () => isReady && onAdd(condition);
  const pick = (name: string) => {
    const picked = vocabulary.get(name);
    setCondition(picked && begunWith(name, operatorsOf(picked.valueKind)[0] ?? 'answered'));
  };
  return (
    <fieldset
      ref={root}
      aria-label="Unfinished condition"
      onKeyDown={onEnterInField(add)}
      className="min-w-0 basis-full rounded-control border border-dashed border-border-strong bg-surface p-2 sm:p-3"
    >
      <div className="flex flex-wrap items-start gap-2">
        <NamePicker
          label="What it reads"
          isLabelHidden={false}
          name={condition?.name ?? ''}
          vocabulary={vocabulary}
          onPick={pick}
          className="min-w-0 basis-full"
        />
        {condition && known && <Comparison known={known} condition={condition} onChange={setCondition} />}
      </div>
      <p role="status" className="mt-2 text-sm text-muted">
        {isReady
          ? 'It isn’t part of the rule yet.'
          : 'It isn’t part of the rule yet. Choose what it reads, and with what it compares.'}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="compact" disabled={!isReady} onClick={add}>
          Add to the rule
        </Button>
        <Button size="compact" look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </fieldset>
  );
};

type AddConditionProps = {
  vocabulary: Vocabulary;
  label?: string;
  look?: 'quiet';
  onAdd: (rule: LogicRule) => void;
  /** The attribute by which the focus finds the button. */
  control?: Record<string, string>;
};

/** Asks for a condition, and adds it to the rule once its parts are chosen. */
export const AddCondition = ({ vocabulary, label = 'Add a condition', look, onAdd, control }: AddConditionProps) => {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    setAsking(false);
    button.current?.focus();
  };
  const add = (condition: NewCondition) => {
    setAsking(false);
    onAdd(ruleOfCondition(condition));
  };
  return (
    <>
      {isAsking && <Unfinished vocabulary={vocabulary} onAdd={add} onCancel={cancel} />}
      <Button ref={button} size="compact" {...(look ? { look } : {})} icon={Plus} {...control} onClick={() => setAsking(true)}>
        {label}
      </Button>
    </>
  );
};
