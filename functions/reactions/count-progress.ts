import * as z from 'zod';
import { caseAssigned } from '#events/catalog/case-assigned.ts';
import { caseRestored } from '#events/catalog/case-restored.ts';
import { caseTypeChanged } from '#events/catalog/case-type-changed.ts';
import { contactRemoved } from '#events/catalog/contact-removed.ts';
import { contactSaved } from '#events/catalog/contact-saved.ts';
import { recountProgress } from '#functions/cases/recount-progress.ts';
import { reaction } from '#functions/runtime/reaction.ts';

const counted = z.union([caseTypeChanged.data, caseAssigned.data, contactSaved.data, contactRemoved.data, caseRestored.data]);

/**
 * Questions read the type of a case, its people and its member: where one of these has changed, the progress in its row follows. Not in the calls' own
 * transactions: who takes a contact off a case must not wait for, nor stand against, somebody who is filling in a page of it. A case that was hidden
 * meanwhile is counted when it is back.
 */
export const handler = reaction('count-progress', counted, async ({ data: { caseId } }, context) => {
  await recountProgress(context, caseId);
  return undefined;
});
