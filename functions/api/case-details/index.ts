/** `/api/cases`: the questions and answers of a case, its decedent, and its display services. One file per operation, in the contract's order. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { setting } from '#functions/settings.ts';
import { documentClient } from '#functions/table/table.ts';
import { kmsFieldKeys } from '#functions/vendors/keys/index.ts';
import { getCaseCards } from './get-case-cards.ts';
import { getCaseDisplayServices } from './get-case-display-services.ts';
import { getCaseIdentifiers } from './get-case-identifiers.ts';
import { getCaseQuestions } from './get-case-questions.ts';
import { getDecedent } from './get-decedent.ts';
import { getGlobalIdentifiers } from './get-global-identifiers.ts';
import type { CaseDetailsContext } from './implementer.ts';
import { os } from './implementer.ts';
import { saveCaseDisplayServices } from './save-case-display-services.ts';
import { saveDecedent } from './save-decedent.ts';
import { updateCaseDetails } from './update-case-details.ts';
import { updateRemovalLocation } from './update-removal-location.ts';

const router = os.router({
  getCaseQuestions,
  updateCaseDetails,
  updateRemovalLocation,
  getCaseCards,
  getCaseDisplayServices,
  saveCaseDisplayServices,
  getCaseIdentifiers,
  getGlobalIdentifiers,
  getDecedent,
  saveDecedent,
});

const keys = kmsFieldKeys(setting('FIELD_KEY_ARN'), documentClient());

export const handler = apiHandler<CaseDetailsContext>({ router, context: (base) => ({ ...base, keys }) });
