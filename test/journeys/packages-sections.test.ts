import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readSections } from '#functions/table/section.ts';
import type { OwnSection } from '#shared/contract/packages.ts';
import { ok, openCloudTable, refused } from '#test/cloud/cloud.ts';
import { staffOf, type Workshop, workshop } from './parts/package-maker.ts';

const paragraph = (changes: object = {}) => ({
  id: randomUUID(),
  sectionType: 'general',
  title: 'At night',
  text: 'Call us at any hour.',
  isActive: true,
  sortOrder: 0,
  ...changes,
});
const save = ({ staff }: Workshop, section: object, version = 0) => ok<OwnSection>('saveSection', { version, section }, staff);
const all = async ({ staff }: Workshop, sectionType?: string) =>
  (await ok<{ items: OwnSection[] }>('getAllSections', sectionType ? { sectionType } : {}, staff)).items;

describe('the paragraphs of a home’s documents', () => {
  it('are kept by type and order, changed, and archived without being lost', async () => {
    const home = await workshop();
    const night = await save(home, paragraph({ sortOrder: 1 }));
    const first = await save(home, paragraph({ title: 'Welcome' }));
    await save(home, paragraph({ sectionType: 'cash-advance', title: 'Flowers' }));
    expect((await all(home)).map(({ section }) => section.title)).toEqual(['Flowers', 'Welcome', 'At night']);
    expect((await all(home, 'cash-advance')).map(({ section }) => section.title)).toEqual(['Flowers']);
    const { providerLocationId, ...section } = night.section;
    expect(providerLocationId).toBe(home.locationId);
    expect(await save(home, { ...section, isActive: false }, 1)).toMatchObject({ version: 2, section: { isActive: false } });
    expect(await all(home)).toHaveLength(3);
    expect((await readSections(openCloudTable(), home.locationId)).map(({ title }) => title)).toEqual([
      'Flowers',
      first.section.title,
    ]);
  });

  it('leave room for the price list, and can always be shortened', async () => {
    const home = await workshop();
    // Three bytes per character.
    const long = '葬'.repeat(4000);
    const first = paragraph({ text: long });
    await save(home, first);
    for (let count = 1; count < 9; count += 1) await save(home, paragraph({ text: long }));
    expect(await refused('saveSection', { version: 0, section: paragraph({ text: long }) }, home.staff)).toMatchObject({
      status: 400,
      errors: [{ field: 'section.text', message: expect.stringContaining('more text than fits in a price list') }],
    });
    await save(home, paragraph({ text: long, isActive: false }));
    await save(home, { ...first, text: long.slice(1) }, 1);
  });

  it('are refused if they are stale, another home’s, without a heading, or of no type', async () => {
    const [home, stranger] = [await workshop(), await workshop()];
    const {
      section: { providerLocationId: _, ...section },
    } = await save(stranger, paragraph());
    expect(await refused('saveSection', { version: 1, section }, home.staff)).toMatchObject({ status: 404 });
    await save(stranger, { ...section, text: 'Anew' }, 1);
    expect(await refused('saveSection', { version: 1, section }, stranger.staff)).toMatchObject({
      status: 409,
      code: 'stale',
      detail: 'Ada Tester saved this paragraph while you worked on it.',
    });
    expect(await refused('saveSection', { version: 0, section }, stranger.staff)).toMatchObject({ status: 409 });
    for (const [changes, field] of [
      [{ title: ' ' }, 'section.title'],
      [{ sectionType: 'poem' }, 'section.sectionType'],
      [{ text: 'x'.repeat(4001) }, 'section.text'],
    ] as const)
      expect((await refused('saveSection', { version: 0, section: paragraph(changes) }, home.staff)).errors?.[0]?.field).toBe(
        field,
      );
    expect(await refused('getAllSections', { sectionType: 'poem' }, home.staff)).toMatchObject({ status: 400 });
    const staff = await staffOf(home.locationId, 'staff');
    expect(await refused('saveSection', { version: 0, section: paragraph() }, staff)).toMatchObject({ status: 403 });
  });
});
