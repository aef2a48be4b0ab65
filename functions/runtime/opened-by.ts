/** Who caused a request: a person, a browser that prefetches, or software that only looks. */
export type OpenedBy = 'person' | 'prefetch' | 'software';

/** Programs that fetch a link to preview it in a message, and search engines. */
const software =
  /bot\b|crawl|spider|preview|facebookexternalhit|facebookcatalog|meta-external|whatsapp|slack|skype|telegram|discord|embedly|pinterest|vkshare|mastodon|google-read-aloud|googleother|iframely|bitlybot|outlook-?proxy|safelinks/i;

type Headers = Readonly<Record<string, string | undefined>>;

/**
 * Tells who caused a request, from what its sender says. Browsers that send none of these headers count as a person's: a record too many is better than one
 * too few.
 */
export function openedBy(headers: Headers): OpenedBy {
  const purpose = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => headers[name] ?? '').join(' ');
  if (/prefetch|prerender|preview/i.test(purpose)) return 'prefetch';
  const isPage = (headers['sec-fetch-dest'] ?? 'document') === 'document';
  return isPage && !software.test(headers['user-agent'] ?? '') ? 'person' : 'software';
}
