import * as z from 'zod';
import { reaction } from '#functions/runtime/reaction.ts';
import { fireTriggers } from '#functions/tasks/fire-triggers.ts';
import { taskCatalog } from '#functions/tasks/task-catalog.ts';
import { keepDigest } from '#functions/tasks/task-digests.ts';
import { caseFactsSchema } from '#shared/identifiers/case-facts.ts';
import { guid } from '#shared/values/schemas.ts';

/** What every event about a case says. The rest is for others. */
const aboutCase = z.looseObject({ caseId: guid, locationId: guid, facts: caseFactsSchema });

/**
 * Fires the catalog's triggers, which make tasks from an event, and completes and opens tasks by the facts that it moved. It may stop anywhere: when the
 * event comes again, what was written is already there.
 */
export const handler = reaction('fire-task-triggers', aboutCase, async ({ id, name, at, data }, context) => {
  const { triggers } = await taskCatalog(context.table, context.now);
  await fireTriggers(context, { id, name, at, ...data }, triggers);
  await keepDigest(context, { name, ...data });
  return undefined;
});
