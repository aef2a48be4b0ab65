/** `/api/cases/{id}`: the payments of a case, its refunds, and its ledger. One file per operation, in the contract's order. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { stripeCheckout } from '#functions/vendors/checkout/index.ts';
import { adjustBalance } from './adjust-balance.ts';
import { deletePayment } from './delete-payment.ts';
import { deleteRefund } from './delete-refund.ts';
import { depositInTrust } from './deposit-in-trust.ts';
import { getCaseInvoiceAmounts } from './get-case-invoice-amounts.ts';
import { getFinanceCharges } from './get-finance-charges.ts';
import { getLedger } from './get-ledger.ts';
import { getPaymentsForCase } from './get-payments-for-case.ts';
import { os } from './implementer.ts';
import { postFinanceCharges } from './post-finance-charges.ts';
import { recordPayment } from './record-payment.ts';
import { recordRefund } from './record-refund.ts';
import { recordTrustChange } from './record-trust-change.ts';
import { settlePayment } from './settle-payment.ts';

const router = os.router({
  getCaseInvoiceAmounts,
  getPaymentsForCase,
  recordPayment,
  settlePayment,
  recordRefund,
  deletePayment,
  deleteRefund,
  adjustBalance,
  depositInTrust,
  recordTrustChange,
  getFinanceCharges,
  postFinanceCharges,
  getLedger,
});

export const handler = apiHandler({ router, context: (base) => ({ ...base, checkout: stripeCheckout() }) });
