import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composePlanPdf } from '#functions/documents/plan/plan-pdf.ts';
import type { Arrangement } from '#shared/model/arrangement.ts';
import { gplLine, planSection, priceUnit } from '#shared/model/enumerations/pricing.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { type PricedPlan, pricedPlanSchema } from '#shared/model/priced-plan.ts';
import { startingChoices } from '#shared/planner/choices.ts';
import { servicesOf } from '#shared/planner/offers.ts';
import { pricePlan } from '#shared/pricing/price-plan.ts';
import { formatCents } from '#shared/values/money.ts';
import { sampleArrangement } from '#test/world/sample-plan.ts';
import { world } from '#test/world/world.ts';
import { samplePlannerHome } from '#world/sample-planner-home.ts';
import { planViewOf } from './priced-plan-view.ts';
import { fonts, readPdf } from './read-pdf.ts';

const home: PlannerHome = samplePlannerHome(world.homes[0]!.profile.name, world);
const template = home.templates[0]!;
const printedOn = '2026-07-04';

const arrangementOf = (changes: Partial<Arrangement> = {}) =>
  sampleArrangement({
    arrangementId: '0197a000-0000-7000-8000-000000000001',
    providerLocationId: home.locationId,
    completedFinalStep: 14,
    dispositionType: template.dispositionType,
    selectedTemplate: template.id,
    selectedDisplayServices: startingChoices(home, template),
    ...changes,
  });

const nothing: PricedPlan = { lines: [], unpriced: [], dropped: [], totalCents: 0 };
const planOf = (changes: Partial<Arrangement> = {}, priced = nothing) => planViewOf(home, arrangementOf(changes), priced);
const compose = (plan = planOf(), at: PlannerHome | undefined = home) => composePlanPdf(fonts, { plan, home: at, printedOn });
const withoutBreaks = (text: string) => text.replace(/\s+/g, ' ');

/** People's names, one in each script that documents support. */
const names = [
  ['Walter', 'Marsh-Ångström'],
  ['Nguyễn', 'Thị Minh Khai'],
  ['Ελένη', 'Παπαδοπούλου'],
  ['Наталья', 'Шевченко'],
  ['דָּוִד', 'בן־גוריון'],
  ['محمد', 'بن عبد الله الهاشمي'],
  ['क्षितिज', 'विश्वकर्मा'],
  ['王', '小明'],
  ['山田', 'さくら'],
  ['박영희', '김철수'],
] as const;
const contacts = names.map(([firstName, lastName], index) => ({
  contactType: 'contact' as const,
  firstName,
  middleName: '',
  lastName,
  relationship: 'sibling' as const,
  email: `person${index}@example.com`,
  phoneNumber: '',
}));

const word = fc.stringMatching(/^[A-Z][a-z]{2,12}$/);
const label = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
const line = fc.record({
  key: fc.uuid(),
  section: fc.constantFrom(...planSection.values),
  label,
  detail: fc.constantFrom('', 'A quiet hour.\nAnd a second line.'),
  quantity: fc.integer({ min: 1, max: 40 }),
  unit: fc.constantFrom(...priceUnit.values),
  unitCents: fc.integer({ min: 0, max: 900_000 }),
  gplLine: fc.constantFrom(null, ...gplLine.values),
  of: fc.constant(null),
  why: fc.constantFrom(
    { kind: 'chosen' as const },
    { kind: 'non-declinable' as const },
    { kind: 'follows' as const, because: 'An evening with friends', question: 'How long shall it be?' },
    { kind: 'required' as const, by: 'cemetery' as const, reason: 'The ground is soft.' },
    { kind: 'tax' as const, ratePpm: 62_500 },
  ),
  includes: fc.array(fc.record({ label, gplLine: fc.constant(null), aLaCarteCents: fc.constantFrom(null, 39_500) }), {
    maxLength: 3,
  }),
});
const pricedPlans = fc
  .record({
    lines: fc.array(line, { maxLength: 40 }),
    unpriced: fc.array(fc.record({ key: fc.uuid(), label, reason: label }), { maxLength: 4 }),
  })
  .map(({ lines, unpriced }): PricedPlan => {
    const priced = lines.map((each) => ({ ...each, amountCents: each.quantity * each.unitCents }));
    return { lines: priced, unpriced, dropped: [], totalCents: priced.reduce((sum, { amountCents }) => sum + amountCents, 0) };
  });

