import { Eye, FileUp } from 'lucide-react';
import { useId, useState } from 'react';
import { documentFieldSchema } from '#shared/model/document.ts';
import type { SampleCase } from '#shared/model/enumerations/document.ts';
import type { TemplateDocument, TemplateFile } from '#shared/model/template-document.ts';
import { FileButton } from '#web/parts/file-button.tsx';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { messageOf } from '#web/session/api-problem.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { OutsideLink } from '#web/ui/text-link.tsx';
import type { FieldWidgetProps } from '../catalog/field-widget.ts';
import { wordsOf } from '../catalog/fields/faults-at.ts';
import { FieldGroup } from '../catalog/fields/field-group.tsx';
import { SampleChoice, useSampleData } from './sample-choice.tsx';
import { useTemplateFile, useTemplatePreview, useTemplateUpload } from './use-template-file.ts';

type PreviewProps = {
  sha256: string;
  fields: TemplateDocument['fields'];
  sample: SampleCase;
  onSample: (sample: SampleCase) => void;
};

/** Fills the PDF with sample data, and says what doesn’t fit. */
const Preview = ({ sha256, fields, sample, onSample }: PreviewProps) => {
  const preview = useTemplatePreview();
  const { dataFields, isWaiting } = useSampleData(sample);
  const { url, problems = [] } = preview.data ?? {};
  const finished = fields.filter((each) => documentFieldSchema.safeParse(each).success);
  const unfinished = fields.length - finished.length;
  return (
    <div className="grid gap-2">
      <SampleChoice
        sample={sample}
        onChoose={(chosen) => {
          onSample(chosen);
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

/** Says what file it is, and how long. */
const fileWords = ({ name, pageCount }: TemplateFile): string =>
  [name, pageCount === 1 ? '1 page' : `${pageCount} pages`].filter(Boolean).join(', ');

/** Names the fields of the template that a PDF doesn’t have: after it was replaced, the list of problems is far below. */
const NotInPdf = ({ sha256, fields }: Pick<PreviewProps, 'sha256' | 'fields'>) => {
  const found = useTemplateFile(sha256).data?.fields;
  const known = new Set(found?.map(({ name }) => name));
  const missing = found ? fields.filter(({ pdfFieldName }) => pdfFieldName && !known.has(pdfFieldName)) : [];
  return (
    <p role="status" className="text-sm text-warning empty:hidden">
      {missing.length > 0 &&
        `This PDF has no field for ${missing.map(({ name, pdfFieldName }) => `“${name}” (${pdfFieldName})`).join(', ')}. Choose others below.`}
    </p>
  );
};

type RemovePdfProps = { count: number; onRemove: () => void; onClose: () => void };

/** Asks whether to remove the PDF, and says what stays. */
const RemovePdf = ({ count, onRemove, onClose }: RemovePdfProps) => (
  <Dialog
    title="Remove the PDF?"
    isOpen
    isAlert
    onClose={onClose}
    actions={
      <>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="danger" onClick={onRemove}>
          Remove PDF
        </Button>
      </>
    }
  >
    <p>
      {count > 0 &&
        `${count === 1 ? '1 field is' : `${count} fields are`} on its pages. ${count === 1 ? 'It stays in the list and keeps its place' : 'They stay in the list and keep their places'} until you change that. `}
      Undo brings the PDF back.
    </p>
  </Dialog>
);

/** Uploads the PDF of a template, and fills it in as a preview. Its pages are where its fields are edited. */
const FileWidget = ({ field, value, onChange, entry, faults, isReadOnly }: FieldWidgetProps) => {
  const id = useId();
  const uploading = useTemplateUpload((kept, name) => onChange({ ...kept.file, name: name.trim().slice(0, 200) }));
  const [isRemoving, setIsRemoving] = useState(false);
  const [sample, setSample] = useState<SampleCase>('names');
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
            <Button size="compact" look="quiet" onClick={() => setIsRemoving(true)}>
              Remove PDF
            </Button>
          )}
        </div>
      )}
      <FieldError id={`${id}-error`}>{uploading.error ? messageOf(uploading.error) : undefined}</FieldError>
      {file && (
        <div key={file.sha256} className="mt-3 grid gap-4">
          <p role="status" className="text-sm wrap-anywhere">
            {fileWords(file)}
          </p>
          <Dropped sha256={file.sha256} />
          <NotInPdf sha256={file.sha256} fields={fields} />
          <Preview {...{ fields, sample }} sha256={file.sha256} onSample={setSample} />
        </div>
      )}
      {isRemoving && file && (
        <RemovePdf
          count={fields.filter(({ pdfFieldName, placements = [] }) => pdfFieldName || placements.length > 0).length}
          onRemove={() => {
            setIsRemoving(false);
            onChange(undefined);
          }}
          onClose={() => setIsRemoving(false)}
        />
      )}
    </FieldGroup>
  );
};
export default FileWidget;
