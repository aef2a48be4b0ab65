import { FileUp, Upload } from 'lucide-react';
import { useId, useState } from 'react';
import { MAX_CSV_BYTES, MAX_CSV_ROWS } from '#shared/contract/merchandise-files.ts';
import { isGuid } from '#shared/values/ids.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { FileButton } from '#web/parts/file-button.tsx';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { ImportFindings } from '../import-findings.tsx';
import { useSending } from '../use-merchandise-import.ts';

export const title = 'Import merchandise';
export const isWide = true;

/** Says what is wrong with a chosen file before it’s sent. */
const faultOf = (file: File | undefined): string | undefined => {
  if (!file) return undefined;
  if (file.size === 0) return 'This file is empty.';
  return file.size > MAX_CSV_BYTES ? `Choose a file of at most ${MAX_CSV_BYTES / 1_000_000} MB.` : undefined;
};

const ChooseFile = ({ onStarted }: { onStarted: (id: string) => void }) => {
  const id = useId();
  const [file, setFile] = useState<File>();
  const sending = useSending(onStarted);
  const fault = faultOf(file);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="max-w-measure">
        Export your merchandise as CSV, change it in a spreadsheet, and choose the file here. You see what each row would do
        before anything is saved.
      </p>
      <div className="flex min-w-0 flex-wrap items-center gap-3">
        <FileButton
          id={id}
          accept=".csv,text/csv"
          icon={FileUp}
          describedBy={`${id}-chosen ${id}-error`}
          onChoose={([chosen]) => setFile(chosen)}
        >
          Choose a file
        </FileButton>
        <span id={`${id}-chosen`} role="status" className="min-w-0 truncate text-sm text-muted">
          {file?.name ?? 'No file chosen'}
        </span>
      </div>
      <FieldError id={`${id}-error`}>{fault}</FieldError>
      <p className="max-w-measure text-sm text-muted">
        CSV up to {MAX_CSV_BYTES / 1_000_000} MB, at most {MAX_CSV_ROWS.toLocaleString('en-US')} rows. A column or a cell that is
        left out or empty doesn’t change. To clear something, enter (none). Each row needs the id of an export, or a vendor and a
        model number. A row that adds an item of your own needs those two, and a category, a name, and a description.
      </p>
      <FormFailure error={sending.error} />
      <Button
        look="primary"
        icon={Upload}
        className="justify-self-start"
        disabled={!file || fault !== undefined}
        isBusy={sending.isPending}
        busyLabel="Sending..."
        onClick={() => file && sending.mutate(file)}
      >
        Check the file
      </Button>
    </div>
  );
};

/** Imports a file with a home’s merchandise: first what each row would do, then, if someone says so, it’s saved. The address says which file. */
export const Component = () => {
  const { params, open } = useDrawer();
  const { may, whyNot } = useWorkspace();
  const id = params.import ?? '';
  if (!may('prices.change')) return <Banner>{whyNot('prices.change')}</Banner>;
  if (isGuid(id)) return <ImportFindings key={id} id={id} onAgain={() => open('import-merchandise')} />;
  return <ChooseFile onStarted={(started) => open('import-merchandise', { import: started })} />;
};
