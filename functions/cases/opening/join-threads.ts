import { caseOfThread, messagesOfState } from '#functions/table/message.ts';
import { ConditionFailed, type Table } from '#functions/table/table.ts';
import { threadState } from '#shared/model/enumerations/messages.ts';

/** How many messages of each state are looked through, those with the newest activity first. */
const NEWEST = 100;

type Joining = { locationId: string; caseId: string; email: string };

/** Gives the messages that a family wrote to a home before it sent its plan the case of the plan, by the family's email address. */
export async function joinThreads(table: Table, { locationId, caseId, email }: Joining): Promise<void> {
  const pages = await Promise.all(
    threadState.values.map((state) => messagesOfState(table, locationId, state, { limit: NEWEST, after: undefined })),
  );
  const own = pages
    .flatMap(({ messages }) => messages)
    .filter((message) => message.caseId === undefined && message.email.toLowerCase() === email.toLowerCase());
  for (const message of own)
    await table.transact([caseOfThread(message, caseId)]).catch((error: unknown) => {
      // Someone opened a case from it meanwhile.
      if (!(error instanceof ConditionFailed)) throw error;
    });
}
