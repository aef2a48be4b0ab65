import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { staleRow } from '#functions/runtime/stale-row.ts';
import { readVersionedSections, sectionKey, sectionWrite } from '#functions/table/section.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import type { Section } from '#shared/model/section.ts';
import { os } from './implementer.ts';

/** Most paragraphs of a home, including archived ones: its documents read all of them. */
const MAX_SECTIONS = 100;

/** Most bytes that the printed paragraphs may have together: all of them are in every price list. */
const MAX_BYTES_TOGETHER = 120_000;

const bytesOf = ({ title, text, isActive }: Section): number => (isActive ? Buffer.byteLength(title + text) : 0);

/** Refuses a paragraph that leaves the price list no room. A paragraph that gets no longer is always kept. */
function refuseWithoutRoom(sent: Section, all: readonly Section[]): void {
  const before = all.find(({ id }) => id === sent.id);
  if (before && bytesOf(sent) <= bytesOf(before)) return;
  const others = all.filter(({ id }) => id !== sent.id).reduce((sum, other) => sum + bytesOf(other), 0);
  if (others + bytesOf(sent) > MAX_BYTES_TOGETHER)
    throw problem('invalid_input', {
      errors: [
        {
          field: 'section.text',
          message: 'Together, your paragraphs have more text than fits in a price list. Shorten this one or archive another.',
        },
      ],
    });
}

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
  refuseWithoutRoom(
    section,
    all.map((each) => each.section),
  );
  try {
    await context.table.transact([sectionWrite(section, version, callerName(context))]);
  } catch (error) {
    throw error instanceof ConditionFailed ? await stale(context, sent.id) : error;
  }
  return { section, version: version + 1 };
});
