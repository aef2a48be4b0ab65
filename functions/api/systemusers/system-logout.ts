import { systemPersonOf } from '#functions/runtime/person.ts';
import { endSession } from '#functions/runtime/sessions.ts';
import { readAccount } from '#functions/table/account.ts';
import { done } from '#shared/contract/done.ts';
import { endSupport } from './end-support.ts';
import { os } from './implementer.ts';

/** Signs an administrator out; an open support session ends with it. */
export const systemLogout = os.systemLogout.handler(async ({ context }) => {
  const ended = await endSession(context, 'system');
  const collection = ended && (await readAccount(context.table, ended.accountId));
  const system = collection ? systemPersonOf(collection, context.now) : undefined;
  if (system) await endSupport(context, system);
  return done;
});
