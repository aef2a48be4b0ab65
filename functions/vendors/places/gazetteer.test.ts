import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { gazetteerOf } from '../../../scripts/build-gazetteer.ts';
import { embeddedPlaces } from './embedded.ts';
import { Gazetteer } from './gazetteer.ts';

let gazetteer: Gazetteer;
beforeAll(() => {
  const { codes } = createRequire(import.meta.url)('zipcodes') as {
    codes: Record<string, Parameters<typeof gazetteerOf>[0][number]>;
  };
  gazetteer = new Gazetteer(gazetteerOf(Object.values(codes)));
});

describe('findCity', () => {
  it.each(['Boston, MA', 'boston ma', 'Boston, Massachusetts', 'BOSTON MASSACHUSETTS', '  Boston ,  ma '])('takes %j', (text) => {
    expect(gazetteer.findCity(text)?.label).toBe('Boston, MA');
  });
  it('finds the biggest of several without a state', () => {
    expect(gazetteer.findCity('Portland')?.label).toBe('Portland, OR');
    expect(gazetteer.findCity('Portland, ME')?.label).toBe('Portland, ME');
  });
  it('takes St. Louis and Saint Louis for one place', () => {
    const place = gazetteer.findCity('Saint Louis, MO');
    expect(place).not.toBeNull();
    expect(gazetteer.findCity('St. Louis, MO')).toEqual(place);
    expect(gazetteer.findCity('st louis missouri')).toEqual(place);
  });
  it('takes a name that is a state too for a city', () => {
    expect(gazetteer.findCity('New York')?.label).toBe('New York, NY');
    expect(gazetteer.findCity('Washington')?.label).toMatch(/^Washington, /);
  });
  it.each(['', ',', 'Xyzzyville', 'Boston, Narnia', '🙂', 'a'.repeat(200)])('finds nothing by %j', (text) => {
    expect(gazetteer.findCity(text)).toBeNull();
  });
});

describe('where a city lies', () => {
  it('is not drawn to the middle of its county by post boxes', () => {
    // Framingham's own codes lie around 42.30 N 71.43 W; its post boxes carry the middle of Middlesex County, ten miles off.
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
  it.each(['00000', '99999', '0210', '021088', 'K1A 0B1'])('knows no %j', (text) => {
    expect(gazetteer.findZip(text)).toBeNull();
  });
});

describe('suggest', () => {
  const labels = (text: string) => gazetteer.suggest(text, 5).map(({ label }) => label);
  it('puts the biggest first', () => expect(labels('bost')[0]).toBe('Boston, MA'));
  it('narrows by a state that is only begun', () => expect(labels('Springfield, Mass')).toEqual(['Springfield, MA']));
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
