import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { geoapifyAddresses } from './geoapify.ts';
import { googlePlaces } from './google.ts';
import { PlacesUnavailable } from './port.ts';
import { smartyAddresses } from './smarty.ts';

/** A service on this machine that answers as the live ones document, and records what it was asked. */
const requests: { method: string; url: string; body: string; key: string | undefined }[] = [];
const answers: Record<string, unknown> = {
  '/places:autocomplete': {
    suggestions: [
      {
        placePrediction: {
          placeId: 'p1',
          structuredFormat: { mainText: { text: 'Alder Brook' }, secondaryText: { text: 'Waltham, MA' } },
        },
      },
      { queryPrediction: {} },
    ],
  },
  '/places/p1': {
    id: 'p1',
    displayName: { text: 'Alder Brook' },
    formattedAddress: '48 Church St, Waltham, MA',
    location: { latitude: 42.4, longitude: -71.2 },
    rating: 4.7,
    userRatingCount: 63,
    reviews: [
      { rating: 5, text: { text: 'Kind.' }, publishTime: '2026-03-14T15:20:00Z', authorAttribution: { displayName: 'R. O.' } },
    ],
  },
  '/lookup': {
    suggestions: [{ street_line: '12 Main St', secondary: 'Apt', city: 'Boston', state: 'MA', zipcode: '02108', entries: 8 }],
  },
  '/geocode/autocomplete': {
    results: [{ place_id: 'g1', address_line1: '12 Main Street', address_line2: 'Boston, MA', lat: 42.3, lon: -71 }],
  },
};
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const path = new URL(request.url ?? '/', 'http://x').pathname;
  requests.push({
    method: request.method ?? '',
    url: request.url ?? '',
    body,
    key: request.headers['x-goog-api-key'] as string | undefined,
  });
  const answer = answers[path];
  response
    .writeHead(path.includes('broken') ? 500 : answer ? 200 : 404, { 'content-type': 'application/json' })
    .end(JSON.stringify(answer ?? {}));
});
let base: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('Google Places', () => {
  it("suggests businesses and leaves out what isn't a place", async () => {
    expect(await googlePlaces('k', base).suggestEstablishments('alder', 5)).toEqual([
      { kind: 'establishment', id: 'p1', label: 'Alder Brook', detail: 'Waltham, MA', lat: null, lon: null, locationId: null },
    ]);
    expect(requests.at(-1)).toMatchObject({ method: 'POST', key: 'k' });
  });
  it('returns a whole business, with UTC times', async () => {
    const details = await googlePlaces('k', base).details('p1');
    expect(details).toMatchObject({ name: 'Alder Brook', rating: 4.7, userRatingsTotal: 63 });
    expect(details?.reviews).toEqual([{ authorName: 'R. O.', rating: 5, text: 'Kind.', time: '2026-03-14T15:20:00.000Z' }]);
  });
  it("knows nothing about an unknown id, and can't be led elsewhere by one", async () => {
    expect(await googlePlaces('k', base).details('../lookup?x=')).toBeNull();
    expect(requests.at(-1)?.url).toBe('/places/..%2Flookup%3Fx%3D');
  });
  it('says that it is unavailable when it fails', async () => {
    await expect(googlePlaces('k', `${base}broken/`).suggestPlaces('bos', 5)).rejects.toBeInstanceOf(PlacesUnavailable);
    await expect(googlePlaces('k', 'http://127.0.0.1:9/').details('p1')).rejects.toBeInstanceOf(PlacesUnavailable);
  });
});

describe('street addresses', () => {
  it('come from Smarty, with an entry that opens', async () => {
    const [first] = await smartyAddresses('k', base).suggestAddresses('12 main', undefined, 'US', 10);
    expect(first).toMatchObject({
      label: '12 Main St Apt',
      detail: 'Boston, MA 02108',
      id: '12 Main St Apt (8) Boston MA 02108',
    });
    await smartyAddresses('k', base).suggestAddresses('12 main', first?.id, 'US', 10);
    expect(new URL(requests.at(-1)?.url ?? '', base).searchParams.get('selected')).toBe(first?.id);
    expect(await smartyAddresses('k', base).suggestAddresses('12 main', undefined, 'FR', 10)).toEqual([]);
  });
  it('come from Geoapify for one country', async () => {
    expect(await geoapifyAddresses('k', base).suggestAddresses('12 main', undefined, 'US', 10)).toHaveLength(1);
    expect(new URL(requests.at(-1)?.url ?? '', base).searchParams.get('filter')).toBe('countrycode:us');
  });
});
