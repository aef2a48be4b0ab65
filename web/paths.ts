/**
 * Builds the addresses for families and visitors by name; those for staff and administrators are in `work-paths.ts`. Spelling and letter case are fixed
 * (docs/decisions.md, Names and wire).
 */

import { NEW_ARRANGEMENT } from '#shared/values/ids.ts';
import { query, segment } from './path-parts.ts';

/** What a search puts in the address of `/`. The names are those of `searchLocations` (`shared/contract`). */
export type HomeSearch = {
  query?: string;
  radius?: number;
  lat?: number;
  lon?: number;
  basket?: string;
  minPriceCents?: number;
  maxPriceCents?: number;
  minRating?: number;
  attributes?: readonly string[];
  languages?: readonly string[];
  sort?: string;
  /** When the funeral is needed. It changes the words on the screen, and filters nothing. */
  need?: string;
};

/** The homes compared in the address of `/compare`. `near`, `lat`, and `lon` are the town that distances are measured from. */
export type Comparison = { homes: readonly string[]; basket?: string; near?: string; lat?: number; lon?: number; need?: string };

/** Where the Federal Trade Commission explains the Funeral Rule to consumers. Several screens link to it. */
export const FUNERAL_RULE_PAGE = 'https://consumer.ftc.gov/articles/ftc-funeral-rule';

/** The hash that lets a navigation through while a drawer is open on a narrow screen. */
export const FORCE_HASH = '#force';

export const paths = {
  home: (search: HomeSearch = {}) => `/${query(search)}`,
  funeralHome: ({ locationId, need }: { locationId: string; need?: string }) =>
    `/funeral-homes/${segment(locationId)}${query({ need })}`,
  // The commas aren't escaped, because people send and print this address.
  compare: ({ homes, ...rest }: Comparison) => `/compare${query({ homes: homes.join(','), ...rest }).replaceAll('%2C', ',')}`,
  /** The page about planning at a home, with the current plan, if there is one. */
  plannerStart: ({ locationId }: { locationId: string }) => `/locations/${segment(locationId)}/arrangements`,
  /**
   * A step of a plan. Without `arrangementId`, it is a new plan, which then begins with `package`. Without `step`, it is the step that the plan has
   * reached.
   */
  plannerStep: (to: { locationId: string; arrangementId?: string; step?: string; package?: string }) =>
    `/locations/${segment(to.locationId)}/arrangements/${segment(to.arrangementId ?? NEW_ARRANGEMENT)}${to.step ? `/${to.step}` : ''}${query({ package: to.package })}`,
  providerSignUp: () => '/provider-signup',
  /** The PDF of a published list: an API call that a browser navigates to, not a screen. */
  viewPriceList: ({ versionId, paper }: { versionId: string; paper?: string }) =>
    `/api/pricingPlans/${segment(versionId)}/viewGplPdf${query({ paper })}`,
  termsAndConditions: () => '/TermsAndConditions',
  privacyPolicy: () => '/PrivacyPolicy',
  /** Checks a sealed document on the reader’s own device. */
  verify: () => '/verify',
  login: ({ email, redirect }: { email?: string; redirect?: string } = {}) =>
    `/login${email ? `/${segment(email)}` : ''}${query({ redirect })}`,
  forgotPassword: ({ force }: { force?: boolean } = {}) => `/forgot-password${force ? FORCE_HASH : ''}`,
  resetPassword: ({ tokenId }: { tokenId: string }) => `/reset-password/${segment(tokenId)}`,
  verifyEmail: ({ appUserId, token }: { appUserId: string; token: string }) =>
    `/verify-email/${segment(appUserId)}${query({ token })}`,
  familyUserSignUp: ({ tokenId }: { tokenId: string }) => `/family-user-signup/${segment(tokenId)}`,
  /**
   * A family's plans. With `caseId`, the case that they take part in, and there one page (`page`), one service's questions (`service`), or one of their
   * documents (`document`).
   */
  plansDashboard: ({
    caseId,
    page,
    service,
    document,
  }: {
    caseId?: string;
    page?: string;
    service?: string;
    document?: string;
  } = {}) => `/plans/dashboard${query({ caseId, page, service, document })}`,
  planDetails: ({ planId }: { planId: string }) => `/plans/dashboard/${segment(planId)}`,
  /** An arrangement conference on a family's own screen: the code of a tablet is entered there. `pass` is behind the `#`, which no server is told. */
  conference: ({ pass }: { pass?: { caseId: string; token: string } } = {}) =>
    `/conference${pass ? `#${pass.caseId}.${pass.token}` : ''}`,
  /** The same for someone of the family who follows it at home. */
  myConference: ({ caseId }: { caseId: string }) => `/plans/conference/${segment(caseId)}`,
  /** A document to sign. An emailed link brings its token in the address, which `boot.js` moves out of it. */
  documentSigning: ({ documentId, signingToken }: { documentId: string; signingToken?: string }) =>
    `/document-signing/${segment(documentId)}${query({ signingToken })}`,
  accountDetails: () => '/account/account-details',
  /** How the signed-in person signs in, for families and staff alike. */
  accountSecurity: () => '/account/security',
  systemLogin: ({ redirect }: { redirect?: string } = {}) => `/System/Login${query({ redirect })}`,
  error: () => '/error',
} as const;
