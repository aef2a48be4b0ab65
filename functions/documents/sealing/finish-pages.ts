import { createHash } from 'node:crypto';
import type { FontLibrary } from '#functions/documents/fonts/font-library.ts';
import { openPdf } from '#functions/documents/forms/inspect-document.ts';
import type { TimestampAuthority } from '#functions/documents/forms/libpdf.ts';
import { appendPages, sealPdf } from '#functions/documents/forms/seal-pdf.ts';
import type { Seal } from '#functions/vendors/seal/index.ts';
import type { EvidenceData } from '#shared/documents/evidence.ts';
import { type CertificateInput, composeCertificate } from '../certificate/certificate-pdf.ts';

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** How a seal is made: with which key, and whose word for the time, if anyone’s. */
export type SealWith = { seal: Seal; timestampAuthority?: TimestampAuthority | undefined };

/** Thrown if the authority that has to confirm the time gave no timestamp: a document isn’t sealed without one then, and is tried again. */
export class NoTimestamp extends Error {}

/** Finds the silence of the authority in an error: the library may put it into one of its own. */
function noTimestampIn(error: unknown): NoTimestamp | undefined {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof NoTimestamp) return at;
  return undefined;
}

/** Seals a file, with a timestamp if there is an authority for it. Throws NoTimestamp if that one gives none. */
async function sealNow(
  bytes: Uint8Array,
  { seal, timestampAuthority }: SealWith,
  time: Date,
): Promise<{ sealed: Uint8Array; timestamp: EvidenceData<'document.sealed'>['timestamp'] }> {
  const sealing = { bytes, signer: seal, reason: 'Sealed after everyone signed', time };
  if (!timestampAuthority) return { sealed: await sealPdf(sealing), timestamp: 'none' };
  const asked: TimestampAuthority = {
    timestamp: (...of) =>
      timestampAuthority.timestamp(...of).catch((cause) => {
        throw new NoTimestamp('The timestamp authority gave no timestamp.', { cause });
      }),
  };
  try {
    return { sealed: await sealPdf({ ...sealing, timestampAuthority: asked }), timestamp: 'embedded' };
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
  const { sealed, timestamp } = await sealNow(unsealed, using, certificate.at);
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
