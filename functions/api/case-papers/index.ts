/**
 * `/api/cases/{id}/documents` as files, photos of custody, and the custody record. They have their own Lambda, since it fills in and draws PDFs, opens scans in child processes, and carries fonts. One file
 * per operation, in the contract's order.
 */
import { fileURLToPath } from 'node:url';
import { openVerifier } from '#functions/documents/evidence/open-verifier.ts';
import { openFontFolder } from '#functions/documents/fonts/open-font-folder.ts';
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { formOf } from '#functions/runtime/multipart.ts';
import { MAX_IMAGE_BYTES } from '#shared/model/image.ts';
import { beginCarePhoto } from './begin-care-photo.ts';
import { beginSignedPaper } from './begin-signed-paper.ts';
import { getCarePhoto } from './get-care-photo.ts';
import { getCaseDocumentFile } from './get-case-document-file.ts';
import { getCustodyExport } from './get-custody-export.ts';
import { getEvidenceBundle } from './get-evidence-bundle.ts';
import { getSignedPaper } from './get-signed-paper.ts';
import { getSignersCopy } from './get-signers-copy.ts';
import type { CasePapersContext } from './implementer.ts';
import { keepCarePhoto } from './keep-care-photo.ts';
import { keepPhotoOnTrip } from './keep-photo-on-trip.ts';
import { keepSignedPaper } from './keep-signed-paper.ts';
import { pdfImageFromCaseDocument } from './pdf-image-from-case-document.ts';
import { removeCarePhoto } from './remove-care-photo.ts';
import { sendCaseDocument } from './send-case-document.ts';

const router = {
  sendCaseDocument,
  getCaseDocumentFile,
  getEvidenceBundle,
  getCustodyExport,
  beginCarePhoto,
  keepCarePhoto,
  removeCarePhoto,
  getCarePhoto,
  keepPhotoOnTrip,
  pdfImageFromCaseDocument,
  getSignersCopy,
  beginSignedPaper,
  getSignedPaper,
  keepSignedPaper,
};

const fonts = openFontFolder(fileURLToPath(new URL('fonts', import.meta.url)));

const verifier = openVerifier(new URL('verify.html', import.meta.url));

/** Bytes that a form adds around its file: boundaries, the file's name, and what a phone says of it. */
const formWords = 10_000;

export const handler = apiHandler<CasePapersContext>({
  router,
  context: (base) => ({ ...base, fonts, verifier }),
  forms: { maxBytes: MAX_IMAGE_BYTES + formWords, read: formOf },
});
