/** `/api/locations/current/threads` and `/messageTemplates`: what families wrote to a home, and its answers. One file per operation, in the contract's order. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { optionalSetting } from '#functions/settings.ts';
import { addMessageTemplate } from './add-message-template.ts';
import { allowTexts } from './allow-texts.ts';
import { assignThread } from './assign-thread.ts';
import { getMessageTemplates } from './get-message-templates.ts';
import { getThread } from './get-thread.ts';
import { getThreads } from './get-threads.ts';
import type { MessagesContext } from './implementer.ts';
import { os } from './implementer.ts';
import { moveThread } from './move-thread.ts';
import { saveMessageTemplate } from './save-message-template.ts';
import { sendThreadEmail } from './send-thread-email.ts';
import { sendThreadText } from './send-thread-text.ts';

const router = os.router({
  getThreads,
  getThread,
  sendThreadEmail,
  sendThreadText,
  assignThread,
  moveThread,
  allowTexts,
  getMessageTemplates,
  addMessageTemplate,
  saveMessageTemplate,
});

const hasTexting = optionalSetting('TWILIO_ACCOUNT_SID') !== undefined;

export const handler = apiHandler<MessagesContext>({ router, context: (base) => ({ ...base, hasTexting }) });
