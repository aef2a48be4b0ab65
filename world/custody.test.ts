import { describe, expect, it } from 'vitest';
import { composeCustodyPdf } from '#functions/documents/custody/custody-pdf.ts';
import { packCustody } from '#functions/documents/custody/custody-zip.ts';
import { carePagesIn } from '#functions/table/care-page.ts';
import { type CaseRecord, caseRecordIn } from '#functions/table/case.ts';
import { headIn, linksIn } from '#functions/table/chain.ts';
import { custodyStateIn } from '#functions/table/custody.ts';
import { fromItem } from '#functions/table/item.ts';
import type { EffectRow } from '#functions/table/personal-effects.ts';
import { caseTagsIn } from '#functions/table/tag.ts';
import { chainExport } from '#shared/chain/chain-export.ts';
import { type CustodyWords, custodyChain } from '#shared/custody/custody-record.ts';
import { moveFaults, moveRefusal, nextStates } from '#shared/custody/effects/effect-moves.ts';
import { custodianOf } from '#shared/custody/handoffs/custodian.ts';
import { fieldsOf } from '#shared/custody/pages/care-field.ts';
import { whyNotClose } from '#shared/custody/pages/care-status.ts';
import { checkCareValue } from '#shared/custody/pages/care-values.ts';
import { carePages } from '#shared/custody/pages/index.ts';
import { tagHold } from '#shared/custody/tags/tag-rules.ts';
import { careNow } from '#shared/custody/wall/people-in-care.ts';
import { wallWarnings } from '#shared/custody/wall/wall-warnings.ts';
import type { Contact } from '#shared/model/contact.ts';
import type { Decedent } from '#shared/model/decedent.ts';
import { carePage } from '#shared/model/enumerations/custody.ts';
import { type Handoff, handoffSchema } from '#shared/model/handoff.ts';
import { personalEffectSchema } from '#shared/model/personal-effect.ts';
import { type Tag, tagSchema, tagSheetSchema } from '#shared/model/tag.ts';
import { fonts } from '#test/documents/read-pdf.ts';
import { evidenceVerdict, sortFiles } from '#web/verifier/evidence-verdict.ts';
import { readFiles } from '#web/verifier/read-files.ts';
import { sampleCaseItems } from './cases.ts';
import { caseFacts } from './data/cases.ts';
import { custodyFacts } from './data/custody.ts';
import { generateWorld } from './generate.ts';

const now = new Date('2026-07-15T14:20:00.000Z');
const homes = generateWorld()
  .homes.map(({ profile }) => profile)
  .filter(({ name }) => caseFacts.some(({ home }) => home === name));
const items = (await Promise.all(homes.map((home) => sampleCaseItems(home, now)))).flat();
const of = <Row>(entityType: string, pk?: string): Row[] =>
  items
    .filter((item) => item.entityType === entityType && (pk === undefined || item.pk === pk))
    .map((item) => fromItem<Row>(item));

/** Every sample case, with all of its rows. */
const cases = of<CaseRecord>('case').map((record) => {
  const rows = items.filter(({ pk }) => pk === `CASE#${record.id}`);
  const home = homes.find(({ id }) => id === record.providerLocationId)!;
  return { name: record.decedentFullName, record, rows, home, contacts: of<Contact>('contact', `CASE#${record.id}`) };
});
type SampleCase = (typeof cases)[number];
const called = (name: string): SampleCase => cases.find((each) => each.name === name)!;
const pagesOf = ({ rows }: SampleCase) => carePagesIn(rows, carePage.values);

/** Returns the people in care as the wall shows them. */
const inCare = cases.flatMap((each) => {
  const { record, rows, home } = each;
  const isInCare = custodianOf({}, record.decedentStatus)?.kind === 'home' && record.status === 'active';
  if (!isInCare) return [];
  const pages = pagesOf(each);
  const decedent = fromItem<Decedent>(rows.find(({ entityType }) => entityType === 'decedent')!);
  const death = { on: decedent.dateOfDeath, minutes: decedent.timeOfDeathMinutes };
  const facts = { status: record.decedentStatus, timeZone: home.timeZone, stateCode: home.address.stateCode, death };
  return [{ name: each.name, ...careNow((page) => pages.get(page)!.values, facts) }];
});

