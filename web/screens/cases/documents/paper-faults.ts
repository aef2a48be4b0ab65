/** What is said of a scan of signed paper. */
export type Paper = { signedBy: string; signedOn: string | null };

type Scan = Pick<File, 'size' | 'type' | 'name'>;

const MOST_BYTES = 20_000_000;

const types = [
  { type: 'application/pdf', ending: /\.pdf$/i },
  { type: 'image/jpeg', ending: /\.jpe?g$/i },
  { type: 'image/png', ending: /\.png$/i },
] as const;

const typeOf = ({ type, name }: Scan) =>
  types.find((each) => each.type === type || (type === '' && each.ending.test(name)))?.type;

/** Returns the type under which a scan is sent. */
export const scanType = (file: Scan): (typeof types)[number]['type'] => typeOf(file) ?? 'application/pdf';

/** Returns what is wrong with a file that should be a scan, as far as the browser knows it. */
export function scanFault(file: Scan): string | undefined {
  if (!typeOf(file)) return 'Choose a PDF, or a photo as JPEG or PNG. Other files can’t be kept';
  if (file.size === 0) return 'This file is empty. Choose another one';
  return file.size > MOST_BYTES ? 'This file is larger than 20 MB. Scan it in a lower resolution' : undefined;
}

/** Returns the day of an instant by the clock of the browser, `YYYY-MM-DD`. */
const dayOf = (at: Date): string => at.toLocaleDateString('sv-SE');

/** Returns what is wrong with what is said of a scan, by field. */
export function paperFaults({ signedBy, signedOn }: Paper, now: Date): Partial<Record<'signedBy' | 'signedOn', string>> {
  return {
    ...(signedBy.trim() ? {} : { signedBy: 'Say who signed it' }),
    ...(signedOn === null ? { signedOn: 'Enter the day on which it was signed' } : {}),
    ...(signedOn !== null && signedOn > dayOf(now) ? { signedOn: 'This day is in the future' } : {}),
  };
}
