/** `/api/myCases`: the cases that a relative takes part in, as the family sees them. One file per operation, in the contract's order. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { setting } from '#functions/settings.ts';
import { documentClient } from '#functions/table/table.ts';
import { kmsFieldKeys } from '#functions/vendors/keys/index.ts';
import { completeMyTask } from './complete-my-task.ts';
import { getMyCase } from './get-my-case.ts';
import { getMyCaseNotes } from './get-my-case-notes.ts';
import { getMyCaseQuestions } from './get-my-case-questions.ts';
import { getMyCases } from './get-my-cases.ts';
import { getMyContact } from './get-my-contact.ts';
import { getMyDisplayService } from './get-my-display-service.ts';
import { getMyTasks } from './get-my-tasks.ts';
import type { MyCasesContext } from './implementer.ts';
import { os } from './implementer.ts';
import { replaceSocialSecurityNumber } from './replace-social-security-number.ts';
import { saveMyAnswers } from './save-my-answers.ts';
import { saveMyContact } from './save-my-contact.ts';
import { saveMyDisplayService } from './save-my-display-service.ts';

const router = os.router({
  getMyCases,
  getMyCase,
  getMyCaseNotes,
  getMyCaseQuestions,
  saveMyAnswers,
  replaceSocialSecurityNumber,
  getMyDisplayService,
  saveMyDisplayService,
  getMyContact,
  saveMyContact,
  getMyTasks,
  completeMyTask,
});

const keys = kmsFieldKeys(setting('FIELD_KEY_ARN'), documentClient());

export const handler = apiHandler<MyCasesContext>({ router, context: (base) => ({ ...base, keys }) });
