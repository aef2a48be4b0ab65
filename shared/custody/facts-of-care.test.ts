import { describe, expect, it } from 'vitest';
import { AT, soundFacts } from '#test/world/sound-gate.ts';
import { gateOf } from '../gates/gate-of.ts';
import type { TagFinding, TagSubject } from '../model/enumerations/tag.ts';
import type { CaseTags } from '../model/tag.ts';
import { type CareSources, factsOfCare } from './facts-of-care.ts';
import type { CareValues } from './pages/care-field.ts';

const ago = (minutes: number) => new Date(AT.getTime() - minutes * 60_000).toISOString();
const whom = (by: string, minutes: number) => ({ by, byName: by, on: ago(minutes) });

const tag = (code: string, more: Partial<CaseTags['tags'][number]> = {}): CaseTags['tags'][number] => ({
  ...{ id: code, code, role: 'primary', subject: 'decedent', bound: { ...whom('ida', 600), how: 'tag-scanned' } },
  ...more,
});
const check = (by: string, minutes: number, finding: TagFinding = 'confirmed', code = 'ONE') => ({
  ...whom(by, minutes),
  ...{ code, how: 'tag-scanned' as const, finding },
});
const page = (values: CareValues = {}, closed?: object) => ({ values, names: {}, ...(closed ? { closed } : {}) });

const sources = (changes: Partial<CareSources> = {}): CareSources => ({
  tags: { tags: [tag('ONE')], checks: [] },
  identification: page({ identificationKind: 'viewing', result: 'confirmed' }, {}),
  intake: page(),
  remains: page(),
  doubtedOn: undefined,
  ...changes,
});
const withChecks = (checks: CaseTags['checks'], tags = [tag('ONE')]) => factsOfCare(sources({ tags: { tags, checks } }));
const statusOf = (changes: Partial<CareSources>, key: string) => {
  const { identification: _, ...others } = soundFacts('cremation');
  const facts = { ...others, ...factsOfCare(sources(changes)) };
  return gateOf('cremation', facts, AT).find((each) => each.key === key)?.status;
};

describe('the comparisons that a gate counts', () => {
  it('are those with the tag that is on the person now, by two accounts, within the hour before', () => {
    const tags = [tag('ONE')];
    const both = (checks: CaseTags['checks']) => [
      statusOf({ tags: { tags, checks } }, 'V1'),
      statusOf({ tags: { tags, checks } }, 'V2'),
    ];
    expect(both([check('tom', 20), check('ida', 300)])).toEqual(['met', 'met']);
    expect(both([check('tom', 60), check('ida', 300)])).toEqual(['met', 'met']);
    expect(both([check('tom', 61), check('ida', 300)])).toEqual(['met', 'missing']);
    expect(both([check('ida', 20), check('ida', 300)])).toEqual(['met', 'missing']);
    expect(both([])).toEqual(['missing', 'missing']);
    expect(withChecks([check('tom', 20, 'confirmed', 'OLD'), check('ida', 300)]).comparisons).toEqual([
      { by: 'ida', on: ago(300), agrees: true },
    ]);
  });

  it('are none from before one differed, and that one alone until two people have settled it', () => {
    const differs = check('tom', 30, 'not-them');
    expect(withChecks([check('ana', 5), check('ida', 9), differs, check('ida', 300)]).comparisons).toEqual([
      { by: 'ana', on: ago(5), agrees: true },
      { by: 'ida', on: ago(9), agrees: true },
    ]);
    expect(withChecks([check('ana', 5), differs, check('ida', 300)]).comparisons).toEqual([
      { by: 'tom', on: ago(30), agrees: false },
    ]);
    expect(withChecks([differs, check('ida', 300)]).comparisons).toEqual([{ by: 'tom', on: ago(30), agrees: false }]);
    expect(statusOf({ tags: { tags: [tag('ONE')], checks: [differs, check('ida', 300)] } }, 'V1')).toBe('missing');
    for (const finding of ['not-them', 'other-case', 'found-elsewhere'] as const)
      expect(statusOf({ tags: { tags: [tag('ONE')], checks: [check('tom', 5, finding)] } }, 'H')).toBe('missing');
  });

  it('are those since the person changed hands', () => {
    const tags = { tags: [tag('ONE')], checks: [check('tom', 20), check('ida', 30), check('ana', 300)] };
    const since = (comparedFrom: string) => factsOfCare(sources({ tags, comparedFrom })).comparisons?.map(({ by }) => by);
    expect([since(ago(400)), since(ago(30)), since(ago(5))]).toEqual([['tom', 'ida', 'ana'], ['tom', 'ida'], []]);
  });

  it('are those of the person for a cremation, not those of the pouch or of cremated remains', () => {
    const of = (subject: TagSubject, role: 'primary' | 'outer') => withChecks([check('tom', 5)], [tag('ONE', { subject, role })]);
    expect(of('decedent', 'primary').comparisons).toHaveLength(1);
    expect(of('decedent', 'outer').comparisons).toEqual([]);
    expect(of('cremated-remains', 'primary').comparisons).toEqual([]);
  });
});

