import * as z from 'zod';
import { carePage } from '#shared/model/enumerations/custody.ts';
import { dispositionType } from '#shared/model/enumerations/disposition.ts';
import { imageUploadTypes, MAX_IMAGE_BYTES } from '#shared/model/image.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { calendarDate, guid, line, sha256, version } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { documentViewSchema } from './case-documents-views.ts';
import { carePageViewSchema } from './custody-views.ts';
import { ofTripEntry, recordedOnTripSchema } from './trip-calls.ts';

const onePath = '/api/cases/{id}/documents/{documentId}' as const;
/** Lists the types of scans of signed paper. A photo becomes a page of a PDF. */
const scanTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;

const one = { id: guid, documentId: guid };

const carePhotos = '/api/cases/{id}/custody/{page}/photos' as const;
const ofCarePage = { id: guid, page: z.enum(carePage.values) };

/** Documents of a case as files, and photos of custody. They have their own Lambda, because the parser, the renderer, and the fonts are large and slow. */
export const casePapers = {
  sendCaseDocument: call({
    name: 'sendCaseDocument',
    method: 'POST',
    path: `${onePath}/send`,
    access: 'documents.change',
    summary:
      'Freezes a document with its template and values, keeps its PDF, and emails the first signers; without signers, it is finished',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ ...one, version })))
    .output(documentViewSchema),
  getCaseDocumentFile: call({
    name: 'getCaseDocumentFile',
    method: 'GET',
    path: `${onePath}/file`,
    access: 'signed-in',
    summary:
      'Returns an address for five minutes at which a document’s PDF can be downloaded: the sealed one if there is one, otherwise one with today’s answers. Unless it’s a draft, the download is recorded once a day',
  })
    .input(lazyObject(() => ({ ...one, which: z.enum(['current', 'original', 'sealed', 'paper']).default('current') })))
    .output(lazyObject(() => ({ url: z.string(), fileName: line(200) }))),
  getEvidenceBundle: call({
    name: 'getEvidenceBundle',
    method: 'GET',
    path: `${onePath}/bundle`,
    access: 'case-files.read',
    summary:
      'Returns an address for five minutes at which a sealed document can be downloaded with its record, its certificate, and a page that checks them; the download is recorded',
  })
    .input(lazyObject(() => one))
    .output(lazyObject(() => ({ url: z.string(), fileName: line(200) }))),
  getCustodyExport: call({
    name: 'getCustodyExport',
    method: 'GET',
    path: '/api/cases/{id}/custody/export',
    access: 'custody.export',
    summary:
      'Returns an address for five minutes at which the custody record of a case can be downloaded with its names and notes, the checkpoints that cover it, a print of it, and a page that checks all of them without a network; or the print alone',
  })
    .input(lazyObject(() => ({ id: guid, as: z.enum(['zip', 'pdf']).default('zip') })))
    .output(lazyObject(() => ({ url: z.string(), fileName: line(200) }))),
  beginCarePhoto: call({
    name: 'beginCarePhoto',
    method: 'POST',
    path: `${carePhotos}/begin`,
    access: 'cases.change',
    summary:
      'Returns an address to which a photo (JPEG or PNG) of exactly this many bytes, at most 4 MB, can be sent (PUT) for five minutes',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ ...ofCarePage, bytes: z.int().min(1).max(MAX_IMAGE_BYTES), type: z.enum(imageUploadTypes) })))
    .output(lazyObject(() => ({ uploadId: guid, url: z.string(), type: z.string() }))),
  keepCarePhoto: call({
    name: 'keepCarePhoto',
    method: 'POST',
    path: carePhotos,
    access: 'cases.change',
    summary:
      "Keeps a photo that has arrived on a page of custody that isn't closed, without what the camera wrote into it; closing the page puts its hash into the custody record",
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ ...ofCarePage, uploadId: guid })))
    .output(carePageViewSchema),
  removeCarePhoto: call({
    name: 'removeCarePhoto',
    method: 'DELETE',
    path: `${carePhotos}/{sha256}`,
    access: 'cases.change',
    summary: "Takes a photo off a page of custody that isn't closed",
  })
    .input(lazyObject(() => ({ ...ofCarePage, sha256 })))
    .output(carePageViewSchema),
  getCarePhoto: call({
    name: 'getCarePhoto',
    method: 'GET',
    path: `${carePhotos}/{sha256}`,
    access: 'case-files.read',
    summary: 'Returns a photo of a page of custody as a data address',
  })
    .input(lazyObject(() => ({ ...ofCarePage, sha256 })))
    .output(lazyObject(() => ({ image: z.string() }))),
  keepPhotoOnTrip: call({
    name: 'keepPhotoOnTrip',
    method: 'POST',
    path: '/api/removals/photos',
    access: 'decedent.move',
    summary:
      "Keeps a photo that a phone took at a removal (multipart field `file`, a JPEG of pixels alone, at most 4 MB) byte for byte under the hash that the phone worked out, with an entry of the custody record under the phone's id: sent again, it adds nothing",
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ ...ofTripEntry, sha256, file: z.file('Choose a picture.') })))
    .output(recordedOnTripSchema),
  pdfImageFromCaseDocument: call({
    name: 'pdfImageFromCaseDocument',
    method: 'GET',
    path: '/api/public/caseDocuments/pdfImageFromCaseDocument/{id}',
    access: 'visitor',
    summary:
      'Returns a picture of a page as a data address, in the width asked for, to staff, to the family, and to a signer with their token; `loadFromMetadata` returns only its size',
  })
    .input(
      lazyObject(() => ({
        id: guid,
        page: z.coerce.number().int().min(1).max(1000).default(1),
        width: z.coerce.number().int().min(200).max(2000).default(1000),
        loadFromMetadata: z.stringbool().default(false),
        signingToken: line(43).optional(),
        /** What `getCaseDocument` calls the content of the pages: with it, a page of a draft that was drawn before is found without filling it in again. */
        pictureKey: z
          .string()
          .regex(/^[0-9a-f]{64}$/)
          .optional(),
      })),
    )
    .output(
      lazyObject(() => ({
        image: z.string().nullable(),
        width: z.int().positive(),
        height: z.int().positive(),
        pageCount: z.int().min(1),
        /** Where fields are on this page, in points from its lower left corner: a draft that is composed of blocks has its places only once it is on paper. */
        places: z
          .array(
            lazyObject(() => ({
              fieldId: guid,
              x: z.number(),
              y: z.number(),
              width: z.number().positive(),
              height: z.number().positive(),
            })),
          )
          .max(5000),
        /** The page’s size in points. */
        points: lazyObject(() => ({ width: z.number().positive(), height: z.number().positive() })),
        /** The words on the page, line by line; empty for a scan. */
        text: z.string().max(40_000).default(''),
      })),
    ),
  getSignersCopy: call({
    name: 'getSignersCopy',
    method: 'POST',
    path: '/api/public/caseDocuments/getSignersCopy',
    access: 'public',
    summary:
      'Returns an address for five minutes at which a signer can download the document with what they alone have put on it so far, or the sealed one if there is one',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ documentId: guid, signingToken: line(43) })))
    .output(lazyObject(() => ({ url: z.string(), fileName: line(200), isSealed: z.boolean() }))),
  beginSignedPaper: call({
    name: 'beginSignedPaper',
    method: 'POST',
    path: `${onePath}/paper/begin`,
    access: 'documents.change',
    summary:
      'Returns an address to which a scan (a PDF, or a photo as JPEG or PNG) of exactly this many bytes, at most 20 MB, can be sent (PUT) for five minutes',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ ...one, bytes: z.int().min(1), type: z.enum(scanTypes).default('application/pdf') })))
    .output(lazyObject(() => ({ uploadId: guid, url: z.string(), type: z.string() }))),
  getSignedPaper: call({
    name: 'getSignedPaper',
    method: 'GET',
    path: `${onePath}/paper/{uploadId}`,
    access: 'documents.change',
    summary: 'Checks a scan that has arrived, and returns a picture of one of its pages as a data address; nothing is kept',
  })
    .input(lazyObject(() => ({ ...one, uploadId: guid, page: z.coerce.number().int().min(1).max(1000).default(1) })))
    .output(
      lazyObject(() => ({
        image: z.string(),
        width: z.int().positive(),
        height: z.int().positive(),
        pageCount: z.int().min(1),
      })),
    ),
  keepSignedPaper: call({
    name: 'keepSignedPaper',
    method: 'POST',
    path: `${onePath}/paper`,
    access: 'documents.change',
    summary:
      'Keeps a scan of a document that was signed by hand, with who signed it and when, and of an authorization what it says; the document is then complete',
    idempotency: 'required',
  })
    .input(
      lazyObject(() => ({
        ...one,
        version,
        uploadId: guid,
        /** Each is a contact of the case, a member of the home, or someone who is neither, by name. */
        signatures: z
          .array(
            lazyObject(() => ({
              contactId: guid.optional(),
              employeeId: guid.optional(),
              name: line(200).default(''),
              signedOn: calendarDate,
            })),
          )
          .min(1, 'Say who signed it')
          .max(20),
        /** What an authorization says, as it’s on the paper: without it, it authorizes nothing. */
        says: lazyObject(() => ({
          decedentName: line(300),
          dispositionType: z.enum(dispositionType.values).optional(),
          embalmingPermission: z.enum(['given', 'refused']).optional(),
          implants: z.enum(['yes', 'no', 'unknown']).optional(),
        })).optional(),
      })),
    )
    .output(documentViewSchema),
};
