/** `/api/cases/{id}/custody`: the pages of a decedent's custody, and everyone in care; `/api/removals`: removals without a network. One file per operation, in the contract's order. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { bindTagOnTrip } from './bind-tag-on-trip.ts';
import { closeCustodyPage } from './close-custody-page.ts';
import { getCustodyEntries } from './get-custody-entries.ts';
import { getCustodyPage } from './get-custody-page.ts';
import { getCustodyPages } from './get-custody-pages.ts';
import { getPeopleInCare } from './get-people-in-care.ts';
import { getTripPack } from './get-trip-pack.ts';
import { os } from './implementer.ts';
import { noteEffectOnTrip } from './note-effect-on-trip.ts';
import { noteOnTrip } from './note-on-trip.ts';
import { reopenCustodyPage } from './reopen-custody-page.ts';
import { saveCustodyPage } from './save-custody-page.ts';

const router = os.router({
  getCustodyPages,
  getCustodyEntries,
  getPeopleInCare,
  getCustodyPage,
  saveCustodyPage,
  closeCustodyPage,
  reopenCustodyPage,
  getTripPack,
  noteOnTrip,
  bindTagOnTrip,
  noteEffectOnTrip,
});

export const handler = apiHandler({ router, context: (base) => base });
