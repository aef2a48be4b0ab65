/** The Lambdas behind a home's cases: the list, a case, its people, its questions, and what its family sees. */
import { callSeconds, callSettings } from './call-settings.ts';
import type { ApiFunction } from './function-definition.ts';

export const caseApi: readonly ApiFunction[] = [
  {
    kind: 'api',
    name: 'cases',
    entry: 'functions/api/cases/index.ts',
    contract: 'cases',
    routes: ['/api/cases/{proxy+}'],
    environment: [...callSettings, 'SNAPSHOT_MAX_AGE_SECONDS'],
    grants: ['reads-table', 'writes-table'],
    timeoutSeconds: callSeconds,
    whenItFails: 'Staff of a home cannot open, find or move its cases, and cannot record where a decedent is.',
  },
  {
    kind: 'api',
    name: 'case-details',
    entry: 'functions/api/case-details/index.ts',
    contract: 'caseDetails',
    routes: [
      '/api/cases/getCaseQuestions',
      '/api/cases/updateCaseDetails',
      '/api/cases/saveCaseDisplayServices',
      '/api/cases/getCaseDisplayServices/{id}',
      '/api/cases/getCaseIdentifiers/{id}',
      '/api/cases/getGlobalIdentifiers/{id}',
      '/api/cases/{id}/getCaseCards',
      '/api/cases/{id}/decedent',
    ],
    environment: [...callSettings, 'SNAPSHOT_MAX_AGE_SECONDS'],
    grants: ['reads-table', 'writes-table'],
    timeoutSeconds: callSeconds,
    whenItFails: 'Staff and families cannot read or fill in the pages of a case, and no case can be opened from a first call.',
  },
  {
    kind: 'api',
    name: 'case-contacts',
    entry: 'functions/api/case-contacts/index.ts',
    contract: 'caseContacts',
    // Each of its paths by itself: all that is not named here goes to `cases`.
    routes: [
      '/api/cases/{caseId}/contact',
      '/api/cases/{caseId}/contacts',
      '/api/cases/{caseId}/contacts/{contactId}',
      '/api/cases/{caseId}/updateContactStatus',
      '/api/cases/{caseId}/trades',
      '/api/cases/{caseId}/trades/{employeeId}',
      '/api/cases/contacts/{contactId}/sendInvitation',
      '/api/cases/cancelInvitation',
      '/api/cases/inviteToArrangementOnline',
      '/api/cases/sendArrangementEmail',
      '/api/cases/cancelArrangementLink',
    ],
    environment: callSettings,
    grants: ['reads-table', 'writes-table'],
    timeoutSeconds: callSeconds,
    whenItFails: "Staff of a home cannot see or change a case's contacts, and cannot let relatives in or shut them out.",
  },
];
