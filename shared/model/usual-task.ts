// The tasks that most cases have: what starts each and when it is due.

/** From which day a task's due date is counted; `before` has no offset: it is due before the named step may be taken. */
export type UsualTask = {
  name: string;
  starts: string;
  due: { days: number; from: 'start' | 'service' | 'disposition' } | { before: string };
};

const inDays = (days: number) => ({ days, from: 'start' as const });
const beforeService = (days: number) => ({ days: -days, from: 'service' as const });
const afterDisposition = (days: number) => ({ days, from: 'disposition' as const });

/**
 * Compiled from general trade knowledge, not a published list; the starts use the specification's words and the offsets are defaults that a
 * home may change. Death certificates are due within 3 to 10 days, depending on the state.
 */
export const usualTasks: readonly UsualTask[] = [
  { name: 'First call record complete', starts: 'case created', due: inDays(0) },
  { name: 'Verify identity of authorised agent (right to control disposition)', starts: 'case created', due: inDays(1) },
  { name: 'Obtain release from place of death', starts: 'removal requested', due: inDays(0) },
  { name: 'Transfer decedent into care', starts: 'removal requested', due: inDays(0) },
  { name: 'ID band + intake log', starts: 'care status In care', due: inDays(0) },
  { name: 'Give General Price List', starts: 'first contact in person', due: inDays(0) },
  { name: 'Embalming authorisation signed', starts: 'disposition/service includes viewing', due: { before: 'Embalmed' } },
  { name: 'Arrangement conference', starts: 'case Active', due: inDays(1) },
  { name: 'Death certificate worksheet to informant', starts: 'case Active', due: inDays(1) },
  { name: 'Medical certification requested', starts: 'death date set', due: inDays(1) },
  { name: 'File death certificate', starts: 'worksheet complete', due: inDays(5) },
  { name: 'Burial-transit permit', starts: 'death certificate filed', due: inDays(1) },
  { name: 'Cremation authorisation signed', starts: 'disposition = cremation', due: inDays(2) },
  { name: 'Medical examiner cremation approval', starts: 'disposition = cremation', due: inDays(2) },
  { name: 'Pacemaker checked/removed', starts: 'disposition = cremation or unknown', due: { before: 'cremation' } },
  { name: 'Witness/ID viewing done', starts: 'disposition = cremation', due: { before: 'cremation' } },
  { name: 'Contract and Statement of Goods signed', starts: 'arrangement Ready for contract', due: inDays(0) },
  { name: 'Deposit/payment recorded', starts: 'contract signed', due: inDays(3) },
  { name: 'Obituary draft approved', starts: 'service scheduled', due: beforeService(3) },
  { name: 'Order casket/vault/urn', starts: 'contract signed', due: beforeService(3) },
  { name: 'Confirm cemetery/crematory', starts: 'disposition chosen', due: beforeService(2) },
  { name: 'Veteran: request honors + flag', starts: 'veteran = yes', due: beforeService(2) },
  { name: 'SSA-721 filed', starts: 'death certificate filed', due: inDays(7) },
  { name: 'Order certified copies', starts: 'death certificate filed', due: inDays(2) },
  { name: 'Cremation performed, log number recorded', starts: 'permits complete', due: inDays(1) },
  { name: 'Return cremated remains', starts: 'status Cremated remains ready for family', due: inDays(7) },
  { name: 'Personal effects returned', starts: 'care status Laid to rest', due: inDays(3) },
  { name: 'VA benefit forms sent', starts: 'veteran = yes', due: afterDisposition(30) },
  { name: 'Final balance', starts: 'contract completed', due: afterDisposition(30) },
  { name: 'Aftercare call', starts: 'disposition complete', due: inDays(14) },
  { name: 'Close case', starts: 'all tasks complete', due: inDays(30) },
];
