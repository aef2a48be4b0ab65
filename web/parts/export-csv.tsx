import { Download } from 'lucide-react';
import { useState } from 'react';
import { csvOf } from '#shared/values/csv.ts';
import { messageOf } from '#web/session/api-problem.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { saveFile } from './save-file.ts';

export type CsvFile = {
  heading: readonly string[];
  rows: readonly (readonly string[])[] /** What the file leaves out. */;
  note?: string;
};

/** Saves a list as a CSV file, with the day in its name. */
export function saveCsv(name: string, { heading, rows, note }: CsvFile): void {
  const day = new Date().toLocaleDateString('en-CA');
  saveFile(`${name}-${day}.csv`, csvOf(heading, rows), 'text/csv;charset=utf-8');
  const count = `${rows.length.toLocaleString('en-US')} ${rows.length === 1 ? 'row' : 'rows'}`;
  toast(`${count} exported.${note ? ` ${note}` : ''}`, { tone: 'success' });
}

export type ExportCsvProps = {
  /** The beginning of the file's name, such as `team`. */
  name: string;
  /** Gathers the file; says how many rows there are so far, if that takes a while. */
  file: (onProgress: (rows: number) => void) => CsvFile | Promise<CsvFile>;
};

/** Exports a list as CSV. What fails is said, and can be tried again. */
export const ExportCsv = ({ name, file }: ExportCsvProps) => {
  const [count, setCount] = useState<number | null>(null);
  const run = async () => {
    setCount(0);
    try {
      saveCsv(name, await file(setCount));
    } catch (error) {
      toast(messageOf(error), { tone: 'danger', retry: () => void run() });
    } finally {
      setCount(null);
    }
  };
  return (
    <Button
      size="compact"
      icon={Download}
      isBusy={count !== null}
      busyLabel={count ? `Exporting... ${count.toLocaleString('en-US')}` : 'Exporting...'}
      onClick={() => void run()}
    >
      Export CSV
    </Button>
  );
};
