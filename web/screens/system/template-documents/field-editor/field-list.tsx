import { useEffect, useRef } from 'react';
import type { DocumentField } from '#shared/model/document.ts';
import { pdfFieldType } from '#shared/model/enumerations/document.ts';
import { fieldLabels } from '#shared/model/field-labels.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { movedTo, SortList } from '#web/ui/sort-list.tsx';
import { pagesWords } from './field-words.ts';
import type { Finding } from './template-findings.ts';
import type { FieldEditing } from './use-field-editor.ts';

/** Says what a field is and on which pages. */
function aboutField({ id, pdfFieldType: kind }: DocumentField, { parts }: FieldEditing): string {
  const pages = parts.filter((part) => part.id === id).map(({ page }) => page);
  const where = pages.length === 0 ? 'no place' : pagesWords(pages);
  return `${pdfFieldType.label(kind)}, ${where}`;
}

type FieldListProps = { editor: FieldEditing; findings: readonly Finding[]; isReadOnly: boolean };

/** Lists all fields in the order in which people fill them in. Choosing one shows it on its page, and the other way around. */
export const FieldList = ({ editor, findings, isReadOnly }: FieldListProps) => {
  const { fields, chosen, choose } = editor;
  const labels = fieldLabels(fields, editor.signers);
  const nameOf = ({ id }: DocumentField): string => labels.get(id) || 'Field without a name';
  const list = useRef<HTMLDivElement>(null);
  const [first] = chosen;
  useEffect(() => {
    if (!first) return;
    const row = list.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    const box = list.current;
    if (!row || !box) return;
    // The page itself doesn't scroll.
    const [top, bottom] = [row.offsetTop - box.offsetTop, row.offsetTop - box.offsetTop + row.offsetHeight];
    if (top < box.scrollTop) box.scrollTop = top;
    else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
  }, [first]);
  if (fields.length === 0)
    return <p className="text-sm text-muted">No fields yet. Add one to the page, or those that the PDF has.</p>;
  return (
    <section aria-label="Fields of the template" className="grid gap-1">
      <p className="text-sm text-muted">{fields.length === 1 ? '1 field' : `${fields.length} fields`}</p>
      {/* The last row that fits is cut in half, which shows that there are more. */}
      <div ref={list} className="max-h-[17rem] overflow-y-auto rounded-control border border-border p-1">
        <SortList
          label="All fields"
          items={fields}
          keyOf={({ id }) => id}
          nameOf={nameOf}
          isDisabled={isReadOnly}
          onMove={(from, to) => editor.change(movedTo(fields, from, to))}
          className="grid grid-cols-[minmax(0,1fr)]"
          rowClass="flex min-w-0 items-center gap-1"
        >
          {(field, handle) => {
            const count = findings.filter(({ part }) => part?.id === field.id).length;
            const isChosen = chosen.some(({ id }) => id === field.id);
            return (
              <>
                {handle}
                <button
                  type="button"
                  aria-pressed={isChosen}
                  onClick={() => choose([{ id: field.id, at: 0 }])}
                  className={classNames(
                    'flex min-h-9 min-w-0 flex-1 items-center gap-2 rounded-control px-2 py-1 text-left text-sm pointer-coarse:min-h-11',
                    isChosen ? 'bg-primary-soft text-primary' : 'hover:bg-sunken',
                  )}
                >
                  <span className="min-w-0 flex-1">
                    <span className="block truncate font-semibold">{nameOf(field)}</span>
                    <span className={isChosen ? 'block text-xs' : 'block text-xs text-muted'}>{aboutField(field, editor)}</span>
                  </span>
                  {count > 0 && <Badge tone="warning">{count === 1 ? '1 problem' : `${count} problems`}</Badge>}
                </button>
              </>
            );
          }}
        </SortList>
      </div>
    </section>
  );
};
