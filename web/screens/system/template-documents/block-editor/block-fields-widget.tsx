import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { fieldLabels } from '#shared/model/field-labels.ts';
import type { TemplateDocument } from '#shared/model/template-document.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { movedTo, SortList } from '#web/ui/sort-list.tsx';
import type { FieldWidgetProps } from '../../catalog/field-widget.ts';
import { wordsOf } from '../../catalog/fields/faults-at.ts';
import { FieldGroup } from '../../catalog/fields/field-group.tsx';
import { useFocusAfter } from '../../catalog/fields/use-focus-after.ts';

/** Chooses which fields have lines in a block, and their order. */
const BlockFieldsWidget = ({ field, value, onChange, entry, faults, isReadOnly }: FieldWidgetProps) => {
  const [chosen, setChosen] = useState('');
  const { root, keepingFocus } = useFocusAfter('select');
  const { fields = [], signers = [] } = entry as Partial<TemplateDocument>;
  const labels = fieldLabels(fields, signers);
  const ids: readonly string[] = Array.isArray(value) ? value : [];
  const nameOf = (id: string): string => labels.get(id) || 'Field without a name';
  const left = fields.filter(({ id }) => !ids.includes(id));
  const isLeft = left.some(({ id }) => id === chosen);
  const add = () => {
    onChange([...ids, chosen]);
    setChosen('');
  };
  return (
    <FieldGroup label={field.label} hint={field.hint} isOptional error={wordsOf(faults, true)}>
      <div ref={root} className="grid gap-2">
        <SortList
          label={field.label}
          items={ids}
          keyOf={(id) => id}
          nameOf={nameOf}
          isDisabled={isReadOnly}
          onMove={(from, to) => onChange(movedTo(ids, from, to))}
          className="grid gap-1"
          rowClass="flex min-w-0 items-center gap-1"
        >
          {(id, handle) => (
            <>
              {handle}
              <span className="min-w-0 flex-1 text-sm wrap-anywhere">{nameOf(id)}</span>
              {!isReadOnly && (
                <IconButton
                  icon={Trash2}
                  label={`Remove ${nameOf(id)} from the lines`}
                  onClick={keepingFocus(() => onChange(ids.filter((each) => each !== id)))}
                  className="size-9"
                />
              )}
            </>
          )}
        </SortList>
        {!isReadOnly && left.length > 0 && (
          <div className="flex flex-wrap items-end gap-2">
            <Select
              label="Field to add"
              className="min-w-0 flex-1 basis-40"
              options={left.map((each) => ({ value: each.id, label: nameOf(each.id) }))}
              emptyLabel="Choose"
              value={isLeft ? chosen : ''}
              onChange={({ target }) => setChosen(target.value)}
            />
            <Button size="compact" icon={Plus} disabled={!isLeft} onClick={add}>
              Add<span className="sr-only"> the field to the lines</span>
            </Button>
          </div>
        )}
      </div>
    </FieldGroup>
  );
};
export default BlockFieldsWidget;
