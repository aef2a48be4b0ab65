import { randomUUID } from 'node:crypto';
import type { PlanRecord } from '#functions/table/plan.ts';
import type { SubmissionRecord } from '#functions/table/submission.ts';
import { type Arrangement, arrangementSchema } from '#shared/model/arrangement.ts';

/** Returns a daughter's plan for her father up to its contacts, valid in the model; `changes` override it. */
export const sampleArrangement = (changes: Partial<Arrangement> & { providerLocationId: string }): Arrangement =>
  arrangementSchema.parse({
    arrangementId: randomUUID(),
    completedFinalStep: 2,
    timing: 'at-need',
    type: 'someone-else',
    contacts: [
      {
        contactType: 'contact',
        firstName: 'Ellen',
        lastName: 'Marsh',
        relationship: 'child',
        email: 'ellen.marsh@example.com',
        phoneNumber: '(617) 555-0142',
      },
      { contactType: 'decedent', firstName: 'Walter', lastName: 'Marsh' },
    ],
    ...changes,
  });

const nothingPriced = { lines: [], unpriced: [], dropped: [], totalCents: 0 };

/** Returns a plan as the table stores it, owned by a browser. */
export function planRecord(changes: Partial<PlanRecord> = {}): PlanRecord {
  const id = changes.id ?? randomUUID();
  const locationId = changes.locationId ?? randomUUID();
  const at = '2026-07-01T12:00:00.000Z';
  return {
    id,
    version: 1,
    locationId,
    accountId: null,
    heldBy: 'ab12',
    lastRequestId: randomUUID(),
    arrangement: sampleArrangement({ arrangementId: id, providerLocationId: locationId }),
    priced: nothingPriced,
    flatPriceCents: null,
    home: { locationId, name: 'Larkspur Lane Funeral Home', place: 'Boston, MA', phone: '(617) 555-0155' },
    revision: 'r1',
    dropped: [],
    editableStatus: 'editable',
    isArchived: false,
    createdOn: at,
    updatedOn: at,
    submittedOn: null,
    ...changes,
  };
}

/** Returns a plan as it was sent. */
export const submissionRecord = (plan: PlanRecord, changes: Partial<SubmissionRecord> = {}): SubmissionRecord => ({
  id: randomUUID(),
  requestId: randomUUID(),
  arrangementId: plan.id,
  locationId: plan.locationId,
  planVersion: plan.version,
  arrangement: plan.arrangement,
  priced: plan.priced,
  flatPriceCents: plan.flatPriceCents,
  home: plan.home,
  revision: plan.revision,
  preferredContact: 'phone',
  bestTime: '',
  message: '',
  packageName: '',
  missing: [],
  isEmailProven: false,
  hasOwner: plan.accountId !== null,
  createdOn: plan.createdOn,
  submittedOn: plan.updatedOn,
  ...changes,
});