describe('the custody of the sample data', () => {
  it('is about existing cases', () => {
    expect(cases.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(custodyFacts)));
  });

  it.each(cases.filter(({ rows }) => linksIn(rows).length > 0).map((each) => [each.name, each] as const))(
    'of %s is a record that its export shows to be whole, in the page that checks it',
    async (_, { record, rows, home }) => {
      const [links, head] = [linksIn(rows), headIn(rows)!];
      const words = rows.flatMap((row) => (row.entityType === 'custody-words' ? (row.words as CustodyWords[]) : []));
      const { caseNumber, decedentFullName } = record;
      const about = { caseId: record.id, caseNumber, decedentFullName, homeName: home.name };
      const { bytes: pdf } = composeCustodyPdf(fonts, {
        about,
        links,
        head,
        words,
        checkpoint: undefined,
        at: now,
        timeZone: 'UTC',
      });
      const ledger = chainExport(custodyChain(record.id), links, head);
      const zip = packCustody({ ledger, links, words, checkpoints: undefined, pdf, verifier: Buffer.from('The page.') });
      const files = sortFiles(await readFiles([new File([new Uint8Array(zip)], 'record.zip')]));
      if ('words' in files) throw new Error(files.words);
      const { isWhole, result, entries, notChecked } = await evidenceVerdict(files);
      const counted =
        links.length === 1 ? 'The one entry of this custody record' : `All ${links.length} entries of this custody record`;
      expect([isWhole, result]).toEqual([true, expect.stringContaining(counted)]);
      expect(entries).toHaveLength(links.length);
      expect(entries.join()).not.toContain('removed');
      expect(notChecked.join()).not.toContain('name and note of');
      // Entries are in the order in which things happened, and none is from later than now.
      const times = links.map(({ text }) => JSON.parse(text).occurredOn as string);
      expect(times).toEqual(times.toSorted());
      expect(times.at(-1)! <= now.toISOString()).toBe(true);
    },
  );

  it('has pages that the product would take, and that could be closed if they are', () => {
    for (const each of cases) {
      const staff = each.home.employees.map(({ id, fullName: text }) => ({ id, text }));
      const relatives = each.contacts.map(({ id, fullName: text }) => ({ id, text }));
      const people = { 'staff-members': staff, 'family-contacts': relatives };
      for (const [name, { values, closed, version }] of pagesOf(each)) {
        const page = carePages[name];
        const known = fieldsOf(page).map((field) => field.name);
        expect(
          Object.keys(values).filter((field) => !known.includes(field)),
          name,
        ).toEqual([]);
        for (const field of fieldsOf(page))
          expect([each.name, name, field.name, checkCareValue(field, values[field.name], people)]).toEqual([
            ...[each.name, name, field.name],
            undefined,
          ]);
        const { dispositionType } = each.record;
        if (closed) expect([each.name, name, whyNotClose(page, values, { dispositionType })]).toEqual([each.name, name, {}]);
        expect(version === 0).toBe(Object.keys(values).length === 0);
      }
    }
  });

  it('puts everyone in care somewhere, read within a day, with one deadline that comes soon', () => {
    const warnings = inCare.flatMap((care) => wallWarnings(care, now).map(({ tone, words }) => [care.name, tone, words]));
    expect(warnings).toEqual([['Harriet Louise Marsh', 'warning', 'Preserve within 5 h']]);
    const cold = ['refrigeration', 'refrigeration', 'refrigeration'];
    expect(inCare.map(({ place }) => place.kind).toSorted()).toEqual(['preparation-room', ...cold, 'remains', 'viewing-room']);
    const readings = inCare.flatMap(({ cold }) => (cold ? [cold.reading] : []));
    expect(readings.length).toBeGreaterThanOrEqual(3);
    for (const reading of readings) expect(now.getTime() - Date.parse(reading!.at)).toBeLessThan(24 * 3_600_000);
  });

  it('has someone at the embalmer, an open offer to the crematory, and cremated remains with their disc', () => {
    expect(pagesOf(called('Harriet Louise Marsh')).get('preparation')).toMatchObject({ values: { embalmer: 'Dana Whitfield' } });
    expect(pagesOf(called('Harriet Louise Marsh')).get('preparation')!.closed).toBeUndefined();
    expect(pagesOf(called('Soledad Ibarra Núñez')).get('cremated-remains')!.values).toMatchObject({ discNumber: '2214' });
    const { record, rows, home } = called('Vera Katherine Sandoval');
    const [stored] = of<Handoff & { caseId: string; locationId: string }>('handoff', `CASE#${record.id}`);
    const { caseId: _case, locationId: _home, ...handoff } = stored!;
    const company = home.employees.find(({ tradeKinds }) => tradeKinds?.includes('crematory'))!;
    expect(handoffSchema.parse(handoff)).toMatchObject({ state: 'offered', to: { kind: 'trade', id: company.id } });
    expect([company.status, company.appUserId]).toEqual(['active', expect.any(String)]);
    expect(rows.some(({ sk }) => sk === `TRADE#${company.id}`)).toBe(true);
    const { custodian, openHandoff } = custodyStateIn(rows);
    expect([custodian?.kind, openHandoff]).toEqual(['home', handoff.id]);
    // The one who offers has compared the tag, and so has somebody else before.
    expect(new Set(caseTagsIn(rows).checks.map(({ by }) => by)).size).toBeGreaterThan(1);
  });

  it('has effects of several kinds in several places, each where it may be by what was decided', () => {
    const effects = of<EffectRow & { pk: string }>('personal-effect');
    for (const { names: _names, addedOn: _added, entry, savedBy: _saved, ...effect } of effects) {
      expect(personalEffectSchema.parse(effect)).toMatchObject({ item: effect.item });
      expect(entry).toBeGreaterThan(0);
      if (!['released', 'shipped', 'destroyed'].includes(effect.state)) continue;
      const { state: to, decidedOn } = effect;
      const before = { ...effect, state: 'stored' as const, ...(decidedOn ? { decidedOn } : {}) };
      expect(nextStates(before)).toContain(to);
      const remains = { status: 'in-care', isElsewhere: false, burns: true } as const;
      const secondPerson = effect.secondPerson ?? effect.destroyWitness;
      const move = { ...effect, to, ...(secondPerson ? { secondPerson } : {}) };
      expect([moveFaults(move), moveRefusal(before, move, { by: 'someone', remains }, new Date(effect.stateOn))]).toEqual([
        {},
        undefined,
      ]);
    }
    const all = (field: 'item' | 'state') => new Set(effects.map((effect) => effect[field]));
    expect([...all('item')]).toEqual(expect.arrayContaining(['watch', 'wedding-ring', 'clothing', 'photograph']));
    expect([...all('state')].toSorted()).toEqual(['destroyed', 'on-body', 'released', 'shipped', 'stored']);
    for (const each of cases)
      expect(each.record.effectsStanding?.items ?? 0, each.name).toBe(
        each.rows.filter(({ entityType }) => entityType === 'personal-effect').length,
      );
  });

  it('takes the tags of each home from one print, and has no case that waits because of its tags', () => {
    const sheets = of<unknown>('tag-sheet').map((sheet) => tagSheetSchema.parse(sheet));
    expect(sheets).toHaveLength(homes.length);
    const tags = of<Tag>('tag').map((tag) => tagSchema.parse(tag));
    expect(new Set(tags.map(({ code }) => code)).size).toBe(tags.length);
    expect(sheets.flatMap((sheet) => sheet.tags).toSorted()).toEqual(tags.map(({ id }) => id).toSorted());
    const counts = of<Record<string, number>>('tag-counts');
    for (const state of ['unbound', 'bound', 'retired'])
      expect(
        counts.reduce((sum, each) => sum + each[state]!, 0),
        state,
      ).toBe(tags.filter((tag) => tag.state === state).length);
    for (const { name, record, rows } of cases) {
      const of = caseTagsIn(rows);
      expect([name, tagHold(of), record.tagsVersion ?? 0]).toEqual([name, undefined, of.version]);
      for (const { id, retired } of of.tags)
        expect(tags.find((tag) => tag.id === id)).toMatchObject({ caseId: record.id, state: retired ? 'retired' : 'bound' });
      expect(caseRecordIn(rows)).toEqual(record);
    }
  });
});
