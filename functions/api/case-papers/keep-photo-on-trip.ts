import { tellOnce } from '#functions/cases/changing/tell-once.ts';
import { refuseClosed } from '#functions/cases/custody/care-page-of.ts';
import { type OpenTrip, recordOnTrip, type TripChange } from '#functions/cases/trips/record-on-trip.ts';
import { keepPhonePhoto, refuseFull } from '#functions/documents/custody/care-photos.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { carePageWrite, type StoredCarePage } from '#functions/table/care-page.ts';
import { tripEntry } from '#shared/custody/trips/trip-entry.ts';
import { carePage } from '#shared/model/enumerations/custody.ts';
import { os } from './implementer.ts';

/** Returns the removal's page with a photo. One that another entry brought is there once. */
function pageWith({ page, stored, happenedOn, doer }: OpenTrip, sha256: string): StoredCarePage {
  if (stored.photos.some((each) => each.sha256 === sha256)) return stored;
  refuseFull({ page, stored });
  const photo = { sha256, addedOn: happenedOn, addedByName: doer.byName, type: 'image/jpeg' } as const;
  return { ...stored, photos: [...stored.photos, photo] };
}

async function photographed(context: OperationContext, trip: OpenTrip, sha256: string): Promise<TripChange> {
  const { record, stored, happenedOn, doer } = trip;
  const page = pageWith(trip, sha256);
  const isChanged = page !== stored;
  const note = { fields: ['photos'], said: JSON.stringify({ photos: [sha256] }), photo: sha256, happenedOn };
  const told = await tellOnce(context, record.id, { kind: 'details-changed', subject: carePage.label('removal') });
  return {
    after: isChanged ? { ...page, version: stored.version + 1 } : stored,
    tags: trip.tags,
    said: 'A photo',
    recorded: await tripEntry({ ...note, clock: doer.phone!.clock }, { locationId: record.providerLocationId, doer }),
    writes: [...(isChanged ? [carePageWrite(record.id, page)] : []), ...told],
  };
}

/** Keeps a photo as a phone took it. Its file is written first, and named by nobody until the entry is in the record. */
export const keepPhotoOnTrip = os.keepPhotoOnTrip.handler(({ input: { file, sha256, ...entry }, context }) => {
  let keeping: Promise<void> | undefined;
  const sent = { kind: 'photo', content: { sha256 } } as const;
  return recordOnTrip(context, { ...entry, sent }, async (trip) => {
    refuseClosed(trip);
    keeping ??= keepPhonePhoto(file, sha256);
    await keeping;
    return photographed(context, trip, sha256);
  });
});