/** Homes of the sample world, each with random choices from everything that one of its packages offers. */
const homes = world.homes.slice(0, 8).map(({ profile }) => samplePlannerHome(profile.name, world));
const realPlans = fc
  .record({
    home: fc.constantFrom(...homes.filter(({ templates }) => templates.length > 0)),
    nth: fc.nat(),
    chosen: fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
    quantities: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 30, maxLength: 30 }),
  })
  .map(({ home: at, nth, chosen, quantities }) => {
    const picked = at.templates[nth % at.templates.length]!;
    const categories = new Set(picked.templateMerchandiseCategories.map(({ itemCategoryId }) => itemCategoryId));
    const items = at.items.filter(({ itemCategoryId }) => categories.has(itemCategoryId));
    const changes: Partial<Arrangement> = {
      dispositionType: picked.dispositionType,
      selectedTemplate: picked.id,
      selectedDisplayServices: [
        ...servicesOf(at, picked, picked.dispositionType)
          .filter((_, index) => chosen[index % chosen.length])
          .map(({ id }) => ({ displayServiceId: id, isAddOn: false, answers: [], items: [] })),
        ...items.slice(0, quantities.length).flatMap(({ id }, index) => {
          const quantity = quantities[index]!;
          if (quantity === 0) return [];
          return [{ displayServiceId: id, isAddOn: false, answers: [], items: [{ locationItemId: id, quantity }] }];
        }),
      ],
    };
    return { home: at, changes };
  });

const runs = process.env.YARROW_DEEP === '1' ? 500 : 50;

/** Expects every line in the file with its amount, in the account's order, and then the total. */
async function expectAgreement(bytes: Uint8Array, priced: PricedPlan): Promise<void> {
  const text = withoutBreaks((await readPdf(bytes)).text);
  const account = text.slice(text.indexOf('Item Quantity Amount'));
  let at = 0;
  const ordered = planSection.values.flatMap((section) => priced.lines.filter((each) => each.section === section));
  const expected = ordered.flatMap(({ label, amountCents }) => [label, formatCents(amountCents)]);
  for (const words of [...expected, `Total ${formatCents(priced.totalCents)}`, ...priced.unpriced.map(({ label }) => label)]) {
    const found = (ordered.length > 0 ? account : text).indexOf(words, at);
    expect(found, words).toBeGreaterThanOrEqual(at);
    at = found + words.length;
  }
  expect(text.match(/ not priced/g)?.length ?? 0).toBe(priced.unpriced.length);
}

