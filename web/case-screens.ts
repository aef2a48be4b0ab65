import type { Screen } from './routing/screen.ts';

/** The screens of a home's cases: the list, a first call, and the pages of a case. */
export const caseScreens: readonly Screen[] = [
  {
    path: '/locations/:locationId/cases',
    audience: 'provider',
    title: 'Cases',
    load: () => import('./screens/cases/cases.tsx'),
  },
  {
    path: '/locations/:locationId/cases/first-call',
    audience: 'provider',
    title: 'First call',
    load: () => import('#web/screens/cases/first-call/first-call.tsx'),
  },
  {
    path: '/locations/:locationId/cases/:caseId',
    audience: 'provider',
    title: 'Case',
    load: () => import('./screens/cases/case-dashboard.tsx'),
  },
  {
    path: '/locations/:locationId/cases/:caseId/case-details',
    audience: 'provider',
    title: 'Case details',
    load: () => import('./screens/cases/details/case-details.tsx'),
  },
  {
    path: '/locations/:locationId/cases/:caseId/tasks',
    audience: 'provider',
    title: 'Tasks',
    load: () => import('#web/screens/cases/tasks/case-tasks.tsx'),
  },
  {
    path: '/locations/:locationId/cases/:caseId/contacts',
    audience: 'provider',
    title: 'Contacts',
    load: () => import('./screens/cases/contacts.tsx'),
  },
  {
    path: '/locations/:locationId/cases/:caseId/contacts/:contactId',
    audience: 'provider',
    title: 'Contact',
    load: () => import('./screens/cases/contact.tsx'),
  },
  {
    path: '/locations/:locationId/cases/:caseId/tags',
    audience: 'provider',
    title: 'Tags',
    load: () => import('#web/screens/tags/case-tags.tsx'),
  },
  {
    path: '/locations/:locationId/cases/:caseId/case-notes',
    audience: 'provider',
    title: 'Notes',
    load: () => import('./screens/cases/case-notes.tsx'),
  },
  {
    path: '/locations/:locationId/cases/:caseId/face-sheet',
    audience: 'provider',
    title: 'Face sheet',
    load: () => import('./screens/cases/face-sheet.tsx'),
  },
  {
    path: '/locations/:locationId/cases/:caseId/decedent-custody',
    audience: 'provider',
    title: 'Custody',
    load: () => import('./screens/cases/custody/custody-overview.tsx'),
  },
  {
    path: '/locations/:locationId/cases/:caseId/decedent-custody/personal-effects',
    audience: 'provider',
    title: 'Personal effects',
    load: () => import('./screens/cases/effects/personal-effects.tsx'),
  },
  {
    path: '/locations/:locationId/cases/:caseId/decedent-custody/:page/:action?',
    audience: 'provider',
    title: 'Custody',
    load: () => import('./screens/cases/custody/custody-page.tsx'),
  },
  {
    path: '/locations/:locationId/cases/:caseId/merchandise',
    audience: 'provider',
    title: 'Merchandise',
    load: () => import('./screens/cases/merchandise/case-merchandise.tsx'),
  },
  {
    path: '/locations/:locationId/cases/:caseId/arrangement-conference/:action?',
    audience: 'provider',
    title: 'Arrangement conference',
    load: () => import('./screens/cases/conference/conference.tsx'),
  },
  {
    path: '/locations/:locationId/cases/:caseId/case-contract',
    audience: 'provider',
    title: 'Contract',
    load: () => import('./screens/cases/contract/case-contract.tsx'),
  },
  {
    path: '/locations/:locationId/cases/:caseId/documents',
    audience: 'provider',
    title: 'Documents',
    load: () => import('./screens/cases/documents/case-documents.tsx'),
  },
  {
    path: '/locations/:locationId/cases/:caseId/documents/:documentId',
    audience: 'provider',
    title: 'Document',
    load: () => import('./screens/cases/documents/case-document.tsx'),
  },
  {
    path: '/locations/:locationId/cases/:caseId/payment-details',
    audience: 'provider',
    title: 'Payments',
    load: () => import('./screens/cases/money/payment-details.tsx'),
  },
  {
    path: '/locations/:locationId/cases/:caseId/cemetery-details',
    audience: 'provider',
    title: 'Cemetery details',
    load: () => import('./screens/cases/details/cemetery-details.tsx'),
  },
  {
    path: '/locations/:locationId/cases/:caseId/memorialization-preferences',
    audience: 'provider',
    title: 'Memorialization preferences',
    load: () => import('./screens/cases/details/memorialization-preferences.tsx'),
  },
  {
    path: '/locations/:locationId/cases/:caseId/arrangement-details/online-arrangements',
    audience: 'provider',
    title: 'Online arrangements',
    load: () => import('./screens/cases/online-arrangements.tsx'),
  },
  {
    path: '/locations/:locationId/cases/:caseId/obituary/personal-details',
    audience: 'provider',
    title: 'Obituary',
    load: () => import('./screens/cases/details/personal-details.tsx'),
  },
];
