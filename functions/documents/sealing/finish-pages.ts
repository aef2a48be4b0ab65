import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { FontLibrary } from '#functions/documents/fonts/font-library.ts';
import { openPdf } from '#functions/documents/forms/inspect-document.ts';
import { appendPages, sealPdf } from '#functions/documents/forms/seal-pdf.ts';
import type { Seal } from '#functions/vendors/seal/index.ts';
import { NoTimestamp, type TimestampPort } from '#functions/vendors/timestamps/index.ts';
import type { EvidenceData } from '#shared/documents/evidence.ts';
import { type SealStatement, writeStatement } from '#shared/seal/seal-statement.ts';
import { verifySeal } from '#shared/seal/verify-seal.ts';
import { type CertificateInput, composeCertificate } from '../certificate/certificate-pdf.ts';

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** How a seal is made: with which key, and whose word for the time, if anyone’s. */
export type SealWith = { seal: Seal; timestamps?: TimestampPort | undefined };

/** Finds the silence of the authority in an error: the library may put it into one of its own. */
function noTimestampIn(error: unknown): NoTimestamp | undefined {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof NoTimestamp) return at;
  return undefined;
}

type Sealed = { sealed: Uint8Array<ArrayBuffer>; timestamp: EvidenceData<'document.sealed'>['timestamp'] };

/** Checks that a file says what was to be sealed with it, as everyone will read it: what is kept can’t be replaced. Throws NoTimestamp for a time that isn’t near ours. */
async function refuseUnlike(sealed: Uint8Array<ArrayBuffer>, statement: SealStatement): Promise<void> {
  const verdict = await verifySeal(sealed);
  if (verdict.kind === 'changed' && verdict.why === 'timestamp-time') throw new NoTimestamp('its time isn’t near ours.');
  const isRight = verdict.kind === 'unchanged' && isDeepStrictEqual(verdict.stated, statement);
  if (!isRight) throw new Error(`A file that was sealed can’t be verified: ${verdict.kind}.`);
}

/**
 * Seals a file with the head of its record, and with a timestamp if there is an authority for it. Throws NoTimestamp if that one gives none, and any other error if
 * readers couldn’t verify what came out: the library writes the timestamp again.
 */
async function sealNow(
  bytes: Uint8Array,
  { head, at }: Pick<CertificateInput, 'head' | 'at'>,
  { seal, timestamps }: SealWith,
): Promise<Sealed> {
  const record = { sequence: head.sequence, hash: head.hash };
  const statement: SealStatement = { record, timestamp: timestamps ? 'authority' : 'none' };
  const sealing = { bytes, signer: seal, reason: writeStatement(statement), time: at };
  try {
    const sealed = new Uint8Array(await sealPdf({ ...sealing, ...(timestamps ? { timestampAuthority: timestamps } : {}) }));
    await refuseUnlike(sealed, statement);
    return { sealed, timestamp: timestamps ? 'embedded' : 'none' };
  } catch (error) {
    throw noTimestampIn(error) ?? error;
  }
}

/** What a document is sealed from: its pages with what everyone filled in and signed, and what the certificate says. */
export type Finishing = { pages: Uint8Array; certificate: Omit<CertificateInput, 'certificateSha256'>; fonts: FontLibrary };

/** Adds the certificate to signed pages and seals all of it. Returns the file, and what the record says of it. Throws RefusedPdf. */
export async function finishPages(
  { pages, certificate, fonts }: Finishing,
  using: SealWith,
): Promise<{ sealed: Buffer; said: EvidenceData<'document.sealed'> }> {
  const certificateSha256 = digest(using.seal.certificate);
  const { bytes } = composeCertificate(fonts, { ...certificate, certificateSha256 });
  const unsealed = await appendPages(pages, bytes);
  const { sealed, timestamp } = await sealNow(unsealed, certificate, using);
  const said = {
    originalSha256: certificate.originalSha256,
    unsealedSha256: digest(unsealed),
    sealedSha256: digest(sealed),
    pageCount: await pageCountOf(unsealed),
    certificateSha256,
    timestamp,
  };
  return { sealed: Buffer.from(sealed), said };
}

const pageCountOf = async (bytes: Uint8Array): Promise<number> => (await openPdf(bytes)).getPageCount();
