/**
 * Builds the addresses for families and visitors by name; those for staff and administrators are in `work-paths.ts`. Spelling and letter case are fixed
 * (docs/decisions.md, Names and wire).
 */

import { NEW_ARRANGEMENT } from '#shared/values/ids.ts';
import { query, segment } from './path-parts.ts';

/** What a search says in the address of `/`; the names are those of `searchLocations` (`shared/contract`). */
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
  /** When the funeral is needed; words the screen, filters nothing. */
  need?: string;
};

/** Homes side by side in the address of `/compare`; `near`, `lat` and `lon` are the town from which distances are counted. */
export type Comparison = { homes: readonly string[]; basket?: string; near?: string; lat?: number; lon?: number };

/** Where the Federal Trade Commission explains the Funeral Rule to consumers: the one page outside the app that several screens lead to. */
export const FUNERAL_RULE_PAGE = 'https://consumer.ftc.gov/articles/ftc-funeral-rule';

/** The hash that lets a navigation pass an open drawer on a narrow screen. */
export const FORCE_HASH = '#force';

export const paths = {
  home: (search: HomeSearch = {}) => `/${query(search)}`,
  funeralHome: ({ locationId }: { locationId: string }) => `/funeral-homes/${segment(locationId)}`,
  // The commas stay as they are: the address is sent to relatives and printed.
  compare: ({ homes, ...rest }: Comparison) => `/compare${query({ homes: homes.join(','), ...rest }).replaceAll('%2C', ',')}`,
  /** What planning at a home is, with the plan to go on with, if there is one. */
  plannerStart: ({ locationId }: { locationId: string }) => `/locations/${segment(locationId)}/arrangements`,
  /** A step of a plan; a new plan without `arrangementId`, which `package` then begins with; without `step` wherever the plan has come to. */
  plannerStep: (to: { locationId: string; arrangementId?: string; step?: string; package?: string }) =>
    `/locations/${segment(to.locationId)}/arrangements/${segment(to.arrangementId ?? NEW_ARRANGEMENT)}${to.step ? `/${to.step}` : ''}${query({ package: to.package })}`,
  providerSignUp: () => '/provider-signup',
  /** The PDF of a published list: a call that a browser goes to, not a screen. */
  viewPriceList: ({ versionId, paper }: { versionId: string; paper?: string }) =>
    `/api/pricingPlans/${segment(versionId)}/viewGplPdf${query({ paper })}`,
  termsAndConditions: () => '/TermsAndConditions',
  privacyPolicy: () => '/PrivacyPolicy',
  login: ({ email, redirect }: { email?: string; redirect?: string } = {}) =>
    `/login${email ? `/${segment(email)}` : ''}${query({ redirect })}`,
  forgotPassword: ({ force }: { force?: boolean } = {}) => `/forgot-password${force ? FORCE_HASH : ''}`,
  resetPassword: ({ tokenId }: { tokenId: string }) => `/reset-password/${segment(tokenId)}`,
  verifyEmail: ({ appUserId, token }: { appUserId: string; token: string }) =>
    `/verify-email/${segment(appUserId)}${query({ token })}`,
  familyUserSignUp: ({ tokenId }: { tokenId: string }) => `/family-user-signup/${segment(tokenId)}`,
  /** A family's plans; with `caseId` the case that it takes part in, and there one page of what is asked (`page`), or what one service asks (`service`). */
  plansDashboard: ({ caseId, page, service }: { caseId?: string; page?: string; service?: string } = {}) =>
    `/plans/dashboard${query({ caseId, page, service })}`,
  planDetails: ({ planId }: { planId: string }) => `/plans/dashboard/${segment(planId)}`,
  accountDetails: () => '/account/account-details',
  /** How the signed-in person signs in: families and staff alike. */
  accountSecurity: () => '/account/security',
  systemLogin: ({ redirect }: { redirect?: string } = {}) => `/System/Login${query({ redirect })}`,
  error: () => '/error',
} as const;
