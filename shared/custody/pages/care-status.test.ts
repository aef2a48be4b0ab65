import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../model/answer.ts';
import { decedentStatus } from '../../model/enumerations/case.ts';
import { carePage } from '../../model/enumerations/custody.ts';
import { dispositionType } from '../../model/enumerations/disposition.ts';
import { type CareField, type CarePage, type CareQuestion, type CareValue, type CareValues, fieldsOf } from './care-field.ts';
import { careStatus, whyNotClose } from './care-status.ts';
import { checkCareValue, isFilled } from './care-values.ts';
import { identificationHold } from './identification-page.ts';
import { carePages } from './index.ts';
import { fluidStrength } from './preparation-page.ts';

const person = '0198f0aa-1111-7222-8333-444455556666';
const signature = { signatureType: 'type', typeText: 'Ida Larkspur' } as const;
const sound: Partial<Record<CareQuestion['kind'], Answer>> = {
  string: 'Words',
  boolean: true,
  date: '2026-05-11',
  'date-time': '2026-05-11T09:00:00.000Z',
  'system-dropdown': person,
  integer: 4,
  decimal: 4.5,
  distance: 12,
  temperature: 38.5,
  weight: 170,
  signature,
};

function answerOf({ kind, options }: CareQuestion, nth: number): Answer {
  const chosen = options?.[nth % options.length]?.id;
  if (chosen !== undefined) return kind === 'checkbox-list' ? [chosen] : chosen;
  return sound[kind] as Answer;
}

const valueFor = (field: CareField, nth: number): CareValue =>
  field.kind === 'rows'
    ? [Object.fromEntries(field.columns.map((column) => [column.name, answerOf(column, nth)]))]
    : answerOf(field, nth);

const pages = fc.constantFrom(...Object.values(carePages));
const facts = fc.record({ dispositionType: fc.option(fc.constantFrom(...dispositionType.values), { nil: undefined }) });

/** Some fields of a page, each with a sound value. */
const filled: fc.Arbitrary<{ page: CarePage; values: CareValues }> = pages.chain((page) => {
  const fields = fieldsOf(page);
  return fc.tuple(...fields.map(() => fc.option(fc.nat(20), { nil: undefined }))).map((given) => ({
    page,
    values: Object.fromEntries(
      fields.flatMap((field, at) => (given[at] === undefined ? [] : [[field.name, valueFor(field, given[at])]])),
    ),
  }));
});

describe('the pages of custody', () => {
  it('are all there, and name each field once', () => {
    for (const name of carePage.values) {
      const names = fieldsOf(carePages[name]).map((field) => field.name);
      expect(carePages[name].page).toBe(name);
      expect(new Set(names).size).toBe(names.length);
      for (const each of names) expect(each).toMatch(/^[a-z][A-Za-z0-9]{0,79}$/);
    }
  });

  it('take a sound value in every field, and refuse one of another kind in words', () => {
    for (const field of Object.values(carePages).flatMap(fieldsOf)) {
      expect(checkCareValue(field, valueFor(field, 0)), field.name).toBeUndefined();
      expect(isFilled(field, valueFor(field, 0)), field.name).toBe(true);
      expect(checkCareValue(field, { odd: 1 }), field.name).toEqual(expect.any(String));
      expect(isFilled(field, undefined)).toBe(false);
    }
  });

  it('say which row of several is wrong', () => {
    const fluids = fieldsOf(carePages.preparation).find(({ name }) => name === 'fluids')!;
    expect(checkCareValue(fluids, [{ kind: 'arterial' }, { amount: 1.5 }])).toMatch(/^Row 2, Ounces of fluid: /);
    expect(checkCareValue(fluids, [{ colour: 'red' }])).toBe('Row 1: nothing is called colour here.');
    expect(
      checkCareValue(
        fluids,
        Array.from({ length: 61 }, () => ({})),
      ),
    ).toBe('Enter 60 rows or fewer.');
    expect(isFilled(fluids, [{ kind: 'arterial' }, {}])).toBe(false);
  });
});

