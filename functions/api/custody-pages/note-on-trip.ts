import { tellOnce } from '#functions/cases/changing/tell-once.ts';
import { pageAfter } from '#functions/cases/custody/save-care-page.ts';
import { type OpenTrip, recordOnTrip, type TripChange } from '#functions/cases/trips/record-on-trip.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { carePageWrite, type StoredCarePage } from '#functions/table/care-page.ts';
import type { AnswersToCheck } from '#shared/contract/case-answers.ts';
import { fieldsOf } from '#shared/custody/pages/care-field.ts';
import { careValueOf, careWords } from '#shared/custody/pages/care-values.ts';
import { tripEntry } from '#shared/custody/trips/trip-entry.ts';
import { carePage } from '#shared/model/enumerations/custody.ts';
import { os } from './implementer.ts';

type Input = Parameters<Parameters<typeof os.noteOnTrip.handler>[0]>[0]['input'];

/** Says in words what a page has in the fields that an entry changes. */
const wordsIn = ({ page, timeZone }: OpenTrip, { values }: StoredCarePage, changes: AnswersToCheck): string =>
  fieldsOf(page)
    .filter(({ name }) => Object.hasOwn(changes, name))
    .map((field) => {
      const said = careWords(field, careValueOf(values, field.name), { timeZone }).join('; ');
      return said === '' ? `${field.label}: it was emptied` : `${field.label}: ${said}`;
    })
    .join('. ');

/** Returns the page with what the phone noted. 409 says what someone else wrote, unless the person has decided already. */
async function notedPage(context: OperationContext, trip: OpenTrip, input: Input, changes: AnswersToCheck) {
  const expected = (input.isDecided ? trip.stored.values : input.expected) as AnswersToCheck;
  const save = { id: input.caseId, page: 'removal', changes, expected } as const;
  try {
    return (await pageAfter(context, trip, save)) ?? trip.stored;
  } catch (error) {
    if ((error as { code?: string }).code !== 'stale') throw error;
    throw problem('stale', { detail: `Someone else changed this meanwhile. ${wordsIn(trip, trip.stored, changes)}.` });
  }
}

async function noted(context: OperationContext, trip: OpenTrip, input: Input): Promise<TripChange> {
  const { record, stored, happenedOn, doer } = trip;
  const names = Object.keys(input.changes);
  const changes = input.isByClock ? Object.fromEntries(names.map((name) => [name, happenedOn])) : input.changes;
  const after = await notedPage(context, trip, input, changes);
  const { clock } = doer.phone!;
  const note = { fields: names, said: JSON.stringify(changes), happenedOn, clock };
  const told = await tellOnce(context, record.id, { kind: 'details-changed', subject: carePage.label('removal') });
  const isChanged = after !== stored;
  return {
    after: isChanged ? { ...after, version: stored.version + 1 } : stored,
    tags: trip.tags,
    said: wordsIn(trip, after, changes),
    recorded: await tripEntry(note, { locationId: record.providerLocationId, doer }),
    writes: [...(isChanged ? [carePageWrite(record.id, after)] : []), ...told],
  };
}

/** Saves fields of a removal the way a phone noted them. */
export const noteOnTrip = os.noteOnTrip.handler(({ input, context }) => {
  const { changes, isByClock } = input;
  const sent = { kind: 'note', content: { changes, isByClock } } as const;
  return recordOnTrip(context, { ...input, sent }, (trip) => noted(context, trip, input));
});
