import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { messageTemplateSave, readMessageTemplates } from '#functions/table/message-template.ts';
import { os } from './implementer.ts';

/** Most templates of a home, archived ones included: all of them are read together. */
const MAX_TEMPLATES = 200;

export const addMessageTemplate = os.addMessageTemplate.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  const all = await readMessageTemplates(context.table, locationId);
  if (all.length >= MAX_TEMPLATES)
    throw problem('conflict', { detail: `A home can have at most ${MAX_TEMPLATES} templates, archived ones included.` });
  const template = { id: context.newId(), ...input };
  await context.table.transact([messageTemplateSave(locationId, template, 0, callerName(context))]);
  return { ...template, version: 1 };
});
