/** `/api/cases/{id}/documents`: the documents of a case. One file per operation, in the contract's order. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { beginCaseDocument } from './begin-case-document.ts';
import { beginOwnSigning } from './begin-own-signing.ts';
import { beginWitnessedSigning } from './begin-witnessed-signing.ts';
import { cancelSigner } from './cancel-signer.ts';
import { getCaseDocument } from './get-case-document.ts';
import { getCaseDocuments } from './get-case-documents.ts';
import { replaceCaseDocument } from './replace-case-document.ts';
import { resendCaseDocument } from './resend-case-document.ts';
import { saveCaseDocument } from './save-case-document.ts';
import { sealCaseDocument } from './seal-case-document.ts';
import { voidCaseDocument } from './void-case-document.ts';

const router = {
  getCaseDocuments,
  beginCaseDocument,
  getCaseDocument,
  saveCaseDocument,
  resendCaseDocument,
  cancelSigner,
  voidCaseDocument,
  replaceCaseDocument,
  beginOwnSigning,
  beginWitnessedSigning,
  sealCaseDocument,
};

export const handler = apiHandler({ router, context: (base) => base });
