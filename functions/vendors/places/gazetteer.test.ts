import { describe, expect, it } from 'vitest';
import { gazetteerOf } from '../../../scripts/build-gazetteer.ts';
import { gazetteerSources } from '../../../scripts/gazetteer/sources.ts';
import { embeddedPlaces } from './embedded.ts';
import { Gazetteer } from './gazetteer.ts';

const gazetteer = new Gazetteer(gazetteerOf(gazetteerSources()).data);

describe('findCity', () => {
  it.each(['Boston, MA', 'boston ma', 'Boston, Massachusetts', 'BOSTON MASSACHUSETTS', '  Boston ,  ma '])(
    'accepts %j',
    (text) => {
      expect(gazetteer.findCity(text)?.label).toBe('Boston, MA');
    },
  );
  it('finds the biggest of several without a state', () => {
    expect(gazetteer.findCity('Portland')?.label).toBe('Portland, OR');
    expect(gazetteer.findCity('Portland, ME')?.label).toBe('Portland, ME');
  });
  it('treats St. Louis and Saint Louis as one place', () => {
    const place = gazetteer.findCity('Saint Louis, MO');
    expect(place).not.toBeNull();
    expect(gazetteer.findCity('St. Louis, MO')).toEqual(place);
    expect(gazetteer.findCity('st louis missouri')).toEqual(place);
  });
  it('treats a name that is also a state as a city', () => {
    expect(gazetteer.findCity('New York')?.label).toBe('New York, NY');
    expect(gazetteer.findCity('Washington')?.label).toMatch(/^Washington, /);
  });
  it.each(['', ',', 'Xyzzyville', 'Boston, Narnia', '🙂', 'a'.repeat(200)])('finds nothing for %j', (text) => {
    expect(gazetteer.findCity(text)).toBeNull();
  });
});

describe('others', () => {
  it('begins with the largest city one mistake away', () => {
    expect(gazetteer.findCity('Brooklin')?.label).toBe('Brooklin, ME');
    expect(gazetteer.others('Brooklin')[0]?.label).toBe('Brooklyn, NY');
  });
  it('puts cities of the same name before other spellings', () => {
    expect(gazetteer.others('Portland')[0]?.label).toBe('Portland, ME');
  });
  it('stays in the state that was typed', () => {
    expect(gazetteer.others('Brooklin, ME').filter(({ label }) => !label.endsWith(', ME'))).toEqual([]);
  });
  it('has none for a ZIP code', () => {
    expect(gazetteer.others('02118')).toEqual([]);
  });
});

describe('the place of a city', () => {
  it('is not drawn to the middle of its county by PO boxes', () => {
    // Framingham's own codes are around 42.30 N 71.43 W; its PO boxes have the middle of Middlesex County, ten miles off.
    const place = gazetteer.findCity('Framingham, MA');
    expect(place?.lat).toBeCloseTo(42.3, 1);
    expect(place?.lon).toBeCloseTo(-71.43, 1);
  });
});

describe('findZip', () => {
  it('finds a code, with or without its four', () => {
    expect(gazetteer.findZip('02108')?.label).toBe('Boston, MA 02108');
    expect(gazetteer.findZip(' 02108-1234 ')?.label).toBe('Boston, MA 02108');
  });
  it.each(['00000', '99999', '0210', '021088', 'K1A 0B1'])("doesn't know %j", (text) => {
    expect(gazetteer.findZip(text)).toBeNull();
  });
});

describe('suggest', () => {
  const labels = (text: string) => gazetteer.suggest(text, 5).map(({ label }) => label);
  it('puts the biggest first', () => expect(labels('bost')[0]).toBe('Boston, MA'));
  it('narrows by a state that is only partly typed', () => expect(labels('Springfield, Mass')).toEqual(['Springfield, MA']));
  it('completes ZIP codes', () => expect(labels('0210')).toContain('02108'));
  it('suggests nothing for nothing', () => expect(labels('   ')).toEqual([]));
});

describe('the embedded places service', () => {
  const places = () => embeddedPlaces(async () => gazetteer);
  it('completes a street address in a town', async () => {
    const [first] = await places().suggestAddresses('12 Mai, Bost', undefined, 'US', 10);
    expect(first).toMatchObject({ kind: 'address', label: '12 Main St', detail: 'Boston, MA' });
  });
  it('has no addresses abroad', async () => {
    expect(await places().suggestAddresses('12 Main', undefined, 'FR', 10)).toEqual([]);
  });
  it('finds a made-up business and its reviews', async () => {
    const [found] = await places().suggestEstablishments('alder waltham', 5);
    expect(found?.label).toBe('Alder Brook Funeral Home');
    expect((await places().details(found?.id ?? ''))?.reviews.length).toBe(3);
    expect(await places().details('nobody')).toBeNull();
  });
});

