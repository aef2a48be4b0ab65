import { describe, expect, it } from 'vitest';
import type { GazetteerData } from '#functions/vendors/places/gazetteer.ts';
import { distanceMiles, type Point } from '#shared/values/geo.ts';
import { searchKey } from '#shared/values/text.ts';
import { gazetteerOf } from '../build-gazetteer.ts';
import { otherNames } from './known-names.ts';
import { gazetteerSources } from './sources.ts';
import { middleOf } from './zip-points.ts';

const sources = gazetteerSources();
const { data, corrections } = gazetteerOf(sources);
const zipsOf = Map.groupBy(data.zips, ([, city]) => city);

const at = ([, , , lat, lon]: GazetteerData['cities'][number]): Point => ({ lat, lon });
const city = (name: string, state: string) =>
  data.cities.find(([, key, code]) => key === searchKey(name) && code === state) ?? expect.fail(`no ${name}, ${state}`);

/** City halls and centers as maps and the Census Bureau have them, looked up by hand. */
const known: [name: string, state: string, lat: number, lon: number][] = [
  ['New York', 'NY', 40.7128, -74.006],
  ['Los Angeles', 'CA', 34.0522, -118.2437],
  ['Chicago', 'IL', 41.8781, -87.6298],
  ['Houston', 'TX', 29.7604, -95.3698],
  ['Phoenix', 'AZ', 33.4484, -112.074],
  ['Philadelphia', 'PA', 39.9526, -75.1652],
  ['San Antonio', 'TX', 29.4241, -98.4936],
  ['San Diego', 'CA', 32.7157, -117.1611],
  ['Dallas', 'TX', 32.7767, -96.797],
  ['Jacksonville', 'FL', 30.3322, -81.6557],
  ['Fort Worth', 'TX', 32.7555, -97.3308],
  ['San Jose', 'CA', 37.3382, -121.8863],
  ['Austin', 'TX', 30.2672, -97.7431],
  ['Charlotte', 'NC', 35.2271, -80.8431],
  ['Columbus', 'OH', 39.9612, -82.9988],
  ['Indianapolis', 'IN', 39.7684, -86.1581],
  ['San Francisco', 'CA', 37.7749, -122.4194],
  ['Seattle', 'WA', 47.6062, -122.3321],
  ['Denver', 'CO', 39.7392, -104.9903],
  ['Oklahoma City', 'OK', 35.4676, -97.5164],
  ['Nashville', 'TN', 36.1627, -86.7816],
  ['Washington', 'DC', 38.9072, -77.0369],
  ['El Paso', 'TX', 31.7619, -106.485],
  ['Las Vegas', 'NV', 36.1699, -115.1398],
  ['Boston', 'MA', 42.3601, -71.0589],
  ['Detroit', 'MI', 42.3314, -83.0458],
  ['Portland', 'OR', 45.5152, -122.6784],
  ['Louisville', 'KY', 38.2527, -85.7585],
  ['Memphis', 'TN', 35.1495, -90.049],
  ['Baltimore', 'MD', 39.2904, -76.6122],
  ['Milwaukee', 'WI', 43.0389, -87.9065],
  ['Albuquerque', 'NM', 35.0844, -106.6504],
  ['Tucson', 'AZ', 32.2226, -110.9747],
  ['Fresno', 'CA', 36.7378, -119.7871],
  ['Sacramento', 'CA', 38.5816, -121.4944],
  ['Mesa', 'AZ', 33.4152, -111.8315],
  ['Atlanta', 'GA', 33.749, -84.388],
  ['Kansas City', 'MO', 39.0997, -94.5786],
  ['Colorado Springs', 'CO', 38.8339, -104.8214],
  ['Omaha', 'NE', 41.2565, -95.9345],
  ['Raleigh', 'NC', 35.7796, -78.6382],
  ['Miami', 'FL', 25.7617, -80.1918],
  ['Virginia Beach', 'VA', 36.8529, -75.978],
  ['Long Beach', 'CA', 33.7701, -118.1937],
  ['Oakland', 'CA', 37.8044, -122.2712],
  ['Minneapolis', 'MN', 44.9778, -93.265],
  ['New Orleans', 'LA', 29.9511, -90.0715],
  ['Honolulu', 'HI', 21.3069, -157.8583],
  ['Anchorage', 'AK', 61.2181, -149.9003],
  ['San Juan', 'PR', 18.4655, -66.1057],
  ['Brooklyn', 'NY', 40.6501, -73.9496],
  ['Queens', 'NY', 40.7282, -73.7949],
  ['Bronx', 'NY', 40.8448, -73.8648],
  ['Staten Island', 'NY', 40.5795, -74.1502],
  ['Manhattan', 'NY', 40.7831, -73.9712],
  ['Utqiagvik', 'AK', 71.2906, -156.7886],
];

