import * as z from 'zod';
import { arrangementSubmitted } from '#events/catalog/arrangement-submitted.ts';
import { caseDeleted } from '#events/catalog/case-deleted.ts';
import { eraseCase, keepEvent, keepPlan } from '#functions/corpus/keep-in-corpus.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { caseFactsSchema } from '#shared/identifiers/case-facts.ts';
import { guid } from '#shared/values/schemas.ts';

/** A sent plan, and what every event about a case says. */
const kept = z.union([z.object({ caseId: guid, locationId: guid, facts: caseFactsSchema }), arrangementSubmitted.data]);

/**
 * Keeps what dry runs of the catalog are run over. A row follows from its event alone, so that an event that is delivered twice, or late, leaves the same. A case
 * that is deleted leaves the corpus immediately.
 */
export const handler = reaction('keep-in-corpus', kept, async ({ id, name, at, data }, context) => {
  if (!('caseId' in data)) return keepPlan(context, { at, data });
  if (name !== caseDeleted.name) return keepEvent(context, { id, name, at, ...data });
  await eraseCase(context, { at, ...data });
  return undefined;
});
