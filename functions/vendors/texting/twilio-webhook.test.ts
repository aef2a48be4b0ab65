import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isFromTwilio, textOf, twilioWebhookAddress } from './twilio-webhook.ts';

const url = 'https://yarrow.example/api/public/texts';
const fields = new URLSearchParams({ MessageSid: 'SM1', From: '+16175550118', To: '+16175550199', Body: 'Yes & thank you' });

describe('a request to the webhook', () => {
  it('is Twilio’s if the account’s token signed its address and fields', () => {
    // Written out: the fields in order of their names, each followed by its value.
    const signed = `${url}BodyYes & thank youFrom+16175550118MessageSidSM1To+16175550199`;
    const signature = createHmac('sha1', 'token').update(signed).digest('base64');
    expect(isFromTwilio('token', url, fields, signature)).toBe(true);
    const withRetries = createHmac('sha1', 'token')
      .update(signed.replace(url, twilioWebhookAddress(url)))
      .digest('base64');
    expect(isFromTwilio('token', url, fields, withRetries)).toBe(true);
    expect(isFromTwilio('other', url, fields, signature)).toBe(false);
    expect(isFromTwilio('token', `${url}?x=1`, fields, signature)).toBe(false);
    expect(isFromTwilio('token', url, new URLSearchParams({ ...Object.fromEntries(fields), Body: 'No' }), signature)).toBe(false);
  });

  it.each([undefined, '', 'short', 'A'.repeat(28)])('is refused with the signature %j', (signature) => {
    expect(isFromTwilio('token', url, fields, signature)).toBe(false);
  });

  it('matches the example of Twilio’s documentation', () => {
    const example = new URLSearchParams({
      CallSid: 'CA1234567890ABCDE',
      Caller: '+12349013030',
      Digits: '1234',
      From: '+12349013030',
      To: '+18005551212',
    });
    expect(isFromTwilio('12345', 'https://mycompany.com/myapp.php?foo=1&bar=2', example, '0/KCTR6DLpKmkAf8muzZqo1nDgQ=')).toBe(
      true,
    );
  });

  it('is a text only with its id, both numbers, and a body', () => {
    expect(textOf(fields)).toEqual({
      id: 'SM1',
      from: '+16175550118',
      to: '+16175550199',
      text: 'Yes & thank you',
      attachments: 0,
    });
    expect(textOf(new URLSearchParams({ MessageSid: 'SM1', From: '+1', To: '+2', MessageStatus: 'delivered' }))).toBeUndefined();
  });
});
