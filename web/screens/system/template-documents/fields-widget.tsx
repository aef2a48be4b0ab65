import { Plus } from 'lucide-react';
import type { FoundField } from '#shared/contract/system-documents.ts';
import type { TemplateDocument } from '#shared/model/template-document.ts';
import { problemOf } from '#web/session/api-problem.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { FailedPanel, SkeletonText } from '#web/ui/states.tsx';
import type { FieldWidgetProps } from '../catalog/field-widget.ts';
import { ListWidget } from '../catalog/fields/list-widget.tsx';
import { FieldEditor } from './field-editor/field-editor.tsx';
import { fieldOfForm } from './field-of-form.ts';
import { useTemplateFile } from './use-template-file.ts';

type FoundFieldsProps = { sha256: string; used: ReadonlySet<string>; onAdd: (found: readonly FoundField[]) => void };

const countOf = (count: number): string => (count === 1 ? '1 field' : `${count} fields`);

/** Lists the fields of the PDF that nothing fills in yet, and adds them to the template. */
const FoundFields = ({ sha256, used, onAdd }: FoundFieldsProps) => {
  const found = useTemplateFile(sha256);
  if (found.isError) return <FailedPanel requestId={problemOf(found.error)?.requestId} onRetry={() => void found.refetch()} />;
  if (!found.data) return <SkeletonText lines={2} />;
  const { fields } = found.data;
  const left = fields.filter(({ name }) => !used.has(name));
  if (fields.length === 0) return <p className="text-sm text-muted">The PDF has no fields. Add each with its place on a page.</p>;
  if (left.length === 0) return <p className="text-sm text-muted">Every field of the PDF is in the list.</p>;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-sm">
          {countOf(left.length)} of the PDF {left.length === 1 ? 'isn’t' : 'aren’t'} in the list yet.
        </p>
        <Button size="compact" icon={Plus} onClick={() => onAdd(left)}>
          {left.length === 1 ? 'Add it' : 'Add all of them'}
        </Button>
      </div>
      <Disclosure title="Choose which to add">
        <ul className="grid gap-1">
          {left.map((each) => (
            <li key={each.name} className="flex min-w-0 items-center gap-2">
              <Button size="compact" look="quiet" icon={Plus} onClick={() => onAdd([each])}>
                Add<span className="sr-only"> {each.label ?? each.name}</span>
              </Button>
              <span className="min-w-0 text-sm wrap-anywhere">
                {each.label ?? each.name} <span className="text-muted">(page {each.page})</span>
              </span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
};

/** Edits the fields of a template, and adds those that its PDF has. */
const FieldsWidget = (props: FieldWidgetProps) => {
  const { file } = props.entry as Partial<TemplateDocument>;
  const fields = (Array.isArray(props.value) ? props.value : []) as TemplateDocument['fields'];
  const used = new Set(fields.flatMap(({ pdfFieldName }) => pdfFieldName ?? []));
  const add = (found: readonly FoundField[]) =>
    props.onChange([...fields, ...found.map((each) => fieldOfForm(each, crypto.randomUUID()))]);
  return (
    <div className="grid min-w-0 gap-4">
      {file && !props.isReadOnly && <FoundFields key={file.sha256} sha256={file.sha256} used={used} onAdd={add} />}
      {file ? <FieldEditor {...props} file={file} key={file.sha256} /> : <ListWidget {...props} />}
    </div>
  );
};
export default FieldsWidget;
