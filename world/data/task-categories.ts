/** A kind of task. `isForTrade`: a case's trade companies get its tasks too. */
export type TaskCategoryFacts = { key: string; name: string; isForTrade?: true };

/** The badges of tasks, in the order of a case. Compiled from general trade knowledge, not a published list. */
export const taskCategories = [
  { key: 'first-contact', name: 'First contact' },
  { key: 'removal', name: 'Removal', isForTrade: true },
  { key: 'care', name: 'Care', isForTrade: true },
  { key: 'our-care', name: 'In our care' },
  { key: 'arrangements', name: 'Arrangements' },
  { key: 'vital-records', name: 'Vital records' },
  { key: 'permits', name: 'Permits and authorizations' },
  { key: 'cremation', name: 'Cremation', isForTrade: true },
  { key: 'cemetery', name: 'Cemetery' },
  { key: 'transport', name: 'Transport', isForTrade: true },
  { key: 'service', name: 'Service' },
  { key: 'obituary', name: 'Obituary' },
  { key: 'veteran', name: 'Veteran' },
  { key: 'family', name: 'From the family' },
  { key: 'money', name: 'Payments' },
  { key: 'pre-need', name: 'Pre-need' },
  { key: 'aftercare', name: 'Aftercare' },
] as const satisfies readonly TaskCategoryFacts[];
export type TaskCategoryKey = (typeof taskCategories)[number]['key'];
