import { problem } from '#functions/runtime/problems.ts';
import { staffOfHome } from '#functions/runtime/staff-of-home.ts';
import { readVersionedSections, sectionWrite } from '#functions/table/section.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { os } from './implementer.ts';

/** Most paragraphs of one home, archived ones included: its papers read all of them. */
const MOST_SECTIONS = 100;

const stale = () => problem('stale', { detail: 'Somebody else saved this paragraph while you worked on it.' });

export const saveSection = os.saveSection.handler(async ({ input: { version, section: sent }, context }) => {
  const { locationId } = staffOfHome(context);
  const all = await readVersionedSections(context.table, locationId);
  const before = all.find(({ section }) => section.id === sent.id);
  if (version > 0 && !before) throw problem('not_found');
  if ((before?.version ?? 0) !== version) throw stale();
  if (!before && all.length >= MOST_SECTIONS)
    throw problem('conflict', { detail: `A home can have at most ${MOST_SECTIONS} paragraphs, archived ones included.` });
  const section = { ...sent, providerLocationId: locationId };
  try {
    await context.table.transact([sectionWrite(section, version)]);
  } catch (error) {
    throw error instanceof ConditionFailed ? stale() : error;
  }
  return { section, version: version + 1 };
});
