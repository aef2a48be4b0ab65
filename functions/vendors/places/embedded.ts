import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { Suggestion } from '#shared/contract/marketplace-views.ts';
import { searchKey } from '#shared/values/text.ts';
import { establishments } from './establishments.ts';
import type { GazetteerData } from './gazetteer.ts';
import { Gazetteer } from './gazetteer.ts';
import type { PlacesPort } from './port.ts';
import { streets } from './streets.ts';

/** Reads the gazetteer's file beside the bundle (`scripts/build-functions.ts` puts it there) at the first search, then keeps it. */
export const gazetteerFile = (path: URL): (() => Promise<Gazetteer>) => {
  let held: Promise<Gazetteer> | undefined;
  return () => {
    held ??= readFile(path).then((bytes) => new Gazetteer(JSON.parse(gunzipSync(bytes).toString('utf8')) as GazetteerData));
    return held;
  };
};

const establishmentSuggestion = ({ placeId, name, formattedAddress, lat, lon }: (typeof establishments)[number]): Suggestion => ({
  kind: 'establishment',
  id: placeId,
  label: name,
  detail: formattedAddress,
  lat,
  lon,
  locationId: null,
});

/** "12 Ma", "12 Main St, Bos": a house number, the beginning of a street, and perhaps that of a town. */
const addressPattern = /^(\d{1,6}[A-Za-z]?)\s+([^,]*)(?:,\s*(.*))?$/;

/** Returns the places port that never leaves the machine: US cities and ZIP codes, made-up businesses, and streets that every town has. */
export function embeddedPlaces(gazetteer: () => Promise<Gazetteer>): PlacesPort {
  return {
    async findPlace(text) {
      const known = await gazetteer();
      return known.findZip(text) ?? known.findCity(text);
    },
    async guessPlace(text) {
      return (await gazetteer()).guess(text);
    },
    async otherPlaces(text) {
      return (await gazetteer()).others(text);
    },
    async suggestSimilarPlaces(text, limit) {
      return (await gazetteer()).suggestSimilar(text, limit);
    },
    async suggestPlaces(text, limit) {
      return (await gazetteer()).suggest(text, limit);
    },
    async suggestEstablishments(text, limit) {
      const words = searchKey(text).split(' ').filter(Boolean);
      return establishments
        .filter(({ name, formattedAddress }) => {
          const key = ` ${searchKey(`${name} ${formattedAddress}`)}`;
          return words.length > 0 && words.every((word) => key.includes(` ${word}`));
        })
        .slice(0, limit)
        .map(establishmentSuggestion);
    },
    async suggestAddresses(text, selected, countryCode, limit) {
      const parts = addressPattern.exec((selected ?? text).trim());
      if (!parts || countryCode.toUpperCase() !== 'US') return [];
      const [, number, street = '', town = ''] = parts;
      const known = await gazetteer();
      const towns = known.suggest(town.trim() === '' ? 'Springfield' : town, 4).filter(({ kind }) => kind === 'city');
      const wanted = searchKey(street);
      return streets
        .filter((name) => searchKey(name).startsWith(wanted))
        .flatMap((name) => towns.map((city) => ({ name, city })))
        .slice(0, limit)
        .map(({ name, city }): Suggestion => {
          const label = `${number} ${name}`;
          return { ...city, kind: 'address', id: `address:${label}, ${city.label}`, label, detail: city.label };
        });
    },
    async details(placeId) {
      return establishments.find((each) => each.placeId === placeId) ?? null;
    },
  };
}
