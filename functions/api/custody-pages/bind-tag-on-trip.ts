import { tell } from '#functions/cases/changing/timeline-of.ts';
import { readTag, typedNote } from '#functions/cases/tags/read-tag.ts';
import { byWhom, knownTag } from '#functions/cases/tags/tag-change.ts';
import { type OpenTrip, recordOnTrip, type TripChange } from '#functions/cases/trips/record-on-trip.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { carePageWrite, type StoredCarePage } from '#functions/table/care-page.ts';
import { caseTagsWrite, tagMove } from '#functions/table/tag.ts';
import { tagSideRefusal } from '#shared/custody/handoffs/tag-side.ts';
import { careValueOf, isBlank } from '#shared/custody/pages/care-values.ts';
import { tagEntry } from '#shared/custody/tags/tag-entries.ts';
import { bindingRefusal } from '#shared/custody/tags/tag-rules.ts';
import type { CaseTag } from '#shared/model/tag.ts';
import { spelledCode } from '#shared/values/tag-code.ts';
import { os } from './implementer.ts';

type Input = Parameters<Parameters<typeof os.bindTagOnTrip.handler>[0]>[0]['input'];
const place = { subject: 'decedent', role: 'primary' } as const;

/** Returns the removal's page with the tag's code, if nobody wrote one and the page is open. */
function pageWith({ stored }: OpenTrip, code: string): StoredCarePage {
  if (stored.closed || !isBlank(careValueOf(stored.values, 'tagId'))) return stored;
  return { ...stored, values: { ...stored.values, tagId: spelledCode(code) } };
}

/** Refuses a tag that was bound when somebody else had the person already. One from before they changed hands counts, however late it’s sent. */
function checkSide({ custody, side, tradeKinds: kinds, happenedOn, record }: OpenTrip): void {
  const { custodian } = custody;
  const wasBefore = custodian?.since !== undefined && happenedOn < custodian.since && custodian.comparedFrom === undefined;
  const refusal = wasBefore ? undefined : tagSideRefusal('bind', side, { status: record.decedentStatus, custody, kinds });
  if (refusal !== undefined) throw problem('conflict', { detail: refusal });
}

async function bound(context: OperationContext, trip: OpenTrip, { id, how }: { id?: string; how: Input['how'] }) {
  const { record, stored, tags, doer, happenedOn } = trip;
  const tag = knownTag(trip, id === undefined ? {} : { id });
  const isThere = tags.tags.some((each) => each.id === tag.id && !each.retired && each.role === 'primary');
  if (isThere && tag.caseId === record.id) return null;
  checkSide(trip);
  const refusal = bindingRefusal(tag, record.id, tags.tags, place);
  if (refusal !== undefined) throw problem('conflict', { detail: refusal });
  const bound = { ...byWhom(doer), on: happenedOn, how };
  const own: CaseTag = { id: tag.id, code: tag.code, ...place, bound };
  const after = { ...tags, tags: [...tags.tags, own] };
  const page = pageWith(trip, tag.code);
  const isChanged = page !== stored;
  const locationId = record.providerLocationId;
  return {
    after: isChanged ? { ...page, version: stored.version + 1 } : stored,
    tags: after,
    said: `Tag ${spelledCode(tag.code)}`,
    recorded: await tagEntry({ type: 'custody.tag-bound', how }, own, { locationId, doer }),
    writes: [
      ...tagMove(locationId, tag, { ...tag, state: 'bound', caseId: record.id, changedOn: context.now.toISOString() }),
      caseTagsWrite(record.id, after),
      ...(isChanged ? [carePageWrite(record.id, page)] : []),
      tell(context, record.id, { kind: 'tag-bound' }),
    ],
  } satisfies TripChange;
}

/** Binds a tag as a phone noted it. One that another call has already bound there isn't changed. */
export const bindTagOnTrip = os.bindTagOnTrip.handler(({ input, context }) => {
  const { code, id } = readTag(input);
  const { how, whyTyped } = input;
  const sent = { kind: 'tag', content: { code, how, whyTyped } } as const;
  const entry = { ...input, code, note: typedNote(input), sent };
  return recordOnTrip(context, entry, (trip) => bound(context, trip, { how, ...(id === undefined ? {} : { id }) }));
});
