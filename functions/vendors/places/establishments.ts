import type { PlaceDetails } from './port.ts';

/** Fictional businesses of the embedded places service, in real towns, for trying the import of reviews. No real home is meant. */
export const establishments: readonly PlaceDetails[] = [
  {
    placeId: 'embedded-alder-brook',
    name: 'Alder Brook Funeral Home',
    formattedAddress: '48 Church St, Waltham, MA 02453',
    lat: 42.3765,
    lon: -71.2356,
    rating: 4.7,
    userRatingsTotal: 63,
    reviews: [
      {
        authorName: 'Renata Okafor',
        rating: 5,
        text: 'They answered at two in the morning and never once made us feel hurried. The price they gave us on the first day was the price on the bill.',
        time: '2026-03-14T15:20:00.000Z',
      },
      {
        authorName: 'Paul Lindqvist',
        rating: 4,
        text: 'Kind people. The parking lot is small, so tell your relatives to come early.',
        time: '2026-01-08T18:02:00.000Z',
      },
      {
        authorName: 'Minh-Anh Tran',
        rating: 5,
        text: 'My uncle wanted things simple. Nobody tried to sell us anything else.',
        time: '2025-10-29T11:45:00.000Z',
      },
    ],
  },
  {
    placeId: 'embedded-stone-harbor',
    name: 'Stone Harbor Memorial Chapel',
    formattedAddress: '210 Water St, Plymouth, MA 02360',
    lat: 41.9584,
    lon: -70.6673,
    rating: 4.4,
    userRatingsTotal: 38,
    reviews: [
      {
        authorName: 'Dolores Whitcomb',
        rating: 5,
        text: 'A beautiful room by the water and a director who listened more than he talked.',
        time: '2026-05-02T14:10:00.000Z',
      },
      {
        authorName: 'Sam Ferreira',
        rating: 3,
        text: 'The service was lovely. The death certificates took a week longer than we were told, and we had to call to find out.',
        time: '2025-12-19T09:30:00.000Z',
      },
    ],
  },
  {
    placeId: 'embedded-prairie-rest',
    name: 'Prairie Rest Cremation Care',
    formattedAddress: '1500 Lincoln Ave, Lincoln, NE 68502',
    lat: 40.7893,
    lon: -96.6938,
    rating: 4.9,
    userRatingsTotal: 112,
    reviews: [
      {
        authorName: 'Jolene Harkness',
        rating: 5,
        text: 'One call, one visit, one honest price. They brought my mother home to us in a box my brother had made.',
        time: '2026-02-21T16:00:00.000Z',
      },
    ],
  },
  {
    placeId: 'embedded-mesa-vista',
    name: 'Mesa Vista Funeral & Cremation',
    formattedAddress: '77 Orchard Rd, Las Cruces, NM 88001',
    lat: 32.3141,
    lon: -106.7798,
    rating: 4.2,
    userRatingsTotal: 54,
    reviews: [
      {
        authorName: 'Teresa Baca',
        rating: 4,
        text: 'Atendieron a mis padres en español, con mucho respeto. The music in the chapel was too quiet for the back rows.',
        time: '2026-04-11T20:25:00.000Z',
      },
    ],
  },
  {
    placeId: 'embedded-two-rivers',
    name: 'Two Rivers Family Funeral Home',
    formattedAddress: '9 Bridge St, Pittsburgh, PA 15222',
    lat: 40.4477,
    lon: -79.9931,
    rating: null,
    userRatingsTotal: null,
    reviews: [],
  },
];
