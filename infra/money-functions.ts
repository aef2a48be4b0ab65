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
    environment: [...callSettings, ...catalogSettings, 'STRIPE_SECRET_KEY'],
    // The catalog is for the facts of a case from before there were facts.
    grants: ['reads-table', 'reads-catalog', 'writes-table'],
    timeoutSeconds: callSeconds,
    whenItFails: 'Staff of a home cannot record payments and refunds, or see what a case has paid and owes.',
  },
  {
    kind: 'api',
    stack: 'merchandise',
    name: 'ledger-reports',
    entry: 'functions/api/ledger-reports/index.ts',
    contract: 'ledgerReports',
    routes: [
      '/api/cases/getAging',
      '/api/cases/startAgingFile',
      '/api/cases/getAgingFile',
      '/api/cases/getDayClose',
      '/api/cases/closeDay',
      '/api/cases/getMonthRevenue',
      '/api/cases/exportJournal',
      '/api/cases/exportLedger',
    ],
    environment: [...callSettings, 'FILES_BUCKET'],
    grants: ['reads-table', 'writes-table', 'prints-documents', 'reads-report-files'],
    timeoutSeconds: callSeconds,
    whenItFails:
      'Staff of a home cannot see who owes money, close a day, or export entries for bookkeeping. Payments can be recorded all the same.',
  },
  {
    kind: 'api',
    stack: 'merchandise',
    name: 'checkouts',
    entry: 'functions/api/checkouts/index.ts',
    contract: 'checkouts',
    routes: [
      '/api/cases/{id}/startCheckout',
      '/api/cases/emailCheckout',
      '/api/cases/cancelCheckout',
      '/api/cases/settleCheckout',
      '/api/cases/{id}/getMyCheckouts',
      '/api/cases/{id}/startMyCheckout',
      '/api/checkouts/{proxy+}',
    ],
    environment: [...callSettings, ...catalogSettings, 'STRIPE_SECRET_KEY', 'STRIPE_RETURN_URL'],
    grants: ['reads-table', 'reads-catalog', 'writes-table'],
    timeoutSeconds: callSeconds,
    whenItFails:
      'Nobody can pay a funeral home by card, and no home can set up card payments. Payments can be recorded all the same.',
  },
  {
    kind: 'api',
    stack: 'merchandise',
    name: 'checkout-reports',
    entry: 'functions/api/checkout-reports/index.ts',
    routes: ['/api/checkouts/webhook'],
    environment: ['ORIGIN_SECRET', 'TABLE_NAME', ...catalogSettings, 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    grants: ['reads-table', 'reads-catalog', 'writes-table'],
    timeoutSeconds: callSeconds,
    whenItFails:
      'Families who paid by card, and staff, see their payments as pending. The processor reports them again for three days.',
  },
];
