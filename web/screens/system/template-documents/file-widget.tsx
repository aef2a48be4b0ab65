import { ChevronLeft, ChevronRight, Eye, FileUp } from 'lucide-react';
import { useId, useState } from 'react';
import { documentFieldSchema } from '#shared/model/document.ts';
import type { TemplateDocument, TemplateFile } from '#shared/model/template-document.ts';
import { FileButton } from '#web/parts/file-button.tsx';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { messageOf, problemOf } from '#web/session/api-problem.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { FailedPanel, Skeleton } from '#web/ui/states.tsx';
import { OutsideLink } from '#web/ui/text-link.tsx';
import type { FieldWidgetProps } from '../catalog/field-widget.ts';
import { wordsOf } from '../catalog/fields/faults-at.ts';
import { FieldGroup } from '../catalog/fields/field-group.tsx';
import { useTemplateFile, useTemplatePage, useTemplatePreview, useTemplateUpload } from './use-template-file.ts';

const PageImage = ({ sha256, page, pageCount }: { sha256: string; page: number; pageCount: number }) => {
  const found = useTemplatePage(sha256, page);
  if (found.isError) return <FailedPanel requestId={problemOf(found.error)?.requestId} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton className="aspect-[17/22] w-full" />;
  const { image, width, height } = found.data;
  return (
    <img
      src={image}
      {...{ width, height }}
      alt={`Page ${page} of ${pageCount}`}
      className="h-auto w-full border border-border bg-white"
    />
  );
};

/** Shows one page of a PDF after another. */
const Pages = ({ sha256, pageCount }: Pick<TemplateFile, 'sha256' | 'pageCount'>) => {
  const [page, setPage] = useState(1);
  return (
    <div className="grid max-w-2xl gap-2">
      {pageCount > 1 && (
        <div className="flex items-center gap-2">
          <IconButton icon={ChevronLeft} label="Previous page" disabled={page === 1} onClick={() => setPage(page - 1)} />
          <span role="status" className="text-sm tabular-nums">
            Page {page} of {pageCount}
          </span>
          <IconButton icon={ChevronRight} label="Next page" disabled={page === pageCount} onClick={() => setPage(page + 1)} />
        </div>
      )}
      <PageImage {...{ sha256, page, pageCount }} />
    </div>
  );
};

/** Fills the PDF with sample data, and says what doesn’t fit. */
const Preview = ({ sha256, fields }: { sha256: string; fields: TemplateDocument['fields'] }) => {
  const preview = useTemplatePreview();
  const { url, problems = [] } = preview.data ?? {};
  const finished = fields.filter((each) => documentFieldSchema.safeParse(each).success);
  const unfinished = fields.length - finished.length;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Button size="compact" icon={Eye} isBusy={preview.isPending} onClick={() => preview.mutate({ sha256, fields: finished })}>
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

/** Uploads the PDF of a template, and shows its pages. */
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
          <Pages {...file} />
        </div>
      )}
    </FieldGroup>
  );
};
export default FileWidget;
