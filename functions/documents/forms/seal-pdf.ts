import { createHash } from 'node:crypto';
import type { Seal } from '#functions/vendors/seal/index.ts';
import { openPdf } from './inspect-document.ts';
import { PDF, type TimestampAuthority } from './libpdf.ts';

/** Adds pages of another document at the end: the certificate of a signing. Nothing else of it comes along. Throws RefusedPdf. */
export async function appendPages(bytes: Uint8Array, pages: Uint8Array): Promise<Uint8Array> {
  const [document, added] = [await openPdf(bytes), await PDF.load(pages)];
  await document.copyPagesFrom(
    added,
    Array.from({ length: added.getPageCount() }, (_, at) => at),
  );
  return document.save();
}

/** What a seal says besides that the file is unchanged. */
export type Sealing = {
  bytes: Uint8Array;
  signer: Seal;
  reason: string;
  /** The time that we claim. Only a timestamp authority proves one. */
  time: Date;
  timestampAuthority?: TimestampAuthority;
};

/** The room for a signature with its certificate, and for a timestamp with the certificates of its authority. */
const SIGNATURE_BYTES = { alone: 6_144, timestamped: 16_384 };
const FIELD = 'Seal';

/**
 * Signs a finished file: one detached signature (PAdES B-B; B-T with a timestamp) over all of it but the signature. It comes last, because a page that is
 * added later would be outside of it. Throws RefusedPdf.
 */
export async function sealPdf({ bytes, signer, reason, time, timestampAuthority }: Sealing): Promise<Uint8Array> {
  const pdf = await openPdf(bytes);
  const { bytes: sealed, warnings } = await pdf.sign({
    signer: {
      certificate: signer.certificate,
      keyType: 'RSA',
      signatureAlgorithm: 'RSASSA-PKCS1-v1_5',
      sign: (data) => signer.sign(createHash('sha256').update(data).digest()),
    },
    level: timestampAuthority ? 'B-T' : 'B-B',
    ...(timestampAuthority ? { timestampAuthority } : {}),
    // The library escapes these although it has no need to, so that readers would show a backslash before each.
    reason: reason
      .replaceAll('(', '[')
      .replaceAll(')', ']')
      .replace(/[\\\r\n]+/g, ' '),
    signingTime: time,
    fieldName: FIELD,
    digestAlgorithm: 'SHA-256',
    estimatedSize: timestampAuthority ? SIGNATURE_BYTES.timestamped : SIGNATURE_BYTES.alone,
  });
  if (warnings.length > 0) throw new Error(`A seal came with a warning: ${warnings.map(({ code }) => code).join(', ')}.`);
  return sealed;
}
