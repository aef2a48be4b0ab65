// Facts about names that the sources don't have: boroughs, territories, what people call a place, and what it used to be called.
import type { PopulatedPlace } from './sources.ts';

/** Places that aren't postal cities. Points are GeoNames', or the middle of a borough or territory by the Census Bureau; people as counted in 2020. */
export const namedAreas: readonly PopulatedPlace[] = [
  { name: 'Manhattan', state: 'NY', lat: 40.7834, lon: -73.9663, population: 1_694_251 },
  { name: 'Queens', state: 'NY', lat: 40.7135, lon: -73.8283, population: 2_405_464 },
  { name: 'Utqiagvik', state: 'AK', lat: 71.2906, lon: -156.7887, population: 4_927 },
  { name: 'Guam', state: 'GU', lat: 13.4443, lon: 144.7937, population: 153_836 },
  { name: 'Puerto Rico', state: 'PR', lat: 18.2208, lon: -66.4, population: 3_285_874 },
  { name: 'American Samoa', state: 'AS', lat: -14.2781, lon: -170.7025, population: 49_710 },
  { name: 'Northern Mariana Islands', state: 'MP', lat: 15.2123, lon: 145.7545, population: 47_329 },
  { name: 'U.S. Virgin Islands', state: 'VI', lat: 18.3419, lon: -64.9307, population: 87_146 },
  { name: 'Tafuna', state: 'AS', lat: -14.3358, lon: -170.72, population: 7_988 },
];

/** Other names for a place: what people say, what it used to be called, how mapmakers or its residents write it. */
export const otherNames: readonly (readonly [name: string, place: string, state: string])[] = [
  ['NYC', 'New York', 'NY'],
  ['New York City', 'New York', 'NY'],
  ['The Bronx', 'Bronx', 'NY'],
  ['LA', 'Los Angeles', 'CA'],
  ['SF', 'San Francisco', 'CA'],
  ['San Fran', 'San Francisco', 'CA'],
  ['Philly', 'Philadelphia', 'PA'],
  ['Vegas', 'Las Vegas', 'NV'],
  ['NOLA', 'New Orleans', 'LA'],
  ['ATL', 'Atlanta', 'GA'],
  ['DC', 'Washington', 'DC'],
  ['Washington DC', 'Washington', 'DC'],
  ['SLC', 'Salt Lake City', 'UT'],
  ['Indy', 'Indianapolis', 'IN'],
  ['Cincy', 'Cincinnati', 'OH'],
  ['OKC', 'Oklahoma City', 'OK'],
  ['Saint Pete', 'Saint Petersburg', 'FL'],
  ['San Buenaventura', 'Ventura', 'CA'],
  ['Barrow', 'Utqiagvik', 'AK'],
  ['Denali', 'Denali National Park', 'AK'],
  ['McKinley Park', 'Denali National Park', 'AK'],
  ['Mauch Chunk', 'Jim Thorpe', 'PA'],
  ['Agana', 'Hagatna', 'GU'],
  ['Charlotte Amalie', 'Saint Thomas', 'VI'],
  ['Saint Croix', 'Christiansted', 'VI'],
  ['CNMI', 'Northern Mariana Islands', 'MP'],
  ['Northern Marianas', 'Northern Mariana Islands', 'MP'],
  ['Virgin Islands', 'U.S. Virgin Islands', 'VI'],
  ['USVI', 'U.S. Virgin Islands', 'VI'],
];

/** The name that the post office still uses, and the one that the place took: its ZIP codes use the new one. */
export const renamed: readonly (readonly [former: string, now: string, state: string])[] = [['Barrow', 'Utqiagvik', 'AK']];
