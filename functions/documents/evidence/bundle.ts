import { createHash } from 'node:crypto';
import { zipSync } from 'fflate';
import { pdfName } from '../file-name.ts';

/** What a bundle is made of. Everything in it can be checked without us. */
export type BundleParts = {
  /** What the document is called. */
  name: string;
  sealed: Uint8Array;
  /** The chain’s export (docs/chain.md). */
  record: string;
  /** The certificate of the seal, in DER. */
  certificate: Uint8Array;
  /** The page that verifies, in one file. */
  verifier: Uint8Array;
};

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const readme = (
  pdf: string,
  hash: string,
  certificateHash: string,
) => `This folder has a document that was signed electronically, and what proves that it hasn’t been changed since.

${pdf}: the document, with the certificate of its signing as its last pages. It is sealed.
record.ndjson: everything that was recorded about it, from its beginning to its seal and after.
seal-certificate.der: the certificate of the key that sealed it. It is self-signed: it shows that nothing was changed, and isn’t vouched for by Adobe or anyone else.
verify.html: a page that checks all of this. It needs no internet, and sends nothing anywhere.

To check it, open verify.html in a browser. Choose the PDF, record.ndjson, and seal-certificate.der together, or the .zip file that this folder came in.

Who sealed it: anyone can make a certificate with Yarrow’s name, so compare its fingerprint (SHA-256). It is
  ${certificateHash}
On Yarrow’s website, the page “Check a document” (/verify) lists the fingerprints of all keys that Yarrow ever sealed with. Find the website yourself: an address in this folder could be made up, too. If the fingerprint isn’t in that list, Yarrow didn’t seal this document. If you kept a copy of the list, you can compare without the internet.

With other programs:
  pdfsig "${pdf}"
  sha256sum "${pdf}"
  ${hash}
  sha256sum seal-certificate.der
  ${certificateHash}
`;

/** No file of a bundle says when it was packed: the same parts make the same bytes. */
const PACKED_ON = new Date('2026-01-01T12:00:00');

/** Packs a sealed document with its record, certificate, and verifier as a .zip file. The PDF’s name is made from the document’s. */
export function packBundle({ name, sealed, record, certificate, verifier }: BundleParts): Uint8Array {
  const pdf = pdfName(name);
  const encoder = new TextEncoder();
  return zipSync(
    {
      // It is compressed already.
      [pdf]: [sealed, { level: 0 }],
      'record.ndjson': encoder.encode(record),
      'seal-certificate.der': certificate,
      'verify.html': verifier,
      'README.txt': encoder.encode(readme(pdf, digest(sealed), digest(certificate))),
    },
    { mtime: PACKED_ON },
  );
}