describe('what stops everything final', () => {
  it('is a doubtful identification, a relative’s doubt, and two primary tags', () => {
    const holdOf = (changes: Partial<CareSources>) => factsOfCare(sources(changes)).custody?.hold;
    expect(holdOf({})).toBeUndefined();
    for (const result of ['doubtful', 'not-them'])
      expect(holdOf({ identification: page({ identificationKind: 'viewing', result }) })?.link).toMatchObject({
        carePage: 'identification',
      });
    expect(holdOf({ doubtedOn: ago(5) })?.words).toMatch(/^A relative said that this does not look like them\./);
    const two = { tags: [tag('ONE'), tag('TWO')], checks: [] };
    expect(holdOf({ tags: two })?.link).toEqual({ page: 'tags' });
    expect(factsOfCare(sources({ tags: two })).custody?.primaryTags).toBe(2);
    expect(statusOf({ handOff: { isOpen: true, isActorCustodian: true } }, 'H')).toBe('missing');
    expect(statusOf({ handOff: { isOpen: false, isActorCustodian: false } }, 'H')).toBe('missing');
  });
});

describe('an identification', () => {
  it('counts once the page is closed by name, and not while a relative doubts it', () => {
    expect(statusOf({}, 'D')).toBe('met');
    expect(statusOf({ identification: page({ identificationKind: 'viewing', result: 'confirmed' }) }, 'D')).toBe('missing');
    expect(statusOf({ doubtedOn: ago(5) }, 'D')).toBe('missing');
    expect(statusOf({ identification: page() }, 'D')).toBe('missing');
    expect(factsOfCare(sources({ identification: page({ identificationKind: 'waived' }, {}) })).identification).toEqual({
      ...{ kind: 'waived', result: 'confirmed', isClosed: true },
    });
  });
});

describe('a release', () => {
  const said: CareValues = {
    ...{ recipient: 'ruth', papersAgree: true, releaseMethod: 'in-person', idSeenKind: 'passport' },
    recipientSignature: { signatureType: 'type', typeText: 'Ruth' },
  };
  const releaseOf = (values: CareValues, checks = [check('tom', 5)]) =>
    factsOfCare(
      sources({
        remains: { values, names: { ruth: 'Ruth Okafor' }, closed: {} },
        tags: { tags: [tag('ONE', { subject: 'cremated-remains' })], checks },
      }),
    ).release;

  it('is what the page of the cremated remains says, with the comparison of their own tag', () => {
    const yes = { recipient: 'Ruth Okafor', agrees: { tag: true, disc: true, papers: true }, isIdSeen: true };
    expect(releaseOf(said)).toEqual({ ...yes, isSignedByUs: true, isSignedByRecipient: true });
    expect(releaseOf(said, [])?.agrees.tag).toBe(false);
    expect(releaseOf({ ...said, idSeenKind: 'none' })?.isIdSeen).toBe(false);
    expect(releaseOf({ ...said, recipientSignature: undefined })?.isSignedByRecipient).toBe(false);
    expect(releaseOf({ ...said, releaseMethod: 'mail', idSeenKind: undefined, recipientSignature: undefined })).toMatchObject({
      ...{ isIdSeen: true, isSignedByRecipient: true },
    });
    expect(releaseOf({})).toBeUndefined();
  });
});
