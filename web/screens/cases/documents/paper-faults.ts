/** What is said of a scan of signed paper. */
export type Paper = { file: (Pick<File, 'size' | 'type' | 'name'> & File) | null; signedBy: string; signedOn: string | null };

const MOST_BYTES = 20_000_000;

function fileFault(file: Paper['file']): string | undefined {
  if (!file) return 'Choose the scan of the signed paper';
  if (file.type !== 'application/pdf' && !/\.pdf$/i.test(file.name)) return 'Choose a PDF. Other files can’t be kept';
  if (file.size === 0) return 'This file is empty. Choose another one';
  return file.size > MOST_BYTES ? 'This file is larger than 20 MB. Scan it in a lower resolution' : undefined;
}

/** Returns the day of an instant by the clock of the browser, `YYYY-MM-DD`. */
const dayOf = (at: Date): string => at.toLocaleDateString('sv-SE');

/** Returns what is wrong with a scan or with what is said of it, by field. */
export function paperFaults(
  { file, signedBy, signedOn }: Paper,
  now: Date,
): Partial<Record<'file' | 'signedBy' | 'signedOn', string>> {
  const ofFile = fileFault(file);
  return {
    ...(ofFile ? { file: ofFile } : {}),
    ...(signedBy.trim() ? {} : { signedBy: 'Say who signed it' }),
    ...(signedOn === null ? { signedOn: 'Enter the day on which it was signed' } : {}),
    ...(signedOn !== null && signedOn > dayOf(now) ? { signedOn: 'This day is in the future' } : {}),
  };
}
