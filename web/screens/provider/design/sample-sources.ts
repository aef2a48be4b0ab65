import type { Option } from '#shared/model/enumeration.ts';
import type { FoundItem, QuestionSources } from '../../../questions/question-sources.ts';

const guid = (number: number): string => `0198a000-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const sampleIds = { ana: guid(1), ben: guid(2), clara: guid(3), oakUrn: guid(100) };

const woods = ['Oak', 'Walnut', 'Cherry', 'Maple', 'Birch', 'Ash'];
const kinds = ['urn', 'keepsake urn', 'keepsake box', 'memory chest'];

const items: readonly FoundItem[] = kinds.flatMap((kind, row) =>
  woods.map((wood, column) => {
    const number = row * woods.length + column;
    return { locationItemId: guid(100 + number), name: `${wood} ${kind}`, priceCents: 9500 + number * 1750 };
  }),
);

const PAGE = 10;
const people: readonly Option[] = [
  { id: sampleIds.ana, text: 'Ana Diaz' },
  { id: sampleIds.ben, text: 'Ben Okafor' },
  { id: sampleIds.clara, text: 'Clara Novak', disabled: true },
];

const streets = [
  { street: '12 Elm Street', city: 'Boston', stateCode: 'MA', postalCode: '02108' },
  { street: '12 Elmwood Avenue', city: 'Cambridge', stateCode: 'MA', postalCode: '02138' },
  { street: '12 Elm Court', city: 'Salem', stateCode: 'MA', postalCode: '01970' },
] as const;

/** The sources of this page's questions. Nothing leaves the browser. */
export const sampleSources: QuestionSources = {
  timeZone: 'America/New_York',
  lists: {
    people: { 'family-contacts': people, 'staff-members': people },
    items: items.map(({ locationItemId, name }) => ({ id: locationItemId, text: name })),
  },
  searchItems: async (query, page, selected) => {
    const words = query.toLowerCase();
    const found = items.filter(
      ({ locationItemId, name }) => name.toLowerCase().includes(words) && !selected.includes(locationItemId),
    );
    return { items: found.slice((page - 1) * PAGE, page * PAGE), areThereMoreItems: found.length > page * PAGE };
  },
  suggestAddresses: async (text) =>
    streets
      .filter(({ street }) => street.toLowerCase().startsWith(text.toLowerCase()))
      .map(({ street, ...place }) => ({
        id: street,
        text: `${street}, ${place.city}, ${place.stateCode}`,
        resolve: async () => ({ address1: street, ...place, countryCode: 'US' }),
      })),
};