describe('the status of a page', () => {
  const always = (rule: (of: { page: CarePage; values: CareValues }, on: { dispositionType?: never }) => void) =>
    fc.assert(fc.property(filled, facts, (of, on) => rule(of, on as never)));

  it('misses information exactly while something is empty that is needed before work begins', () =>
    always(({ page, values }, on) => {
      const { status, missing, isNeeded } = careStatus(page, values, false, on);
      const needed = fieldsOf(page).filter(({ need, when }) => need === 'start' && (!when || when(values, on)));
      const isEmpty = needed.some((field) => !isFilled(field, values[field.name]));
      expect(status === 'missing-info').toBe(isNeeded && isEmpty);
      if (status === 'missing-info') expect(missing.length).toBeGreaterThan(0);
    }));

  it('is Complete only if everything is filled in and someone closed it, or if it isn’t needed', () =>
    always(({ page, values }, on) => {
      const open = careStatus(page, values, false, on);
      const closed = careStatus(page, values, true, on);
      expect(open.status === 'complete').toBe(!open.isNeeded);
      const isWhole = Object.keys(whyNotClose({ ...page, faults: () => ({}) }, values, on)).length === 0;
      expect(closed.status === 'complete').toBe(!open.isNeeded || isWhole);
      if (closed.status === 'complete') expect(closed.missing).toEqual([]);
    }));

  it('is Ready until something that finishing needs is filled in, and then In progress', () =>
    always(({ page, values }, on) => {
      const { status } = careStatus(page, values, false, on);
      if (status !== 'ready' && status !== 'in-progress') return;
      const finishing = fieldsOf(page).filter(({ need, when }) => need === 'finish' && (!when || when(values, on)));
      expect(status === 'in-progress').toBe(finishing.some((field) => isFilled(field, values[field.name])));
    }));

  it('never goes back when more is filled in of a page without conditions', () =>
    always(({ page, values }, on) => {
      const order = ['missing-info', 'ready', 'in-progress', 'complete'];
      for (const field of fieldsOf(page).filter(({ name, when }) => !when && values[name] === undefined)) {
        const isCondition = fieldsOf(page).some(({ when }) => when?.toString().includes(field.name));
        if (isCondition || page.page === 'preparation' || page.page === 'removal') continue;
        const more = { ...values, [field.name]: valueFor(field, 0) };
        const [before, after] = [values, more].map((each) => order.indexOf(careStatus(page, each, false, on).status));
        expect(after).toBeGreaterThanOrEqual(before!);
      }
    }));

  it('is Requested from the request to a removal service until the home has the person, and then Completed', () => {
    const values = Object.fromEntries(fieldsOf(carePages.removal).map((field) => [field.name, valueFor(field, 1)]));
    const asked = { ...values, removalKind: 'trade-company' };
    const requestAt = (of: CareValues, isClosed: boolean) =>
      decedentStatus.values.map((status) => careStatus(carePages.removal, of, isClosed, { decedentStatus: status }).request);
    const others = decedentStatus.values.length - 3;
    const along = [undefined, 'requested', 'requested', ...Array.from({ length: others }, () => 'completed')];
    expect(requestAt({ removalKind: 'trade-company' }, false)).toEqual(along);
    expect(requestAt(asked, true)).toEqual(along);
    expect(new Set(requestAt({ ...asked, removalKind: 'own-staff' }, true))).toEqual(new Set([undefined]));
    expect(careStatus(carePages.removal, asked, false, { decedentStatus: 'in-care' })).toMatchObject({
      ...{ status: 'in-progress', request: 'completed' },
    });
  });

  it('accepts a photo in place of the signature of a release', () => {
    const values = Object.fromEntries(fieldsOf(carePages.removal).map((field) => [field.name, valueFor(field, 0)]));
    const { releaseSignature: _, ...unsigned } = { ...values, removalKind: 'own-staff' } as CareValues;
    expect(careStatus(carePages.removal, unsigned, true, { photoCount: 0 }).missing).toMatchObject([
      { name: 'releaseSignature' },
    ]);
    expect(whyNotClose(carePages.removal, unsigned, {})).toHaveProperty('releaseSignature');
    expect(careStatus(carePages.removal, unsigned, true, { photoCount: 1 })).toMatchObject({ status: 'complete', missing: [] });
    expect(whyNotClose(carePages.removal, unsigned, { photoCount: 1 })).not.toHaveProperty('releaseSignature');
  });

  it('needs no cremated remains unless the disposition makes some', () => {
    const of = (type: 'burial' | 'cremation') => careStatus(carePages['cremated-remains'], {}, false, { dispositionType: type });
    expect(of('burial')).toEqual({ status: 'complete', isNeeded: false, missing: [] });
    expect(of('cremation')).toMatchObject({ status: 'missing-info', isNeeded: true });
  });

  it('refuses to close what can’t be so: one person twice, times that go back, a doubt', () => {
    expect(whyNotClose(carePages.intake, { receivedBy: person, secondPerson: person }, {})).toMatchObject({
      secondPerson: expect.stringContaining('someone else'),
    });
    const times = { removalKind: 'own-staff', arrivedAt: '2026-05-11T09:00:00.000Z', leftAt: '2026-05-11T08:00:00.000Z' };
    expect(whyNotClose(carePages.removal, times, {}).leftAt).toMatch(/before the time above it/);
    expect(whyNotClose(carePages.identification, { identificationKind: 'viewing', result: 'doubtful' }, {}).result).toMatch(
      /settled/,
    );
    expect(identificationHold({ result: 'not-them' })).toMatch(/not the right person/);
    expect(identificationHold({ result: 'confirmed' })).toBeUndefined();
    expect(whyNotClose(carePages.preservation, { preservationMethod: 'none' }, {})).toEqual({});
  });

  it('refuses to close the cremated remains without an ID, except where nobody shows one', () => {
    const remains = carePages['cremated-remains'];
    const values = Object.fromEntries(fieldsOf(remains).map((field) => [field.name, valueFor(field, 0)]));
    const why = (releaseMethod: string, idSeenKind: string) =>
      whyNotClose(remains, { ...values, releaseMethod, idSeenKind } as CareValues, { dispositionType: 'cremation' }).idSeenKind;
    for (const way of ['in-person', 'cemetery', 'other-home']) {
      expect(why(way, 'none'), way).toBe('Look at this person’s ID, and say which kind it is.');
      expect(why(way, 'passport'), way).toBeUndefined();
    }
    for (const way of ['mail', 'scattered']) expect(why(way, 'none'), way).toBeUndefined();
  });
});

describe('the strength of a fluid', () => {
  it.each([
    [{ index: 25, amount: 16, water: 112 }, 3.1],
    [{ index: 25, amount: 16 }, 25],
    [{ index: 25 }, undefined],
    [{ index: 25, amount: 0, water: 10 }, undefined],
  ])('is its index, thinned by water: %j', (row, strength) => {
    expect(fluidStrength(row)).toBe(strength);
  });
});

it('asks for nobody’s license or signature while someone is only refrigerated', () => {
  const missingWith = (preparationOptions: string[]) =>
    careStatus(carePages.preparation, { preparationOptions }, false, {}).missing.map(({ name }) => name);
  expect(missingWith(['refrigerate-only'])).toEqual([]);
  expect(missingWith(['refrigerate-only', 'shroud'])).toContain('signature');
});
