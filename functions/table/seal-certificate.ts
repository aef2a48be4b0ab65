import type { SealCertificate } from '#shared/model/seal-certificate.ts';
import { everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import type { Key, Table, Write } from './table.ts';

const PARTITION = 'SEAL-CERTIFICATES';

/** They are numbered, so that of two writers who publish the next one, one fails. */
const keyOf = (number: number): Key => ({ pk: PARTITION, sk: `KEY#${String(number).padStart(6, '0')}` });

/** Reads the certificates of all keys that documents were ever sealed with, the one in use last, in one query. */
export const readSealCertificates = async (table: Table, options: { consistent?: boolean } = {}): Promise<SealCertificate[]> =>
  (await everyItem(table, PARTITION, options)).map((item) => fromItem<SealCertificate>(item));

/**
 * Returns what publishes a certificate after those that were read, and ends the last of them at the same instant. Nothing removes a certificate, and one that
 * ended never changes again.
 */
export function nextCertificateWrites(known: readonly SealCertificate[], next: SealCertificate): Write[] {
  const put = toItem('seal-certificate', keyOf(known.length + 1), next);
  const last = known.at(-1);
  if (!last) return [{ put, unless: 'exists' }];
  const ended = toItem('seal-certificate', keyOf(known.length), { ...last, until: next.from }, 2);
  return [
    { put, unless: 'exists' },
    { put: ended, ifVersion: 1 },
  ];
}
