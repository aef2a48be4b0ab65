import { jobContext } from '#functions/runtime/job-context.ts';
import { log } from '#functions/runtime/log.ts';
import { eachDueSealing, readCaseDocument } from '#functions/table/case-document.ts';
import { raise } from '#functions/table/outbox.ts';

const AT_ONCE = 25;
/** Minutes that the event of the last signature has, before its document is taken for one whose event was lost. */
const GRACE = 2;
/** From so many failed tries on, somebody of ours has to look. */
const MANY_TRIES = 5;

/**
 * Raises an event for each document that everyone has signed and whose next try of sealing is due. Raised twice, the second one finds the document sealed.
 * Throws in the end if there was one that failed many times: that is our alarm.
 */
export const handler = async (): Promise<{ started: number }> => {
  const now = new Date();
  const context = jobContext(now);
  const by = new Date(now.getTime() - GRACE * 60_000).toISOString();
  let [started, stuck] = [0, 0];
  for await (const ids of eachDueSealing(context.table, { by, atOnce: AT_ONCE }))
    for (const documentId of ids) {
      const document = await readCaseDocument(context.table, documentId);
      if (document?.sealing === undefined) continue;
      const { caseId, providerLocationId: locationId, sealing } = document;
      const event = context.event('document.seal-due', { documentId, caseId, locationId }, locationId);
      await context.table.transact([raise(event)]);
      started += 1;
      if (sealing.tries >= MANY_TRIES) stuck += 1;
    }
  log('info', 'Documents that are due were given to be sealed.', { count: started, tableRequests: context.table.requests });
  if (stuck > 0) throw new Error(`${stuck} documents are not sealed after ${MANY_TRIES} tries or more.`);
  return { started };
};
