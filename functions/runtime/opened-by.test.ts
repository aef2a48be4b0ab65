import { describe, expect, it } from 'vitest';
import { openedBy } from './opened-by.ts';

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

describe('who opened a link', () => {
  it.each([
    ['a click', { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'sec-fetch-user': '?1', 'user-agent': safari }],
    ['an older browser', { 'user-agent': safari }],
    ['no headers', {}],
  ])('is a person: %s', (_, headers) => expect(openedBy(headers)).toBe('person'));

  it.each([
    ['Sec-Purpose', { 'sec-purpose': 'prefetch;prerender', 'sec-fetch-dest': 'document' }],
    ['Purpose', { purpose: 'prefetch' }],
    ['X-Moz', { 'x-moz': 'prefetch' }],
    ['X-Purpose', { 'x-purpose': 'preview' }],
  ])('is a prefetch: %s', (_, headers) => expect(openedBy(headers)).toBe('prefetch'));

  it.each([
    ['an image', { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' }],
    ['a script', { 'sec-fetch-dest': 'script', 'sec-fetch-mode': 'no-cors' }],
    ['a fetch', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }],
    ['a frame', { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' }],
    ['Slack', { 'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' }],
    ['WhatsApp', { 'user-agent': 'WhatsApp/2.23.20.0' }],
    ['Facebook', { 'user-agent': 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)' }],
    ['Teams', { 'user-agent': 'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5' }],
    ['a search engine', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ])('is software: %s', (_, headers) => expect(openedBy(headers)).toBe('software'));
});