/** Cities whose ZIP codes spread over islands: the postal list gives one city all of the Marshall Islands' codes. */
const scattered = new Set(['Marshall Islands, MH']);
/** Farthest that a city's center may be from the middle of its ZIP codes: towns in the desert and the forest have one code for hundreds of square miles. */
const REACH = { nearest: 20.5, middle: 25 } as const;

describe('the center of a city', () => {
  it.each(known)('is where it is on the map: %s, %s', (name, state, lat, lon) => {
    expect(distanceMiles(at(city(name, state)), { lat, lon })).toBeLessThan(5);
  });

  it('is near its ZIP codes, for every city', () => {
    const off = data.cities.flatMap((one, index) => {
      const points = (zipsOf.get(index) ?? []).map(([, , lat, lon]) => ({ lat, lon }));
      const label = `${one[0]}, ${one[2]}`;
      if (points.length === 0 || scattered.has(label)) return [];
      const nearest = Math.min(...points.map((point) => distanceMiles(at(one), point)));
      const middle = distanceMiles(at(one), middleOf(points)!);
      return nearest > REACH.nearest || middle > REACH.middle ? [`${label}: ${nearest.toFixed(1)}, ${middle.toFixed(1)}`] : [];
    });
    expect(off).toEqual([]);
  });

  it('is known for every ZIP code, and no ZIP code is a state away from it', () => {
    const far = data.zips.flatMap(([code, index, lat, lon]) => {
      const one = data.cities[index]!;
      const miles = distanceMiles(at(one), { lat, lon });
      return miles > (one[2] === 'AK' ? 100 : 40) && !scattered.has(`${one[0]}, ${one[2]}`)
        ? [`${code} ${one[0]}: ${miles}`]
        : [];
    });
    expect(far).toEqual([]);
  });
});

describe('a wrong ZIP code in a source', () => {
  it('is found and corrected: 10200 is not in Asia', () => {
    expect(corrections).toContainEqual(expect.objectContaining({ zip: '10200', done: 'dropped' }));
    const [, , lat, lon] = data.zips.find(([code]) => code === '10200')!;
    expect(distanceMiles({ lat, lon }, at(city('New York', 'NY')))).toBeLessThan(1);
  });

  it('is moved if the Census Bureau measured it elsewhere', () => {
    const [, , lat, lon] = data.zips.find(([code]) => code === '99503')!;
    expect(distanceMiles({ lat, lon }, at(city('Anchorage', 'AK')))).toBeLessThan(10);
  });

  it("doesn't move the center of its city", () => {
    const wrong = sources.former.map((entry) =>
      entry.city === 'Framingham' ? { ...entry, point: { lat: -33.9, lon: 151.2 } } : entry,
    );
    const current = sources.current.map((entry) =>
      entry.zip === '01701' ? { ...entry, point: { lat: -33.9, lon: 151.2 } } : entry,
    );
    const census = new Map([...sources.census].filter(([zip]) => zip !== '01701'));
    const { data: built } = gazetteerOf({ ...sources, former: wrong, current, census });
    const framingham = built.cities.find(([name, , state]) => name === 'Framingham' && state === 'MA')!;
    expect(distanceMiles(at(framingham), { lat: 42.2793, lon: -71.4162 })).toBeLessThan(5);
  });
});

describe('the gazetteer', () => {
  it('has the ZIP codes that were assigned since the old list was made', () => {
    const codes = new Set(data.zips.map(([code]) => code));
    const assigned =
      '01825 11437 34249 43405 46288 55131 66630 72405 72643 72713 73175 75036 75059 75064 75072 84048 85144 85288 89437 90134 95025 97079 97129';
    expect(assigned.split(' ').filter((code) => !codes.has(code))).toEqual([]);
  });

  it('has lost no ZIP code of the old list that has a place', () => {
    const codes = new Set(data.zips.map(([code]) => code));
    expect(sources.former.filter(({ zip, point }) => point && !codes.has(zip)).map(({ zip }) => zip)).toEqual([]);
  });

  it('has no company among its cities', () => {
    expect(
      data.cities.map(([name]) => name).filter((name) => /Contest Mail|Philip Morris|Citicorp|Mastercard/.test(name)),
    ).toEqual([]);
  });

  it('is in order, with each name of a place once', () => {
    for (const keys of [data.zips.map(([code]) => code), data.cities.map(([, key]) => key), data.names.map(([key]) => key)])
      expect(keys.every((key, index) => index === 0 || keys[index - 1]! <= key)).toBe(true);
    expect(data.names).toHaveLength(otherNames.length);
  });
});
