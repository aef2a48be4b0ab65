import { X509Certificate } from 'node:crypto';
import { sha256 } from '#functions/catalog/release-parts.ts';
import { nextCertificateWrites, readSealCertificates } from '#functions/table/seal-certificate.ts';
import { ConditionFailed, type Table, TableBusy } from '#functions/table/table.ts';

/** How often it's tried while others publish theirs. */
const MAX_TRIES = 10;

/**
 * Publishes the certificate of a key before the key seals a document, and ends the one before it. Nothing happens if it's the one in use, so it's safe to repeat, and
 * of several that publish it at the same time one does.
 */
export async function publishCertificate(table: Table, certificate: Uint8Array, now: Date): Promise<void> {
  const bytes = Buffer.from(certificate);
  const hash = sha256(bytes);
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const known = await readSealCertificates(table, { consistent: true });
    const last = known.at(-1);
    if (last?.sha256 === hash) return;
    const at = now.toISOString();
    // Clocks differ: nothing ends before it began.
    const from = last && last.from > at ? last.from : at;
    const next = { sha256: hash, certificate: new X509Certificate(bytes).toString(), from, until: null };
    try {
      await table.transact(nextCertificateWrites(known, next));
      return;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
  }
  throw new TableBusy();
}
