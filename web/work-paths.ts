/** Builds the addresses for staff and administrators by name. Separate from `paths.ts`, so that families don't load them. */

import { query, segment } from './path-parts.ts';

type AtHome = { locationId: string };
type OfCase = AtHome & { caseId: string };

/** Makes the address of a page of a case. */
const ofCase =
  (page: string) =>
  ({ locationId, caseId }: OfCase): string =>
    `/locations/${segment(locationId)}/cases/${segment(caseId)}${page}`;

export const workPaths = {
  staffSignUp: ({ tokenId }: { tokenId: string }) => `/usersignup/${segment(tokenId)}`,
  /** The homes of someone who works at several. */
  chooseLocation: () => '/locations/',
  location: ({ locationId }: AtHome) => `/locations/${segment(locationId)}`,
  providerDashboard: ({ locationId }: AtHome) => `/locations/${segment(locationId)}/dashboard`,
  /** What is due across the cases of a home. */
  myDay: ({ locationId }: AtHome) => `/locations/${segment(locationId)}/my-day`,
  /** What families wrote to a home. */
  messages: ({ locationId }: AtHome) => `/locations/${segment(locationId)}/messages`,
  thread: ({ locationId, threadId }: AtHome & { threadId: string }) =>
    `/locations/${segment(locationId)}/messages/${segment(threadId)}`,
  messageTemplates: ({ locationId }: AtHome) => `/locations/${segment(locationId)}/messages/templates`,
  /** Services, viewings, conferences, and removals of a home. */
  /** The calendar, perhaps of a day, perhaps with the form for a new entry. */
  calendar: ({ locationId, date, add }: AtHome & { date?: string; add?: true }) =>
    `/locations/${segment(locationId)}/calendar${query({ date, add: add && 'entry' })}`,
  calendarResources: ({ locationId }: AtHome) => `/locations/${segment(locationId)}/calendar/resources`,
  daySheet: ({ locationId, date }: AtHome & { date?: string }) =>
    `/locations/${segment(locationId)}/calendar/day-sheet${query({ date })}`,
  providerProfile: ({ locationId }: AtHome) => `/locations/${segment(locationId)}/profile`,
  /** Every package, without `packageId`; `new` starts one. */
  templateBuilder: ({ locationId, packageId }: AtHome & { packageId?: string }) =>
    `/locations/${segment(locationId)}/template-builder${packageId ? `/${segment(packageId)}` : ''}`,
  /** What a home charges; for one category, and there at the row of one service or item. */
  pricing: ({ locationId, serviceCategoryId, row }: AtHome & { serviceCategoryId?: string; row?: string }) =>
    `/locations/${segment(locationId)}/pricing${serviceCategoryId ? `/${segment(serviceCategoryId)}` : ''}${query({ row })}`,
  /** What a home adds to its charges and takes off them. */
  taxesAndDiscounts: ({ locationId }: AtHome) => `/locations/${segment(locationId)}/pricing/taxes-and-discounts`,
  /** What a home's contracts begin with. */
  contractTerms: ({ locationId }: AtHome) => `/locations/${segment(locationId)}/pricing/contract-terms`,
  /** The section about card payments, on the same page. */
  cardPayments: ({ locationId }: AtHome) => `${workPaths.contractTerms({ locationId })}?card-payments=open`,
  /** What a home sells by category; the items of one, with `categoryId`. */
  merchandise: ({ locationId, categoryId, item }: AtHome & { categoryId?: string; item?: string }) =>
    `/locations/${segment(locationId)}/merchandise/${categoryId ? segment(categoryId) : ''}${query({ drawer: item && 'edit-item', item })}`,
  priceList: ({ locationId }: AtHome) => `/locations/${segment(locationId)}/price-list`,
  reports: ({ locationId }: AtHome) => `/locations/${segment(locationId)}/reports`,
  /** What all cases of a home owe and paid; `tab` is one of its parts. */
  money: ({ locationId, tab, day }: AtHome & { tab?: string; day?: string }) =>
    `/locations/${segment(locationId)}/reports/money${query({ tab, day })}`,
  /** Everyone in a home's care, by place. */
  peopleInCare: ({ locationId }: AtHome) => `/locations/${segment(locationId)}/people-in-care`,
  /** What someone takes along to removals, and what is noted there without a network; for one case, with `caseId`. `home` is where to take it from. */
  removals: ({ caseId, home }: { caseId?: string; home?: string } = {}) =>
    `/removals${caseId ? `/${segment(caseId)}` : ''}${query({ home })}`,
  /** The home's tags. */
  tags: ({ locationId }: AtHome) => `/locations/${segment(locationId)}/tags`,
  team: ({ locationId }: AtHome) => `/locations/${segment(locationId)}/team`,
  teamMember: ({ locationId, employeeId }: AtHome & { employeeId: string }) =>
    `/locations/${segment(locationId)}/team/team-member/${segment(employeeId)}`,
  teamInvite: ({ locationId }: AtHome) => `/locations/${segment(locationId)}/team/invite`,
  /** Every case of a home. */
  cases: ({ locationId }: AtHome) => `/locations/${segment(locationId)}/cases/`,
  /** A first call: a new one, or the one of this id, which is the case's once it is open. */
  firstCall: ({ locationId, call }: AtHome & { call?: string }) =>
    `/locations/${segment(locationId)}/cases/first-call${query({ call })}`,
  caseDashboard: ofCase(''),
  caseDetails: ofCase('/case-details'),
  caseTasks: ofCase('/tasks'),
  caseContacts: ofCase('/contacts'),
  caseContact: ({ contactId, ...at }: OfCase & { contactId: string }) => ofCase(`/contacts/${segment(contactId)}`)(at),
  /** The tags of the person whom a case is about. */
  caseTags: ofCase('/tags'),
  caseNotes: ofCase('/case-notes'),
  faceSheet: ofCase('/face-sheet'),
  decedentCustody: ofCase('/decedent-custody'),
  personalEffects: ofCase('/decedent-custody/personal-effects'),
  /** A page of a decedent's custody; `action` is the field that gets the focus. */
  custodyPage: ({ page, action, ...at }: OfCase & { page: string; action?: string }) =>
    ofCase(`/decedent-custody/${segment(page)}${action ? `/${segment(action)}` : ''}`)(at),
  caseMerchandise: ofCase('/merchandise'),
  caseContract: ofCase('/case-contract'),
  /** A step of the arrangement conference; without one, the step in progress. */
  arrangementConference: ({ action, ...at }: OfCase & { action?: string }) =>
    ofCase(`/arrangement-conference${action ? `/${segment(action)}` : ''}`)(at),
  caseDocuments: ofCase('/documents'),
  caseDocument: ({ documentId, ...at }: OfCase & { documentId: string }) => ofCase(`/documents/${segment(documentId)}`)(at),
  paymentDetails: ofCase('/payment-details'),
  cemeteryDetails: ofCase('/cemetery-details'),
  memorializationPreferences: ofCase('/memorialization-preferences'),
  obituaryPersonalDetails: ofCase('/obituary/personal-details'),
  onlineArrangements: ofCase('/arrangement-details/online-arrangements'),
  /** The people of a plan that a family sent to the home. */
  planContacts: ({ planId, action = 'view' }: { planId: string; action?: string }) =>
    `/plans/contacts/${segment(planId)}/${segment(action)}`,
  planContact: ({ planId, contactId }: { planId: string; contactId: string }) =>
    `/plans/plan/${segment(planId)}/contact/${segment(contactId)}`,
  providerDesign: () => '/provider/design',
  /** Where administrators land: a search over everything, drafts, and what needs fixes. */
  systemHome: () => '/System',
  /** Every draft, to be chosen and published. */
  systemDrafts: () => '/System/Drafts',
  systemBulkInsert: () => '/System/Merchandise/BulkInsert',
  systemReleases: () => '/System/Releases',
  systemRelease: ({ release }: { release: number }) => `/System/Releases/${release}`,
  /** The homes that asked to join; with words, the homes whose names or owners' emails begin with them. */
  systemProviders: ({ words, by }: { words?: string; by?: 'ownerEmail' } = {}) =>
    `/System/SystemProviders${query({ show: words && 'homes', query: words, by })}`,
  /** An administrator's own two-step sign-in and password. */
  systemSecurity: () => '/System/SystemSecurity',
  /** Asks for the email of whom to act for, unless it names one. */
  systemSupportLogin: ({ email }: { email?: string } = {}) => `/System/SystemSupportLogin${query({ email })}`,
  /** The people of every home, of one, or with an email. `words` are typed into the search for a home. */
  systemProviderUsers: (search: { home?: string; email?: string; words?: string } = {}) =>
    `/System/SystemProviderUsers${query(search)}`,
  systemLocations: () => '/System/SystemLocations',
  systemLocationContracts: () => '/System/SystemLocationContracts',
  systemLocationGpls: () => '/System/SystemLocationGpls',
  systemTasks: () => '/System/SystemTasks',
  systemBuilders: () => '/System/ServiceBuilders',
} as const;