describe('the PDF of a plan', () => {
  it('says what it is: title, language, author, outline, structure, numbered pages', async () => {
    const read = await readPdf(compose().bytes);
    expect(read.info).toMatchObject({
      PDFFormatVersion: '1.7',
      Title: 'Plan for Walter Marsh',
      Language: 'en-US',
      Author: 'Yarrow',
    });
    expect(read.isTagged).toBe(true);
    expect(read.outline).toEqual(['Plan for Walter Marsh', 'What it costs', 'What you chose', 'People', 'What is still missing']);
    expect(read.roles).toEqual(expect.arrayContaining(['Document', 'Sect', 'H1', 'H2', 'P']));
    for (const [index, page] of read.pages.entries()) expect(page).toContain(`Page ${index + 1} of ${read.pages.length}`);
    expect(withoutBreaks(read.text)).toContain('Charges are only for those items that you selected or that are required.');
    expect(read.text).toContain('July 4, 2026');
  });

  it('contains every name as written, in any script', async () => {
    const { bytes, missingCharacters } = compose(planOf({ timing: 'pre-need', type: 'myself', contacts }));
    expect(missingCharacters).toEqual([]);
    const text = withoutBreaks((await readPdf(bytes)).text);
    for (const [first, last] of names) expect(text).toContain(`${first} ${last}`.normalize('NFC'));
  });

  it('agrees with the account to the cent, whatever is in it: every line, what has no price, and the total', () =>
    fc.assert(
      fc.asyncProperty(pricedPlans, async (priced) => {
        pricedPlanSchema.parse(priced);
        await expectAgreement(compose(planOf({}, priced)).bytes, priced);
      }),
      { numRuns: runs },
    ));

  it('agrees with what the planner and the server say that a plan costs', () =>
    fc.assert(
      fc.asyncProperty(realPlans, async ({ home: at, changes }) => {
        const arrangement = arrangementOf({ providerLocationId: at.locationId, ...changes });
        const priced = pricePlan(at, arrangement);
        await expectAgreement(compose(planViewOf(at, arrangement, priced), at).bytes, priced);
      }),
      { numRuns: runs },
    ));

  it('is the same file for the same plan, and different on another day', () => {
    const [one, two] = [compose(), compose()];
    expect(one.bytes.equals(two.bytes)).toBe(true);
    const later = composePlanPdf(fonts, { plan: planOf(), home, printedOn: '2026-07-05' });
    expect(one.bytes.equals(later.bytes)).toBe(false);
  });

  it('reports what no font has and prints everything else', async () => {
    const { bytes, missingCharacters } = compose(planOf({ name: 'For Ann 🌸' }));
    expect(missingCharacters).toEqual(['🌸']);
    expect((await readPdf(bytes)).info.Title).toBe('For Ann 🌸');
  });

  it('escapes what would otherwise be markup or end a string', async () => {
    const title = String.raw`A </rdf:li> & "plan" (of\ two))`;
    expect((await readPdf(compose(planOf({ name: title })).bytes)).info.Title).toBe(title);
  });

  it('still prints from stored data when the home is gone', async () => {
    const priced: PricedPlan = {
      ...nothing,
      unpriced: [{ key: 'grave', label: 'Opening the grave', reason: 'Paid to the cemetery.' }],
    };
    const text = withoutBreaks(
      (await readPdf(composePlanPdf(fonts, { plan: planOf({}, priced), home: undefined, printedOn }).bytes)).text,
    );
    expect(text).toContain(home.name);
    expect(text).toContain('Opening the grave');
    expect(text).toContain('isn’t taking plans on Yarrow right now');
  });

  it('says that prices have changed since it was saved', async () => {
    const read = await readPdf(compose({ ...planOf(), revision: 'before' }).bytes);
    expect(withoutBreaks(read.text)).toContain('have changed since this plan was saved');
    expect(withoutBreaks(read.text)).toContain('As of July 2, 2026');
  });

  it('has the days of the home’s own zone', async () => {
    const plan = {
      ...planOf(),
      revision: 'before',
      updatedOn: '2026-07-03T09:30:00.000Z',
      submittedOn: '2026-07-04T09:59:00.000Z',
    };
    const { text } = await readPdf(compose(plan, { ...home, timeZone: 'Pacific/Honolulu' }).bytes);
    expect(withoutBreaks(text)).toContain('As of July 2, 2026');
    expect(withoutBreaks(text)).toContain('July 3, 2026');
  });

  it('names a required answer that is missing', async () => {
    const { text } = await readPdf(compose().bytes);
    expect(text).toContain('Missing');
  });

  it('wraps the longest allowed names', async () => {
    const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2).slice(0, 64);
    const { bytes } = compose(
      planOf({
        contacts: [{ ...contacts[0]!, firstName: long, middleName: long, lastName: long }],
        timing: 'pre-need',
        type: 'myself',
      }),
    );
    expect((await readPdf(bytes)).text.replace(/\s+/g, '')).toContain(long + long + long);
  });
});
