import type { DispositionType } from '#shared/model/enumerations/disposition.ts';
import { type DateParts, readDate } from '#web/questions/date-parts.ts';

/** Someone whose signature is on a paper: a contact, a member of the home, or somebody else by name, and the day as it’s typed. */
export type PaperSigner = { key: string; contactId?: string; employeeId?: string; name: string; on: DateParts };

/** What an authorization on paper says. `isOtherName`: not the name that the case has. */
export type PaperSays = {
  isOtherName: boolean | null;
  otherName: string;
  dispositionType: DispositionType | '';
  embalmingPermission: 'given' | 'refused' | 'empty' | '';
  implants: 'yes' | 'no' | 'unknown' | 'empty' | '';
};

/** What is asked about a paper, by its kind and its form. */
export type PaperAsks = { name: boolean; disposition: boolean; embalming: boolean; implants: boolean };

/** What is said of a scan of signed paper. */
export type Paper = { signers: readonly PaperSigner[]; says: PaperSays };

export const OTHER = 'other';
export const nothingSaid: PaperSays = {
  isOtherName: null,
  otherName: '',
  dispositionType: '',
  embalmingPermission: '',
  implants: '',
};

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

function dayFault(on: DateParts, now: Date): string | undefined {
  const { date, fault } = readDate(on);
  if (date === null) return fault ?? 'Enter the day on which it was signed';
  return date > dayOf(now) ? 'This day is in the future' : undefined;
}

const signerFaults = ({ key, name, on }: PaperSigner, now: Date): [string, string][] => {
  const day = dayFault(on, now);
  return [
    ...(key === OTHER && name.trim() === '' ? [[`${key}.name`, 'Enter the name']] : []),
    ...(day ? [[`${key}.on`, day]] : []),
  ] as [string, string][];
};

/** Returns what is wrong with what is said of a scan: by field, and of a signer by their key. */
export function paperFaults({ signers, says }: Paper, asks: PaperAsks, now: Date): Readonly<Record<string, string>> {
  return {
    ...(signers.length === 0 ? { signers: 'Say who signed it' } : {}),
    ...Object.fromEntries(signers.flatMap((each) => signerFaults(each, now))),
    ...(asks.name && says.isOtherName === null ? { isOtherName: 'Say which name is on the paper' } : {}),
    ...(asks.name && says.isOtherName && says.otherName.trim() === '' ? { otherName: 'Copy the name from the paper' } : {}),
    ...(asks.disposition && says.dispositionType === '' ? { dispositionType: 'Choose the one that is on the paper' } : {}),
    ...(asks.embalming && says.embalmingPermission === '' ? { embalmingPermission: 'Say what the paper says' } : {}),
    ...(asks.implants && says.implants === '' ? { implants: 'Say what the paper says' } : {}),
  };
}

/** Returns who signed and what the paper says, as it’s sent. What is empty on the paper isn’t sent. */
export function saidOf({ signers, says }: Paper, asks: PaperAsks, caseName: string) {
  const { isOtherName, otherName, dispositionType, embalmingPermission, implants } = says;
  return {
    signatures: signers.map(({ contactId, employeeId, name, on }) => ({
      ...(contactId ? { contactId } : {}),
      ...(employeeId ? { employeeId } : {}),
      ...(contactId || employeeId ? {} : { name: name.trim() }),
      signedOn: readDate(on).date ?? '',
    })),
    ...(asks.name && {
      says: {
        decedentName: isOtherName ? otherName.trim() : caseName,
        ...(asks.disposition && dispositionType !== '' ? { dispositionType } : {}),
        ...(asks.embalming && (embalmingPermission === 'given' || embalmingPermission === 'refused')
          ? { embalmingPermission }
          : {}),
        ...(asks.implants && implants !== '' && implants !== 'empty' ? { implants } : {}),
      },
    }),
  };
}
