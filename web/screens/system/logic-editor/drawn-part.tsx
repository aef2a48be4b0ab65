import { useId } from 'react';
import type { Block, Constant, Drawing, Group, GroupKind } from '#shared/logic/drawing/drawing.ts';
import { addPart, changeGroup } from '#shared/logic/drawing/edit-groups.ts';
import { replacePart } from '#shared/logic/drawing/edit-rule.ts';
import type { LogicRule } from '#shared/model/logic-rule.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Select } from '#web/ui/select.tsx';
import { AddCondition } from './add-condition.tsx';
import { DrawnCondition } from './drawn-condition.tsx';
import { PartActions, PartFaults, PartFrame } from './part-frame.tsx';
import { controlAttribute, partAttribute, useRuleEditing } from './rule-editing.ts';

const groupWords: Readonly<Record<GroupKind, string>> = {
  all: 'All of these are true',
  any: 'At least one of these is true',
  none: 'None of these is true',
};
const groupOptions = Object.entries(groupWords).map(([value, label]) => ({ value, label }));

/** Adds a condition to a group, or a group of the other kind with a condition in it. */
const AddToGroup = ({ group: { path, partsPath, parts, of } }: { group: Group }) => {
  const { text, vocabulary, change } = useRuleEditing();
  const at = parts.length;
  const list = partsPath.at(-1) === '!' ? [...partsPath, 0, 'or'] : partsPath;
  const add = (rule: LogicRule) => change(addPart(text, path, at, rule), { focus: { path: [...list, at], control: 'first' } });
  return (
    <div className="mt-2 flex flex-wrap gap-1">
      <AddCondition vocabulary={vocabulary} look="quiet" control={controlAttribute(path, 'add')} onAdd={add} />
      <AddCondition
        vocabulary={vocabulary}
        label="Add a group"
        look="quiet"
        onAdd={(rule) => add({ [of === 'all' ? 'or' : 'and']: [rule] })}
      />
    </div>
  );
};

const DrawnGroup = ({ group }: { group: Group }) => {
  const { text, change } = useRuleEditing();
  const { path, of, parts } = group;
  const faultId = useId();
  const isNested = path.length > 0;
  const keyed = parts.map((part, at) => ({ part, key: String(at) }));
  return (
    <fieldset
      aria-label={`Group: ${groupWords[of]}`}
      aria-describedby={faultId}
      {...partAttribute(path)}
      className={classNames('min-w-0', isNested && 'rounded-control border border-border bg-sunken p-2 sm:p-3')}
    >
      <div className="flex flex-wrap items-center gap-2">
        <Select
          label="What makes the group true"
          isLabelHidden
          options={groupOptions}
          value={of}
          onChange={({ target }) =>
            change(changeGroup(text, path, target.value as GroupKind), { focus: { path, control: 'first' } })
          }
          className="min-w-0 flex-1 basis-56"
        />
        {isNested && <PartActions path={path} />}
      </div>
      <PartFaults path={path} id={faultId} />
      <ol className="mt-3 space-y-3 border-l-2 border-border-strong pl-2 sm:pl-3">
        {keyed.map(({ part, key }) => (
          <li key={key} className="min-w-0">
            <DrawnPart drawing={part} />
          </li>
        ))}
      </ol>
      <AddToGroup group={group} />
    </fieldset>
  );
};

const always = [
  { value: 'true', label: 'Always true' },
  { value: 'false', label: 'Never true' },
];

const DrawnConstant = ({ constant: { path, value } }: { constant: Constant }) => {
  const { text, change } = useRuleEditing();
  return (
    <PartFrame path={path} label={value === true ? 'Always true' : 'Never true'}>
      <Select
        label="Always or never"
        isLabelHidden
        options={always}
        value={String(value)}
        onChange={({ target }) => change(replacePart(text, path, target.value === 'true'))}
        className="min-w-0 flex-1"
      />
    </PartFrame>
  );
};

/** As much of a block as is shown. The whole is in the JSON. */
const SHOWN = 400;

/** Shows the JSON of what has no drawing, as it is. */
export const BlockJson = ({ block }: { block: Block }) => {
  const { showInJson } = useRuleEditing();
  const { json } = block;
  return (
    <div className="min-w-0 flex-1">
      <p className="text-sm text-muted">This part can’t be drawn. It’s kept exactly as it’s written.</p>
      <pre className="mt-2 rounded-chip bg-sunken px-3 py-2 font-mono text-xs whitespace-pre-wrap wrap-anywhere">
        {json.length > SHOWN ? `${json.slice(0, SHOWN)}…` : json}
      </pre>
      <Button size="compact" look="quiet" className="mt-2 -ml-3.5" onClick={() => showInJson(block)}>
        Edit as JSON
      </Button>
    </div>
  );
};

/** Shows a part of a rule as what it is. */
export const DrawnPart = ({ drawing }: { drawing: Drawing }) => {
  if (drawing.kind === 'group') return <DrawnGroup group={drawing} />;
  if (drawing.kind === 'condition') return <DrawnCondition condition={drawing} />;
  if (drawing.kind === 'constant') return <DrawnConstant constant={drawing} />;
  if (drawing.kind === 'reading') return null;
  return (
    <PartFrame path={drawing.path} label="JSON block">
      <BlockJson block={drawing} />
    </PartFrame>
  );
};
