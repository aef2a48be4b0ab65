import { describe, expect, it } from 'vitest';
import type { CarePageView } from '#shared/contract/custody-pages.ts';
import type { EffectsView } from '#shared/contract/personal-effects-views.ts';
import type { BoundTag, Comparison, TagRow } from '#shared/contract/tags-views.ts';
import { spelledCode } from '#shared/values/tag-code.ts';
import { ok, refused } from '#test/cloud/cloud.ts';
import { keyed, openCase } from './parts/case-desk.ts';
import { fillPage } from './parts/custody-desk.ts';
import {
  addEffect,
  again,
  effectsDesk,
  effectsOf,
  effectsSave,
  moveEffect,
  recordOf,
  release,
  saveEffects,
  saveRefused,
} from './parts/effects-desk.ts';
import { bind, newTags, tagsOf } from './parts/tag-desk.ts';

const bag = { subject: 'effects-bag' };
const typesOf = async (caseId: string) => (await recordOf(caseId)).entries.map(({ type }) => type);

/** Returns a case with a bag that has a tag, and three unused tags. */
async function bagDesk() {
  const of = await effectsDesk();
  const [tag, second, third, fourth] = (await newTags(of.staff, 4)) as [TagRow, TagRow, TagRow, TagRow];
  await bind(of.staff, of.row.id, tag, bag);
  return { ...of, tag, second, third, fourth, code: spelledCode(tag.code) };
}

describe('the tag of a bag of personal effects', () => {
  it('is bound once, several to a case, beside what is in each, and read when that is released', async () => {
    const of = await bagDesk();
    const { staff, row, tag, second, code } = of;
    await bind(staff, row.id, second, bag);
    expect((await tagsOf(staff, row.id)).hold).toBeUndefined();
    const ring = await addEffect(of, { bagTagId: code.toLowerCase(), state: 'stored', handling: 'return-to-family' });
    expect(ring.bagTagId).toBe(code);
    expect((await effectsOf(staff, row.id)).bags.map(({ code: each }) => each)).toEqual([code, spelledCode(second.code)]);
    const move = { id: row.id, effectId: ring.id, version: ring.version, ...release(of) };
    expect(await refused('movePersonalEffect', move, keyed(staff))).toMatchObject({
      status: 400,
      errors: [{ field: 'bag', message: `Scan the tag on its bag, ${code}.` }],
    });
    const wrong = { ...move, bag: { tag: second.id, how: 'tag-scanned' } };
    expect((await refused('movePersonalEffect', wrong, keyed(staff))).detail).toMatch(
      /^This isn’t the tag on the bag that it’s in/,
    );
    const typed = { ...move, bag: { tag: code, how: 'tag-typed' } };
    expect((await refused('movePersonalEffect', typed, keyed(staff))).errors?.[0]?.field).toBe('whyTyped');
    const gone = await moveEffect(of, ring, { ...release(of), bag: { tag: tag.id, how: 'tag-scanned' } });
    expect(gone.effects[0]).toMatchObject({ state: 'released' });
    const { entries, fault } = await recordOf(row.id);
    expect([entries.at(-1)?.data, fault]).toMatchObject([
      { to: 'released', tag: { id: tag.id, code: tag.code }, verifiedHow: ['tag-scanned'] },
      null,
    ]);
    expect(entries[0]?.data).toMatchObject({ tag: { id: tag.id, subject: 'effects-bag', subjectId: tag.id, role: 'primary' } });
  });

  it('goes on with the bag when it’s replaced, and says nothing of who the person is', async () => {
    const of = await bagDesk();
    const { staff, row, tag, second, third, code } = of;
    const ring = await addEffect(of, { bagTagId: code });
    const replaced = {
      caseId: row.id,
      id: tag.id,
      retirement: { reason: 'damaged', note: '' },
      tag: second.id,
      how: 'tag-scanned',
    };
    await ok('replaceTag', replaced, keyed(staff));
    const [now] = (await effectsOf(staff, row.id)).effects;
    expect(now?.bagTagId).toBe(spelledCode(second.code));
    expect((await saveEffects(of, again(now!, { description: 'Gold' }))).effects[0]?.bagTagId).toBe(spelledCode(second.code));
    await bind(staff, row.id, third);
    const colleague = await of.at({ access: 'staff' });
    const compare = (id: string, isThem: boolean, by = staff) =>
      ok<Comparison>('compareTag', { caseId: row.id, tag: id, how: 'tag-scanned', isThem }, keyed(by));
    await compare(third.id, false);
    const ofBag = await compare(second.id, true);
    expect([ofBag.subject, ofBag.tags.hold]).toEqual(['effects-bag', expect.stringMatching(/isn’t them/)]);
    await compare(third.id, true);
    expect((await compare(third.id, true, colleague)).tags.hold).toBeUndefined();
    expect((await saveRefused(of, again(ring, { bagTagId: spelledCode(third.code), version: 2 }))).errors).toMatchObject([
      { field: 'personalEffects.0.bagTagId', message: 'This tag isn’t on a bag.' },
    ]);
  });

  it('of another case is a stop in both records, wherever it’s read; another home’s and an unknown one are the same 404', async () => {
    const of = await bagDesk();
    const { staff, row, tag, second, code } = of;
    const other = await openCase(staff);
    const bound = await ok<BoundTag>('bindTag', { caseId: other.id, tag: tag.id, how: 'tag-scanned', ...bag }, keyed(staff));
    expect(bound).toMatchObject({ tags: [], otherTag: { belongsTo: { id: row.id } } });
    const saved = await ok<EffectsView>('updateDecedentPersonalEffects', effectsSave(other, { bagTagId: code }), keyed(staff));
    expect(saved).toMatchObject({ effects: [], otherTag: { belongsTo: { id: row.id } } });
    expect(await typesOf(other.id)).toEqual(['custody.identity-verified', 'custody.identity-verified']);
    const ring = await addEffect(of, { bagTagId: code, handling: 'return-to-family' });
    await bind(staff, other.id, second, bag);
    const stopped = await moveEffect(of, ring, { ...release(of), bag: { tag: second.id, how: 'tag-scanned' } });
    expect(stopped).toMatchObject({ effects: [{ state: 'on-body' }], otherTag: { belongsTo: { id: other.id } } });
    expect((await typesOf(row.id)).filter((type) => type === 'custody.identity-verified')).toHaveLength(3);
    const elsewhere = await effectsDesk();
    const theirs = await saveRefused(elsewhere, { bagTagId: code });
    const unknown = await saveRefused(elsewhere, { bagTagId: '0000 0000' });
    expect([theirs.status, theirs.detail]).toEqual([404, unknown.detail]);
  });

  it('that is unused or retired is refused beside the field, and the family sees no tag', async () => {
    const of = await bagDesk();
    const { second, tag, row, staff, decider, code } = of;
    const why = async (bagTagId: string) => (await saveRefused(of, { bagTagId })).errors?.[0]?.message;
    expect(await why(second.code)).toBe('This tag isn’t on a bag yet. Bind it to the bag first.');
    await addEffect(of, { bagTagId: code });
    const seen = await effectsOf(decider, row.id);
    expect([seen.bags, 'bagTagId' in seen.effects[0]!]).toEqual([[], false]);
    expect(JSON.stringify(seen)).not.toContain(tag.code.slice(0, 4));
    await ok('retireTag', { caseId: row.id, id: tag.id, retirement: { reason: 'lost', note: '' } }, keyed(staff));
    expect(await why(code)).toMatch(/^This tag was retired\./);
  });

  it('isn’t the person’s: nobody is handed over by it', async () => {
    const { staff, row, tag } = await bagDesk();
    const offer = { caseId: row.id, tag: tag.id, how: 'tag-scanned', to: null, purpose: 'return' };
    expect((await refused('offerHandoff', offer, keyed(staff))).detail).toMatch(/^This is the tag of a bag or a portion\./);
  });
});

