/** Who caused a request: a person, a browser that fetches ahead of its person, or software that only looks. */
export type OpenedBy = 'person' | 'prefetch' | 'software';

/** Programs that fetch a link to show a picture of it in a message, and those that collect pages for a search. */
const software =
  /bot\b|crawl|spider|preview|facebookexternalhit|facebookcatalog|meta-external|whatsapp|slack|skype|telegram|discord|embedly|pinterest|vkshare|mastodon|google-read-aloud|googleother|iframely|bitlybot|outlook-?proxy|safelinks/i;

type Headers = Readonly<Record<string, string | undefined>>;

/**
 * Tells who caused a request, from what its sender says about it. Browsers that send none of these headers count as a person's: a record too many is
 * better than one too few.
 */
export function openedBy(headers: Headers): OpenedBy {
  const purpose = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => headers[name] ?? '').join(' ');
  if (/prefetch|prerender|preview/i.test(purpose)) return 'prefetch';
  const isPage = (headers['sec-fetch-dest'] ?? 'document') === 'document';
  return isPage && !software.test(headers['user-agent'] ?? '') ? 'person' : 'software';
}
