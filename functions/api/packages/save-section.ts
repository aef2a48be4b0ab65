import { callerName } from '#functions/runtime/caller-name.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { problem } from '#functions/runtime/problems.ts';
import { staleRow } from '#functions/runtime/stale-row.ts';
import { readVersionedSections, sectionKey, sectionWrite } from '#functions/table/section.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { os } from './implementer.ts';

/** Most paragraphs of one home, archived ones included: its papers read all of them. */
const MAX_SECTIONS = 100;

const stale = (context: OperationContext, id: string) =>
  staleRow(context, sectionKey(homeOf(context).locationId, id), 'saved this paragraph while you worked on it.');

export const saveSection = os.saveSection.handler(async ({ input: { version, section: sent }, context }) => {
  const { locationId } = homeOf(context);
  const all = await readVersionedSections(context.table, locationId);
  const before = all.find(({ section }) => section.id === sent.id);
  if (version > 0 && !before) throw problem('not_found');
  if ((before?.version ?? 0) !== version) throw await stale(context, sent.id);
  if (!before && all.length >= MAX_SECTIONS)
    throw problem('conflict', { detail: `A home can have at most ${MAX_SECTIONS} paragraphs, archived ones included.` });
  const section = { ...sent, providerLocationId: locationId };
  try {
    await context.table.transact([sectionWrite(section, version, callerName(context))]);
  } catch (error) {
    throw error instanceof ConditionFailed ? await stale(context, sent.id) : error;
  }
  return { section, version: version + 1 };
});