describe('the tag of a portion of the cremated remains', () => {
  const portions = (tagId: string) => ({ portions: [{ recipient: 'Ruth Okafor', amount: 'Half', tagId }] });

  it('has to be on a portion of the case, and another case’s is a stop', async () => {
    const of = await bagDesk();
    const { staff, row, second, third, code } = of;
    const save = (id: string, tagId: string) => ({ id, page: 'cremated-remains', changes: portions(tagId), expected: {} });
    const why = async (tagId: string) => (await refused('saveCustodyPage', save(row.id, tagId), keyed(staff))).errors?.[0];
    expect(await why(code)).toMatchObject({ field: 'changes.portions', message: 'This tag isn’t on a portion.' });
    expect((await why(second.code))?.message).toMatch(/^This tag isn’t on a portion yet\./);
    await bind(staff, row.id, second, { subject: 'portion' });
    await bind(staff, row.id, third, { subject: 'portion' });
    expect((await fillPage(staff, row.id, 'cremated-remains', portions(second.code))).values).toMatchObject(
      portions(second.code),
    );
    const other = await openCase(staff);
    const view = await ok<CarePageView>('saveCustodyPage', save(other.id, third.code), keyed(staff));
    expect([view.values.portions, view.otherTag?.belongsTo?.id]).toEqual([undefined, row.id]);
    expect((await refused('saveCustodyPage', save(row.id, '0000 0000'), keyed(staff))).status).not.toBe(200);
  });
});
