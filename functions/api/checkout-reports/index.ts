/** `/api/checkouts/webhook`: where the card processor reports what became of payments. No call of the contract: the processor decides its shape. */
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { takeAccountReport } from '#functions/cases/checkout/home-account.ts';
import type { ReportContext } from '#functions/cases/checkout/reported-payment.ts';
import { TooEarly, takeDisputeReport, takeRefundReport } from '#functions/cases/checkout/take-money-back.ts';
import { takePaymentReport } from '#functions/cases/checkout/take-report.ts';
import { clock } from '#functions/runtime/api-handler.ts';
import { jobContext } from '#functions/runtime/job-context.ts';
import { errorFields, log } from '#functions/runtime/log.ts';
import { optionalSetting, setting } from '#functions/settings.ts';
import {
  type AccountsPort,
  type CheckoutReport,
  isFromStripe,
  reportOf,
  stripeAccounts,
  stripeCheckout,
} from '#functions/vendors/checkout/index.ts';

/** A report of a payment has a few thousand. */
const maxBodyBytes = 256_000;

const answer = (statusCode: number, body = ''): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
  headers: { 'cache-control': 'no-store', 'content-type': 'text/plain' },
  body,
});

/** Checks the signature of a report against each secret. The stage's own account and homes' accounts have one each; the setting has both, separated by a space. */
const isSigned = (secrets: string, body: string, header: string | undefined, now: Date): boolean =>
  secrets
    .split(/\s+/)
    .filter(Boolean)
    .some((secret) => isFromStripe(secret, body, header, now));

/** Returns whether a report is in our key's mode, live or test: a live stage also gets reports of homes' test payments. Source: Stripe, "Connect webhooks". */
const isOurMode = ({ isLive }: CheckoutReport): boolean =>
  isLive !== /^(sk|rk)_test_/.test(optionalSetting('STRIPE_SECRET_KEY') ?? '');

const bodyOf = ({ body = '', isBase64Encoded }: APIGatewayProxyEventV2) =>
  isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body;

async function take(context: ReportContext & { accounts: AccountsPort }, report: CheckoutReport): Promise<void> {
  if (report.kind === 'other') return;
  if (report.kind === 'account-changed') return takeAccountReport(context, report);
  if ('disputeId' in report) return takeDisputeReport(context, report);
  if ('processorRefundId' in report) return takeRefundReport(context, report);
  return takePaymentReport(context, report);
}

/**
 * Takes in a report that the processor signed; anything else is a 400. What concerns nothing of ours is a 200 without an effect, so that it isn't sent again. A 503 is
 * sent again for three days. The log never has anything of a report but its kind and its id.
 */
export const handler = async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
  const secret = optionalSetting('STRIPE_WEBHOOK_SECRET');
  if (event.headers['x-origin-verify'] !== setting('ORIGIN_SECRET')) return answer(403);
  const body = bodyOf(event);
  const isReport = event.requestContext.http.method === 'POST' && body.length <= maxBodyBytes && secret !== undefined;
  const now = clock.now();
  if (!isReport || !isSigned(secret, body, event.headers['stripe-signature'], now)) return answer(400, 'The signature is wrong.');
  const report = reportOf(body);
  if (!report) return answer(400, 'This isn’t a report.');
  if (!isOurMode(report)) return answer(200);
  const said = { call: 'checkoutReport', kind: report.kind, reportId: report.id };
  try {
    await take({ ...jobContext(now), checkout: stripeCheckout(), accounts: stripeAccounts() }, report);
    log('info', 'A report of the card processor was taken in.', said);
    return answer(200);
  } catch (error) {
    if (error instanceof TooEarly) log('info', 'A report of the card processor came too early.', said);
    else log('error', 'A report of the card processor could not be taken in.', { ...said, error: errorFields(error) });
    return answer(503);
  }
};
