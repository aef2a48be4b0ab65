/**
 * Signing a document with the token of a link, without an account, and the keys that sealed ones can be checked by. No PDF is made or changed here: what is signed is
 * kept, and sealed later.
 */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { completeESignSession } from './complete-e-sign-session.ts';
import { consentToESign } from './consent-to-e-sign.ts';
import { declineESign } from './decline-e-sign.ts';
import { getESignQuestions } from './get-e-sign-questions.ts';
import { getNextESignDocument } from './get-next-e-sign-document.ts';
import { getSealCertificates } from './get-seal-certificates.ts';
import { getSignersDocument } from './get-signers-document.ts';
import { os } from './implementer.ts';
import { saveESignQuestions } from './save-e-sign-questions.ts';
import { sendCaseFormDocumentCopy } from './send-case-form-document-copy.ts';
import { sendESignCode } from './send-e-sign-code.ts';
import { sendESignLink } from './send-e-sign-link.ts';
import { validateESignToken } from './validate-e-sign-token.ts';

export const handler = apiHandler<OperationContext>({
  router: os.router({
    validateESignToken,
    sendESignCode,
    sendESignLink,
    consentToESign,
    getSignersDocument,
    getESignQuestions,
    saveESignQuestions,
    completeESignSession,
    declineESign,
    getNextESignDocument,
    sendCaseFormDocumentCopy,
    getSealCertificates,
  }),
  context: (base) => base,
});
