/** The contract: every call that a client can make, one file per endpoint group. A Lambda imports its own group's file, never this index. */
import { appuser } from './appuser.ts';
import { arrangementLinks } from './arrangement-links.ts';
import { calendar } from './calendar.ts';
import { calendarFeeds } from './calendar-feeds.ts';
import { caseCare } from './case-care.ts';
import { caseContacts } from './case-contacts.ts';
import { caseContracts } from './case-contracts.ts';
import { caseDetails } from './case-details.ts';
import { caseDocuments } from './case-documents.ts';
import { caseInvoices } from './case-invoices.ts';
import { caseMerchandise } from './case-merchandise.ts';
import { casePapers } from './case-papers.ts';
import { casePayments } from './case-payments.ts';
import { casePlans } from './case-plans.ts';
import { cases } from './cases.ts';
import { checkouts } from './checkouts.ts';
import { conferences } from './conferences.ts';
import { custodyPages } from './custody-pages.ts';
import { eSign } from './e-sign.ts';
import { handoffs } from './handoffs.ts';
import { identityDoubts } from './identity-doubts.ts';
import { ledgerReports } from './ledger-reports.ts';
import { locationImages } from './location-images.ts';
import { locations } from './locations.ts';
import { marketplace } from './marketplace.ts';
import { merchandise } from './merchandise.ts';
import { merchandiseFiles } from './merchandise-files.ts';
import { merchandisePictures } from './merchandise-pictures.ts';
import { messages } from './messages.ts';
import { myCases } from './my-cases.ts';
import { notifications } from './notifications.ts';
import { packages } from './packages.ts';
import { personalEffects } from './personal-effects.ts';
import { planDocuments } from './plan-documents.ts';
import { planner } from './planner.ts';
import { plannerMerchandise } from './planner-merchandise.ts';
import { plans } from './plans.ts';
import { priceLists } from './price-lists.ts';
import { pricing } from './pricing.ts';
import { publicIdentity } from './public-identity.ts';
import { search } from './search.ts';
import { signUp } from './sign-up.ts';
import { socialSecurity } from './social-security.ts';
import { systemBatches } from './system-batches.ts';
import { systemCatalog } from './system-catalog.ts';
import { systemDocuments } from './system-documents.ts';
import { systemDryRuns } from './system-dry-runs.ts';
import { systemHomes } from './system-homes.ts';
import { systemImports } from './system-imports.ts';
import { systemPapers } from './system-papers.ts';
import { systemPictures } from './system-pictures.ts';
import { systemProviders } from './system-providers.ts';
import { systemViews } from './system-views.ts';
import { systemusers } from './systemusers.ts';
import { tagPapers } from './tag-papers.ts';
import { tags } from './tags.ts';
import { tasks } from './tasks.ts';
import { team } from './team.ts';
import { workspace } from './workspace.ts';

export const contract = {
  appuser,
  systemusers,
  publicIdentity,
  signUp,
  marketplace,
  planner,
  arrangementLinks,
  plans,
  plannerMerchandise,
  planDocuments,
  locations,
  team,
  locationImages,
  packages,
  pricing,
  priceLists,
  merchandise,
  merchandisePictures,
  merchandiseFiles,
  workspace,
  notifications,
  messages,
  systemProviders,
  systemHomes,
  systemPapers,
  systemViews,
  systemCatalog,
  systemBatches,
  systemImports,
  systemPictures,
  systemDocuments,
  systemDryRuns,
  cases,
  caseCare,
  caseDetails,
  custodyPages,
  caseContacts,
  caseMerchandise,
  caseInvoices,
  caseContracts,
  conferences,
  casePlans,
  caseDocuments,
  casePapers,
  casePayments,
  checkouts,
  ledgerReports,
  eSign,
  socialSecurity,
  tags,
  tagPapers,
  personalEffects,
  handoffs,
  tasks,
  calendar,
  calendarFeeds,
  search,
  myCases,
  identityDoubts,
};
export type Contract = typeof contract;

/**
 * The groups that only screens for staff and administrators call; a family's browser never loads their routes.
 * @public read by a script of web/build/contract-routes.ts
 */
export const workGroups: readonly string[] = [
  'locations',
  'team',
  'locationImages',
  'packages',
  'pricing',
  'priceLists',
  'merchandise',
  'merchandisePictures',
  'merchandiseFiles',
  'workspace',
  'notifications',
  'messages',
  'systemProviders',
  'systemHomes',
  'systemPapers',
  'systemViews',
  'systemCatalog',
  'systemBatches',
  'systemImports',
  'systemPictures',
  'systemDocuments',
  'systemDryRuns',
  'cases',
  'caseCare',
  'caseDetails',
  'custodyPages',
  'caseContacts',
  'casePayments',
  'casePlans',
  'ledgerReports',
  'socialSecurity',
  'tags',
  'tagPapers',
  'handoffs',
  'tasks',
  'calendar',
  'calendarFeeds',
  'search',
] satisfies (keyof Contract)[];

/**
 * The groups that only screens of documents call, by staff, families, and signers; every other page goes without their routes.
 * @public read by a script of web/build/contract-routes.ts
 */
export const documentGroups: readonly string[] = ['caseDocuments', 'casePapers', 'eSign'] satisfies (keyof Contract)[];
