import { expect, it } from 'vitest';
import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import { structuredData } from './structured-data.ts';

const home: LocationProfile = {
  id: '0190a000-0000-7000-8000-000000000001',
  name: 'Harlow </script><script>alert(1)</script>',
  address: {
    address1: '214 Elm Street',
    address2: '',
    city: 'Boston',
    stateCode: 'MA',
    postalCode: '02118',
    formatted: '214 Elm Street, Boston, MA 02118',
    lat: 42.34,
    lon: -71.07,
  },
  phone: '(617) 555-0134',
  website: 'javascript:alert(1)',
  background: '',
  licenseNumber: '',
  isPreNeedInsuranceFunded: false,
  isPreNeedTrustFunded: false,
  preNeedProgramCompany: '',
  rating: null,
  reviewCount: 0,
  attributes: [],
  languages: ['English'],
  images: [],
  reviews: [],
  employees: [],
  templates: [],
  priceList: null,
  baskets: [
    { basket: 'direct-cremation', price: { priceCents: 199500, missing: [] } },
    { basket: 'immediate-burial', price: { priceCents: null, missing: ['immediate-burial'] } },
  ],
};

it('tells search engines what the page tells people, and no more', () => {
  const data = structuredData(home, { url: 'https://yarrow.example/funeral-homes/1', origin: 'https://yarrow.example' });
  expect(data).toMatchObject({
    '@type': ['LocalBusiness', 'FuneralHome'],
    telephone: '+16175550134',
    address: { streetAddress: '214 Elm Street', addressRegion: 'MA' },
    priceRange: '$1995 - $1995',
  });
  expect(data.aggregateRating).toBeUndefined();
  expect(data.sameAs).toBeUndefined();
});

it.each([
  ['https://www.harlow.example', 'https://www.harlow.example'],
  ['https://user:password@harlow.example', undefined],
  ['http://192.168.1.1', undefined],
])('names the website %s as %s', (website, sameAs) => {
  const data = structuredData({ ...home, website }, { url: 'https://yarrow.example/1', origin: 'https://yarrow.example' });
  expect(data.sameAs).toBe(sameAs);
});
