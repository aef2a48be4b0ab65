import * as z from 'zod';
import { reaction } from '#functions/runtime/reaction.ts';
import { fireTriggers } from '#functions/tasks/fire-triggers.ts';
import { taskCatalog } from '#functions/tasks/task-catalog.ts';
import { keepDigest } from '#functions/tasks/task-digests.ts';
import { caseFactsSchema } from '#shared/identifiers/case-facts.ts';
import { guid } from '#shared/values/schemas.ts';

/** What every event about a case says; the rest of it is for others. */
const aboutCase = z.looseObject({ caseId: guid, locationId: guid, facts: caseFactsSchema });

/**
 * What there is to do follows what happens: the triggers of the catalog make tasks of an event, and tasks complete and open by the facts that it moved. It
 * may stop anywhere: what it wrote is found there when the event comes again.
 */
export const handler = reaction('fire-task-triggers', aboutCase, async ({ id, name, at, data }, context) => {
  const { triggers } = await taskCatalog(context.table, context.now);
  await fireTriggers(context, { id, name, at, ...data }, triggers);
  await keepDigest(context, { name, ...data });
  return undefined;
});
