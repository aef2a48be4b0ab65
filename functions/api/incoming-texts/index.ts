/** `/api/public/texts`: where the texting service delivers what families text to a home's number. No call of the contract: the service decides its shape. */
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { jobContext } from '#functions/runtime/job-context.ts';
import { errorFields, log } from '#functions/runtime/log.ts';
import { optionalSetting, setting } from '#functions/settings.ts';
import { isFromTwilio, textOf } from '#functions/vendors/texting/index.ts';
import { receiveText } from './receive-text.ts';

/** A text with a few pictures' addresses has a few thousand. */
const maxBodyBytes = 64_000;

const refusal = (statusCode: number): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
  headers: { 'cache-control': 'no-store', 'content-type': 'text/plain' },
  body: '',
});
/** Tells the service that there is nothing to answer: a person does. */
const thanks: APIGatewayProxyStructuredResultV2 = {
  statusCode: 200,
  headers: { 'cache-control': 'no-store', 'content-type': 'text/xml' },
  body: '<?xml version="1.0" encoding="UTF-8"?><Response></Response>',
};

const bodyOf = ({ body = '', isBase64Encoded }: APIGatewayProxyEventV2) =>
  isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body;

/** Takes in a text if the texting service signed the request. Any other caller gets a 403. */
export const handler = async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
  const token = optionalSetting('TWILIO_AUTH_TOKEN');
  const url = optionalSetting('TWILIO_WEBHOOK_URL');
  const body = bodyOf(event);
  if (event.headers['x-origin-verify'] !== setting('ORIGIN_SECRET') || token === undefined || url === undefined)
    return refusal(403);
  if (event.requestContext.http.method !== 'POST' || body.length > maxBodyBytes) return refusal(400);
  const fields = new URLSearchParams(body);
  if (!isFromTwilio(token, url, fields, event.headers['x-twilio-signature'])) return refusal(403);
  const text = textOf(fields);
  if (!text) return thanks;
  try {
    await receiveText(jobContext(new Date()), text);
    return thanks;
  } catch (error) {
    // The service delivers it again, as its address says (`twilioWebhookAddress`), and then shows it to an operator as failed.
    log('error', 'A text could not be taken in.', { status: 503, error: errorFields(error) });
    return refusal(503);
  }
};
