import { createHmac, timingSafeEqual } from 'node:crypto';

/** A text that came in. `attachments` counts pictures and files, which stay with Twilio. */
export type IncomingText = { id: string; from: string; to: string; text: string; attachments: number };

/** How often Twilio delivers a text again, and after which failures. Source: Twilio, "Webhook connection overrides". */
const RETRIES = '#rc=5&rp=5xx,ct,rt';

/**
 * Returns the address to give Twilio for the incoming messages of each of the account's numbers. Without the part after `#`, Twilio tries again only if it
 * can't connect, and a text would be lost if the webhook failed.
 */
export const twilioWebhookAddress = (url: string): string => `${url}${RETRIES}`;

/**
 * Checks Twilio's signature of a request to our webhook: HMAC-SHA1, with the account's token, of the webhook's address followed by every field and its value in
 * order of the fields' names. Source: Twilio, "Webhooks security". `url` is the webhook's own address, which the request doesn't say reliably. Twilio may
 * sign it with or without `RETRIES`.
 */
export function isFromTwilio(token: string, url: string, fields: URLSearchParams, signature: string | undefined): boolean {
  if (signature === undefined) return false;
  const names = [...new Set(fields.keys())].sort();
  const signed = names
    .map((name) =>
      [...new Set(fields.getAll(name))]
        .sort()
        .map((value) => name + value)
        .join(''),
    )
    .join('');
  const given = Buffer.from(signature, 'base64');
  return [url, twilioWebhookAddress(url)].some((address) => {
    const expected = createHmac('sha1', token).update(`${address}${signed}`, 'utf8').digest();
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** Returns the text of a webhook's fields; `undefined` if they are none, such as a report that a text was delivered. */
export function textOf(fields: URLSearchParams): IncomingText | undefined {
  const [id, from, to] = ['MessageSid', 'From', 'To'].map((name) => fields.get(name));
  if (!id || !from || !to || !fields.has('Body')) return undefined;
  return { id, from, to, text: fields.get('Body') ?? '', attachments: Number(fields.get('NumMedia')) || 0 };
}