describe('names', () => {
  it.each([
    ['NYC', 'New York, NY'],
    ['New York City, NY', 'New York, NY'],
    ['The Bronx', 'Bronx, NY'],
    ['Queens, New York', 'Queens, NY'],
    ['Brooklyn', 'Brooklyn, NY'],
    ['Manhattan', 'Manhattan, NY'],
    ['Manhattan, KS', 'Manhattan, KS'],
    ['Staten Island', 'Staten Island, NY'],
    ['LA', 'Los Angeles, CA'],
    ['SF', 'San Francisco, CA'],
    ['Philly', 'Philadelphia, PA'],
    ['Washington, D.C.', 'Washington, DC'],
    ['Washington District of Columbia', 'Washington, DC'],
    ['Fort Worth', 'Fort Worth, TX'],
    ['Ft. Worth, Texas', 'Fort Worth, TX'],
    ['Mt. Vernon, NY', 'Mount Vernon, NY'],
    ['Barrow', 'Utqiagvik, AK'],
    ['Utqiagvik, Alaska', 'Utqiagvik, AK'],
    ['Utqiaġvik', 'Utqiagvik, AK'],
    ['Denali', 'Denali National Park, AK'],
    ['Guam', 'Guam, GU'],
    ['Puerto Rico', 'Puerto Rico, PR'],
    ['American Samoa', 'American Samoa, AS'],
    ['Saipan', 'Saipan, MP'],
    ['US Virgin Islands', 'U.S. Virgin Islands, VI'],
    ['Charlotte Amalie, VI', 'St Thomas, VI'],
    ['Lakewood, CO', 'Lakewood, CO'],
  ])('%s is %s', (text, label) => {
    expect(gazetteer.findCity(text)?.label).toBe(label);
  });

  it('suggest what they mean first', () => {
    expect(gazetteer.suggest('nyc', 5)[0]?.label).toBe('New York, NY');
    expect(gazetteer.suggest('phill', 5).map(({ label }) => label)).toContain('Philadelphia, PA');
  });
});

describe('a typing mistake', () => {
  it.each([
    ['Bostn, MA', 'Boston, MA'],
    ['Bsoton, MA', 'Boston, MA'],
    ['Bostonn', 'Boston, MA'],
    ['Noston, MA', 'Boston, MA'],
    ['Philadelpia', 'Philadelphia, PA'],
    ['Philidelphia PA', 'Philadelphia, PA'],
    ['Pittsburg, PA', 'Pittsburgh, PA'],
    ['Alburquerque', 'Albuquerque, NM'],
    ['Cincinatti, OH', 'Cincinnati, OH'],
    ['New Yrok', 'New York, NY'],
    ['Boston, Massachusets', 'Boston, MA'],
    ['St. Lous, MO', 'Saint Louis, MO'],
  ])('is forgiven: %s is %s', (text, label) => {
    expect(gazetteer.findCity(text)).toBeNull();
    expect(gazetteer.guess(text)).toMatchObject({ label, match: 'spelling' });
  });

  it('is never found in a valid name', () => {
    for (const [text, label] of [
      ['Pittsburg, KS', 'Pittsburg, KS'],
      ['Bostic, NC', 'Bostic, NC'],
      ['Alburquerque, NM', undefined],
    ] as const)
      expect(gazetteer.findCity(text)?.label).toBe(label);
  });

  it.each(['', ',', 'Xyzzyville', 'Boston, Narnia', '🙂', 'a'.repeat(200), 'Rme', 'Smith & Sons Funeral Home', '00000'])(
    'is not found in %j, which is close to nothing',
    (text) => expect(gazetteer.guess(text)).toBeNull(),
  );

  it('is forgiven while the name is still being typed', () => {
    const labels = (text: string) => gazetteer.suggestSimilar(text, 5).map(({ label }) => label);
    expect(labels('Philadlp')).toContain('Philadelphia, PA');
    expect(labels('Bostn, MA')).toEqual(['Boston, MA']);
    expect(labels('xy')).toEqual([]);
  });
});

describe('a ZIP code that we don’t know', () => {
  it('leads to the largest city of the codes with the same first three digits', () => {
    expect(gazetteer.findZip('02198')).toBeNull();
    expect(gazetteer.guess('02198')).toMatchObject({ label: 'Boston, MA', match: 'zip-area' });
    expect(gazetteer.guess('02198-1234')).toMatchObject({ label: 'Boston, MA' });
  });
});
