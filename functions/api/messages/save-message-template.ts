import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { messageTemplateSave, readMessageTemplate } from '#functions/table/message-template.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { os } from './implementer.ts';

/** Saves a template over the version that was seen. A colleague's change in between is a 409 that names them. */
export const saveMessageTemplate = os.saveMessageTemplate.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  const { id, version, name, text, isArchived } = input;
  const stale = (savedBy?: string) =>
    problem('stale', { detail: `${savedBy || 'Someone else'} saved this template while you worked on it.` });
  const before = await readMessageTemplate(context.table, locationId, id);
  if (!before) throw problem('not_found');
  if (before.version !== version) throw stale(before.savedBy);
  const archivedOn = isArchived ? (before.archivedOn ?? context.now.toISOString()) : undefined;
  const template = { id, name, text, ...(archivedOn === undefined ? {} : { archivedOn }) };
  try {
    await context.table.transact([messageTemplateSave(locationId, template, version, callerName(context))]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw stale((await readMessageTemplate(context.table, locationId, id))?.savedBy);
  }
  return { ...template, version: version + 1 };
});
