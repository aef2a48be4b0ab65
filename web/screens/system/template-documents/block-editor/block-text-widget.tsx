import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { textFaults } from '#shared/catalog/composed-faults.ts';
import { textWithIds, textWithNames } from '#shared/model/field-inserts.ts';
import { fieldLabels } from '#shared/model/field-labels.ts';
import type { TemplateDocument } from '#shared/model/template-document.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import type { FieldWidgetProps } from '../../catalog/field-widget.ts';
import { wordsOf } from '../../catalog/fields/faults-at.ts';

/** Edits the text of a block, and inserts fields at the cursor. People read the names of fields, and the text keeps their ids. */
const BlockTextWidget = ({ field, value, onChange, entry, faults, isReadOnly }: FieldWidgetProps) => {
  const area = useRef<HTMLTextAreaElement>(null);
  const [chosen, setChosen] = useState('');
  const { fields = [], signers = [] } = entry as Partial<TemplateDocument>;
  const labels = fieldLabels(fields, signers);
  const named = fields.filter(({ name = '' }) => name.trim() !== '');
  const kept = typeof value === 'string' ? value : '';
  // Before anything is saved, too: the page prints what no field is as it was typed.
  const unknown = textFaults(kept, new Set(fields.map(({ id }) => id))).map(({ message }) => message);
  const said = wordsOf(faults, true);
  const error = unknown.length > 0 ? [...new Set(unknown)].join(' ') : said;
  const text = textWithNames(kept, named);
  const insert = (name: string) => {
    const { selectionStart: from = text.length, selectionEnd: to = text.length } = area.current ?? {};
    const inserted = `{{${name}}}`;
    onChange(textWithIds(text.slice(0, from) + inserted + text.slice(to), named));
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(from + inserted.length, from + inserted.length);
    });
  };
  const name = named.find(({ id }) => id === chosen)?.name;
  return (
    <div className="grid gap-2">
      <TextArea
        ref={area}
        label={field.label}
        hint={field.hint}
        isOptional
        error={error}
        rows={3}
        keepsAll
        value={text}
        readOnly={isReadOnly}
        onChange={({ target }) => onChange(textWithIds(target.value, named))}
      />
      {!isReadOnly && named.length > 0 && (
        <div className="flex flex-wrap items-end gap-2">
          <Select
            label="Field to insert"
            className="min-w-0 flex-1 basis-40"
            options={named.map((each) => ({ value: each.id, label: labels.get(each.id) ?? each.name }))}
            emptyLabel="Choose"
            value={name === undefined ? '' : chosen}
            onChange={({ target }) => setChosen(target.value)}
          />
          <Button size="compact" icon={Plus} disabled={name === undefined} onClick={() => name !== undefined && insert(name)}>
            Insert
          </Button>
        </div>
      )}
      {!isReadOnly && named.length === 0 && (
        <p className="text-sm text-muted">Add fields to this template below, and they can be inserted here.</p>
      )}
    </div>
  );
};
export default BlockTextWidget;
