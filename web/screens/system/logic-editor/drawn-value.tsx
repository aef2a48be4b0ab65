import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { Drawing } from '#shared/logic/drawing/drawing.ts';
import { replacePart } from '#shared/logic/drawing/edit-rule.ts';
import type { LogicName } from '#shared/logic/drawing/vocabulary.ts';
import type { LogicRule } from '#shared/model/logic-rule.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { BlockJson } from './drawn-part.tsx';
import { NamePicker } from './name-picker.tsx';
import { PartFaults } from './part-frame.tsx';
import { partAttribute, useRuleEditing } from './rule-editing.ts';
import { ValueField } from './value-field.tsx';

const sources = { number: 'A number', text: 'A text', reading: 'An answer', block: 'Something else, as JSON' } as const;
type Source = keyof typeof sources;

function sourceOf(drawing: Drawing): Source {
  if (drawing.kind === 'reading') return 'reading';
  if (drawing.kind !== 'constant' || drawing.value === null || typeof drawing.value === 'boolean') return 'block';
  return typeof drawing.value === 'number' ? 'number' : 'text';
}

const fixed = (valueKind: 'number' | 'text'): LogicName => ({ name: '', label: '', valueKind });

/** Shows a rule whose value counts, such as a quantity: a constant, an answer, or a calculation, which stays JSON. */
export const DrawnValue = ({ drawing }: { drawing: Drawing }) => {
  const { text, vocabulary, change } = useRuleEditing();
  const faultId = useId();
  const source = sourceOf(drawing);
  const [known] = vocabulary.values();
  const begin: Partial<Record<Source, LogicRule>> = { number: 1, text: '', reading: { var: known?.name ?? '' } };
  const options = Object.entries(sources)
    .filter(([value]) => value !== 'block' || source === 'block')
    .map(([value, label]) => ({ value, label }));
  const replace = (rule: LogicRule, typing?: string) =>
    change(replacePart(text, [], rule), typing === undefined ? {} : { typing });
  return (
    <fieldset
      aria-label="Value"
      aria-describedby={faultId}
      {...partAttribute([])}
      className="min-w-0 rounded-control border border-border bg-surface p-3"
    >
      <div className="flex items-start gap-2">
        <div className="flex min-w-0 flex-1 flex-wrap items-start gap-2">
          <Select
            label="Where the value comes from"
            isLabelHidden
            options={options}
            value={source}
            onChange={({ target }) => replace(begin[target.value as Source] ?? null)}
            className="min-w-0 flex-[1_1_10rem]"
          />
          {drawing.kind === 'reading' && (
            <NamePicker
              label="What it reads"
              name={drawing.name}
              vocabulary={vocabulary}
              onPick={(name) => replace({ var: name })}
              className="min-w-0 flex-[2_1_11rem]"
            />
          )}
          {drawing.kind === 'constant' && (source === 'number' || source === 'text') && (
            <ValueField
              label="Value"
              known={fixed(source)}
              value={drawing.value ?? ''}
              onChange={(value) => replace(value, 'value')}
            />
          )}
        </div>
        <IconButton
          icon={Trash2}
          label="Remove"
          onClick={() => change('', { focus: { path: [], control: 'add' } })}
          className="size-9 pointer-coarse:size-11"
        />
      </div>
      {drawing.kind === 'block' && (
        <div className="mt-3">
          <BlockJson block={drawing} />
        </div>
      )}
      <PartFaults path={[]} id={faultId} />
    </fieldset>
  );
};
