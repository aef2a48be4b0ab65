/** The Lambdas behind what a case was charged, has paid, and owes. */
import { callSeconds, callSettings, catalogSettings } from './call-settings.ts';
import type { ApiFunction } from './function-definition.ts';

export const moneyApi: readonly ApiFunction[] = [
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
      '/api/cases/{id}/depositInTrust',
      '/api/cases/{id}/recordTrustChange',
      '/api/cases/{id}/getFinanceCharges',
      '/api/cases/{id}/postFinanceCharges',
      '/api/cases/deletePayment',
      '/api/cases/deleteRefund',
      '/api/cases/settlePayment',
    ],
    environment: [...callSettings, ...catalogSettings],
    // The catalog is for the facts of a case from before there were facts.
    grants: ['reads-table', 'reads-catalog', 'writes-table'],
    timeoutSeconds: callSeconds,
    whenItFails: 'Staff of a home cannot record payments and refunds, or see what a case has paid and owes.',
  },
];
