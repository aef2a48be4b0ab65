/** The Lambdas behind what a case is charged: its contract, its payments, and the papers about both. */
import { callSeconds, callSettings, catalogSettings } from './call-settings.ts';
import type { ApiFunction } from './function-definition.ts';

export const moneyApi: readonly ApiFunction[] = [
  {
    kind: 'api',
    stack: 'documents',
    name: 'case-contracts',
    entry: 'functions/api/case-contracts/index.ts',
    contract: 'caseContracts',
    routes: [
      '/api/cases/{id}/getSelection',
      '/api/cases/{id}/saveSelection',
      '/api/cases/{id}/getContract',
      '/api/cases/{id}/openContract',
      '/api/cases/{id}/reopenContract',
      '/api/cases/{id}/giveStatement',
      '/api/cases/{id}/startAmendment',
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
    stack: 'merchandise',
    name: 'case-payments',
    entry: 'functions/api/case-payments/index.ts',
    contract: 'casePayments',
    routes: [
      '/api/cases/{id}/getCaseInvoiceAmounts',
      '/api/cases/{id}/getPaymentsForCase',
      '/api/cases/{id}/getLedger',
      '/api/cases/{id}/recordPayment',
      '/api/cases/{id}/recordRefund',
      '/api/cases/{id}/adjustBalance',
      '/api/cases/deletePayment',
      '/api/cases/deleteRefund',
      '/api/cases/settlePayment',
    ],
    environment: callSettings,
    grants: ['reads-table', 'writes-table'],
    timeoutSeconds: callSeconds,
    whenItFails: 'Staff of a home cannot record payments and refunds, or see what a case has paid and owes.',
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
      '/api/cases/{id}/getStatementOfAccount',
      '/api/cases/{id}/getStatement/{number}',
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
