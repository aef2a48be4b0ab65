import { Download, FileUp, ImagePlus, Upload } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { csvColumns } from '#shared/catalog/csv-cells.ts';
import { exampleCells } from '#shared/catalog/example-cells.ts';
import { formFields } from '#shared/catalog/form-fields.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import { importLimits, MAX_IMPORT_PICTURES, MAX_IMPORT_ROWS } from '#shared/contract/system-imports.ts';
import { imageUploadTypes } from '#shared/model/image.ts';
import { csvOf } from '#shared/values/csv.ts';
import { FileButton } from '#web/parts/file-button.tsx';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { saveFile } from '#web/parts/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { fileFault } from './import-words.ts';
import { useSending } from './use-import.ts';

const megabytes = (bytes: number): string => `${bytes / 1_000_000} MB`;

type ChosenFileProps = Omit<ComponentProps<typeof FileButton>, 'id' | 'describedBy'> & { chosen: string };

/** Chooses files, and says which ones are chosen. */
const ChosenFile = ({ chosen, ...button }: ChosenFileProps) => {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-3">
      <FileButton {...button} id={id} describedBy={`${id}-chosen`} />
      <span id={`${id}-chosen`} role="status" className="min-w-0 truncate text-sm text-muted">
        {chosen}
      </span>
    </div>
  );
};

/** Names the fields of a file before anyone sends one, with a file that has their names and a row as an example. */
const FileFields = ({ noun }: { noun: NounName }) => {
  const columns = csvColumns(nouns[noun]);
  const labels = new Map(formFields(nouns[noun]).map(({ name, label }) => [name, label]));
  const download = () => saveFile(`${noun}-template.csv`, csvOf(columns, [exampleCells(nouns[noun])]), 'text/csv;charset=utf-8');
  return (
    <section aria-labelledby="file-fields" className="max-w-prose text-sm">
      <h2 id="file-fields" className="font-sans text-sm font-semibold">
        Fields of a file of {nouns[noun].many}
      </h2>
      <p className="mt-1 text-muted">
        The first row of a CSV names fields, in any order. Leave out the id to add an entry. Enter yes or no for a switch, and the
        name or id of another entry. Put a semicolon between the parts of a list.
      </p>
      {Object.entries(nouns[noun].cells ?? {}).map(([name, { example }]) => (
        <p key={name} className="mt-1 text-muted">
          {labels.get(name)}, for example: <code className="wrap-anywhere">{example}</code>
        </p>
      ))}
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
        {columns.map((name) => (
          <li key={name}>
            <code>{name}</code>
            {labels.has(name) && <span className="text-muted"> ({labels.get(name)})</span>}
          </li>
        ))}
      </ul>
      <Button size="compact" icon={Download} className="mt-3" onClick={download}>
        Download a CSV template with an example
      </Button>
    </section>
  );
};

type ChooseFilesProps = { noun: NounName; onStarted: (id: string) => void };

/** Chooses a file with entries, and the pictures that it names, and sends them to be checked. */
export const ChooseFiles = ({ noun, onStarted }: ChooseFilesProps) => {
  const [file, setFile] = useState<File>();
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [progress, setProgress] = useState('');
  const sending = useSending(setProgress, onStarted);
  const fault = file && fileFault(file);
  const areTooMany = pictures.length > MAX_IMPORT_PICTURES;
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 sm:p-5">
      <ChosenFile
        accept=".json,.csv,application/json,text/csv"
        icon={FileUp}
        chosen={file?.name ?? 'No file chosen'}
        onChoose={([chosen]) => setFile(chosen)}
      >
        Choose a file
      </ChosenFile>
      <ChosenFile
        accept={imageUploadTypes.join(',')}
        isMultiple
        icon={ImagePlus}
        chosen={pictures.length === 0 ? 'No pictures chosen' : `${pictures.length} chosen`}
        onChoose={setPictures}
      >
        Choose pictures (optional)
      </ChosenFile>
      <p className="max-w-prose text-sm text-muted">
        JSON up to {megabytes(importLimits.json)} or CSV up to {megabytes(importLimits.csv)}, at most{' '}
        {MAX_IMPORT_ROWS.toLocaleString('en-US')} entries. A field that the file leaves out doesn’t change. In JSON, null clears a
        field; in CSV, (none) does. Name a picture by its file, such as oak-front.jpg.
      </p>
      <FileFields noun={noun} />
      {fault && (
        <p role="alert" className="text-sm text-danger">
          {fault}
        </p>
      )}
      {areTooMany && (
        <p role="alert" className="text-sm text-danger">
          Choose at most {MAX_IMPORT_PICTURES} pictures at a time.
        </p>
      )}
      <FormFailure error={sending.error} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          look="primary"
          icon={Upload}
          disabled={!file || fault !== undefined || areTooMany}
          isBusy={sending.isPending}
          busyLabel="Sending..."
          onClick={() => file && sending.mutate({ noun, file, pictures })}
        >
          Check the file
        </Button>
        <span role="status" className="text-sm text-muted">
          {sending.isPending ? progress : ''}
        </span>
      </div>
    </Card>
  );
};
