import { endOfSupport } from '#functions/runtime/end-support.ts';
import { systemPersonOf } from '#functions/runtime/person.ts';
import { readAccount } from '#functions/table/account.ts';
import { closeSupportOfColleague } from '#functions/table/support.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { done } from '#shared/contract/done.ts';
import { actingName } from '#shared/values/acting-name.ts';
import { os } from './implementer.ts';
import { signedInSystem } from './system-session.ts';

/** Ends the support session of a colleague, whose tokens stop working. Nothing happens if it is over, or if they began another one. */
export const endSupportSession = os.endSupportSession.handler(async ({ input, context }) => {
  const by = signedInSystem(context);
  const collection = await readAccount(context.table, input.systemId);
  const colleague = collection && systemPersonOf(collection, context.now);
  const ended = colleague?.support?.id === input.id ? endOfSupport(context, colleague) : undefined;
  if (!ended) return done;
  try {
    await closeSupportOfColleague(context.table, { ...ended, sessionId: input.id, endedBy: actingName(by, null) });
  } catch (error) {
    // They ended it themselves at this moment.
    if (!(error instanceof ConditionFailed)) throw error;
  }
  return done;
});
