/** The Lambdas behind what of a case is agreed on, signed, and printed about its money. */
import { callSeconds, callSettings, catalogSettings } from './call-settings.ts';
import type { ApiFunction } from './function-definition.ts';

export const contractApi: readonly ApiFunction[] = [
  {
    kind: 'api',
    stack: 'documents',
    name: 'case-contracts',
    entry: 'functions/api/case-contracts/index.ts',
    contract: 'caseContracts',
    routes: [
      '/api/cases/{id}/getSelection',
      '/api/cases/{id}/getConferenceHome',
      '/api/cases/{id}/saveSelection',
      '/api/cases/{id}/getContract',
      '/api/cases/{id}/openContract',
      '/api/cases/{id}/reopenContract',
      '/api/cases/{id}/giveStatement',
      '/api/cases/{id}/startAmendment',
      '/api/cases/{id}/getAtNeedPreview',
      '/api/cases/{id}/turnAtNeed',
      '/api/cases/{id}/recordActuals',
      '/api/cases/{id}/completeContract',
      '/api/cases/{id}/voidContract',
      '/api/cases/{id}/getMyContract',
    ],
    environment: [...callSettings, ...catalogSettings, 'EVIDENCE_BUCKET', 'FILES_BUCKET'],
    grants: ['reads-table', 'reads-catalog', 'writes-table', 'keeps-evidence'],
    // It sets statements in type, and reads the whole offer of a home.
    memoryMb: 1769,
    timeoutSeconds: callSeconds,
    whenItFails:
      'Staff cannot see or change what a family agreed on, or open its contract. Signers can still sign what they were sent.',
  },
  {
    kind: 'api',
    stack: 'documents',
    name: 'conferences',
    entry: 'functions/api/conferences/index.ts',
    contract: 'conferences',
    routes: [
      '/api/cases/{id}/getConference',
      '/api/cases/{id}/openConferenceScreen',
      '/api/cases/{id}/endConferenceScreen',
      '/api/cases/{id}/getMyConference',
      '/api/public/conferences/{proxy+}',
    ],
    environment: [...callSettings, ...catalogSettings],
    grants: ['reads-table', 'reads-catalog', 'writes-table'],
    // It reads the whole offer of a home.
    memoryMb: 1769,
    timeoutSeconds: callSeconds,
    whenItFails: 'Families cannot follow an arrangement conference on their screen. The conference itself goes on.',
  },
  {
    kind: 'api',
    stack: 'documents',
    name: 'case-invoices',
    entry: 'functions/api/case-invoices/index.ts',
    contract: 'caseInvoices',
    routes: [
      '/api/cases/getInvoiceFromCase/{id}',
      '/api/cases/{id}/getReceipt/{paymentId}',
      '/api/cases/{id}/getMyReceipt/{paymentId}',
      '/api/cases/{id}/getStatementOfAccount',
      '/api/cases/{id}/getStatement/{number}',
      '/api/cases/{id}/getMyStatement/{number}',
    ],
    environment: [...callSettings, ...catalogSettings, 'EVIDENCE_BUCKET', 'FILES_BUCKET'],
    grants: ['reads-table', 'reads-catalog', 'writes-table', 'reads-evidence', 'prints-documents'],
    // Setting type takes CPU: a full core.
    memoryMb: 1769,
    timeoutSeconds: callSeconds,
    whenItFails:
      'Staff cannot print invoices, receipts, statements of account, and contracts. Payments can be recorded all the same.',
  },
];
