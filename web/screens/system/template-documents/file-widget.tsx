import { Eye, FileUp } from 'lucide-react';
import { useId, useState } from 'react';
import { type DataField, dataFieldSchema } from '#shared/model/data-field.ts';
import { documentFieldSchema } from '#shared/model/document.ts';
import { type SampleCase, sampleCase } from '#shared/model/enumerations/document.ts';
import type { TemplateDocument, TemplateFile } from '#shared/model/template-document.ts';
import { FileButton } from '#web/parts/file-button.tsx';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { messageOf } from '#web/session/api-problem.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { OutsideLink } from '#web/ui/text-link.tsx';
import type { FieldWidgetProps } from '../catalog/field-widget.ts';
import { wordsOf } from '../catalog/fields/faults-at.ts';
import { FieldGroup } from '../catalog/fields/field-group.tsx';
import { useEveryEntry } from '../every-entry/use-every-entry.ts';
import { useTemplateFile, useTemplatePreview, useTemplateUpload } from './use-template-file.ts';

const isFinished = (field: DataField): boolean => dataFieldSchema.safeParse(field).success;

/** Fills the PDF with sample data, and says what doesn’t fit. */
const Preview = ({ sha256, fields }: { sha256: string; fields: TemplateDocument['fields'] }) => {
  const preview = useTemplatePreview();
  const [sample, setSample] = useState<SampleCase>('names');
  const rows = useEveryEntry('dataFields', sample !== 'names');
  const dataFields = (rows.data ?? []).map(({ entry }) => entry as unknown as DataField).filter(isFinished);
  const isWaiting = sample !== 'names' && rows.isPending;
  const { url, problems = [] } = preview.data ?? {};
  const finished = fields.filter((each) => documentFieldSchema.safeParse(each).success);
  const unfinished = fields.length - finished.length;
  return (
    <div className="grid gap-2">
      <Select
        label="Sample"
        hint="Facts by their names show where each is printed. Made-up cases show whether real words fit."
        className="max-w-96"
        options={sampleCase.options.map(({ id, text }) => ({ value: id, label: text }))}
        value={sample}
        onChange={({ target }) => {
          setSample(target.value as SampleCase);
          preview.reset();
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="compact"
          icon={Eye}
          isBusy={preview.isPending || isWaiting}
          onClick={() => preview.mutate({ sha256, fields: finished, sample, dataFields })}
        >
          Fill in sample data
        </Button>
        {url && <OutsideLink href={url}>Open the filled PDF</OutsideLink>}
      </div>
      {unfinished > 0 && (
        <p className="text-sm text-muted">
          {unfinished === 1 ? '1 unfinished field is' : `${unfinished} unfinished fields are`} left out.
        </p>
      )}
      <div role="status" className="text-sm">
        {url &&
          (problems.length === 0
            ? 'Every value fits.'
            : `${problems.length === 1 ? '1 problem' : `${problems.length} problems`} in the PDF:`)}
      </div>
      {problems.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5 text-sm">
          {problems.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      <FormFailure error={preview.error} />
    </div>
  );
};

const Dropped = ({ sha256 }: { sha256: string }) => {
  const { dropped = [] } = useTemplateFile(sha256).data ?? {};
  if (dropped.length === 0) return null;
  return (
    <ul className="grid list-disc gap-1 pl-5 text-sm text-muted">
      {dropped.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
};

/** Uploads the PDF of a template, and fills it in as a preview. Its pages are where its fields are edited. */
const FileWidget = ({ field, value, onChange, entry, faults, isReadOnly }: FieldWidgetProps) => {
  const id = useId();
  const uploading = useTemplateUpload(({ file }) => onChange(file));
  const file = value as TemplateFile | undefined;
  const { fields = [] } = entry as Partial<TemplateDocument>;
  return (
    <FieldGroup label={field.label} hint={field.hint} isOptional error={wordsOf(faults, true)}>
      {!isReadOnly && (
        <div className="flex flex-wrap gap-2">
          <FileButton
            id={id}
            accept="application/pdf,.pdf"
            icon={FileUp}
            isDisabled={uploading.isPending}
            describedBy={`${id}-error`}
            onChoose={([chosen]) => chosen && uploading.mutate(chosen)}
          >
            {uploading.isPending ? 'Uploading...' : file ? 'Replace PDF' : 'Upload PDF'}
          </FileButton>
          {file && (
            <Button size="compact" look="quiet" onClick={() => onChange(undefined)}>
              Remove PDF
            </Button>
          )}
        </div>
      )}
      <FieldError id={`${id}-error`}>{uploading.error ? messageOf(uploading.error) : undefined}</FieldError>
      {file && (
        <div key={file.sha256} className="mt-3 grid gap-4">
          <Dropped sha256={file.sha256} />
          <Preview sha256={file.sha256} fields={fields} />
        </div>
      )}
    </FieldGroup>
  );
};
export default FileWidget;
