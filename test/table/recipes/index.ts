/** A successful request of each call, in its most expensive form: one file per group. A new call needs one. */
import type { RequestOptions } from '#test/cloud/cloud.ts';
import { recipes as calendar } from './calendar.ts';
import { recipes as caseContacts } from './case-contacts.ts';
import { recipes as caseContracts } from './case-contracts.ts';
import { recipes as caseDetails } from './case-details.ts';
import { recipes as caseDocuments } from './case-documents.ts';
import { recipes as caseInvoices } from './case-invoices.ts';
import { recipes as caseMerchandise } from './case-merchandise.ts';
import { recipes as casePayments } from './case-payments.ts';
import { recipes as casePlans } from './case-plans.ts';
import { recipes as caseSeals } from './case-seals.ts';
import { recipes as cases } from './cases.ts';
import { recipes as catalogBulk } from './catalog-bulk.ts';
import { recipes as checkouts } from './checkouts.ts';
import { recipes as comingIn } from './coming-in.ts';
import { recipes as conferences } from './conferences.ts';
import { recipes as custodyPages } from './custody-pages.ts';
import { recipes as handoffs } from './handoffs.ts';
import { recipes as identity } from './identity.ts';
import { recipes as ledgerReports } from './ledger-reports.ts';
import { recipes as locationImages } from './location-images.ts';
import { recipes as locations } from './locations.ts';
import { recipes as marketplace } from './marketplace.ts';
import { recipes as merchandise } from './merchandise.ts';
import { recipes as merchandiseFiles } from './merchandise-files.ts';
import { recipes as messages } from './messages.ts';
import { recipes as notifications } from './notifications.ts';
import { recipes as packages } from './packages.ts';
import { recipes as personalEffects } from './personal-effects.ts';
import { recipes as planning } from './planning.ts';
import { recipes as priceLists } from './price-lists.ts';
import { recipes as pricing } from './pricing.ts';
import { recipes as secondFactor } from './second-factor.ts';
import { recipes as systemCatalog } from './system-catalog.ts';
import { recipes as systemDryRuns } from './system-dry-runs.ts';
import { recipes as systemHomes } from './system-homes.ts';
import { recipes as tags } from './tags.ts';
import { recipes as tasks } from './tasks.ts';
import { recipes as team } from './team.ts';
import { recipes as workspace } from './workspace.ts';

export type RecipeRequest = { input?: unknown; options?: RequestOptions };

export const recipes: Record<string, () => RecipeRequest | Promise<RecipeRequest>> = {
  ...identity,
  ...marketplace,
  ...planning,
  ...locationImages,
  ...locations,
  ...packages,
  ...pricing,
  ...secondFactor,
  ...caseContacts,
  ...caseContracts,
  ...conferences,
  ...caseInvoices,
  ...caseMerchandise,
  ...casePayments,
  ...ledgerReports,
  ...checkouts,
  ...casePlans,
  ...cases,
  ...caseSeals,
  ...caseDetails,
  ...custodyPages,
  ...personalEffects,
  ...caseDocuments,
  ...priceLists,
  ...merchandise,
  ...tags,
  ...handoffs,
  ...tasks,
  ...calendar,
  ...merchandiseFiles,
  ...team,
  ...workspace,
  ...notifications,
  ...messages,
  ...comingIn,
  ...systemCatalog,
  ...catalogBulk,
  ...systemDryRuns,
  ...systemHomes,
};
