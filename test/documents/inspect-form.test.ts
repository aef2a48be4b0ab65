import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inspectForm } from '#functions/documents/forms/inspect-form.ts';
import { acroForm, bomb, busyForm, encryptedForm, enlargedForm, flatForm, rotatedForm } from './sample-forms.ts';

const formOf = async (bytes: Uint8Array) => {
  const inspected = await inspectForm(bytes);
  if (!('form' in inspected)) throw new Error(inspected.refused.message);
  return inspected.form;
};

describe('inspecting a form', () => {
  it('names every field with its kind, place, and rules', async () => {
    const { pages, fields, dropped } = await formOf(await acroForm());
    expect(pages).toEqual([
      { width: 612, height: 792, rotation: 0 },
      { width: 612, height: 792, rotation: 0 },
    ]);
    const of = Object.fromEntries(fields.map((field) => [field.name, field]));
    expect(Object.entries(of).map(([name, { kind }]) => [name, kind])).toEqual([
      ['person.name', 'text'],
      ['notes', 'text'],
      ['person.number', 'text'],
      ['veteran', 'check'],
      ['sex', 'radio'],
      ['state', 'dropdown'],
      ['kept', 'text'],
      ['died', 'date'],
      ['signature', 'signature'],
    ]);
    expect(of['person.name']).toMatchObject({ fontSize: 9, isRequired: true, isReadOnly: false, isComb: false });
    expect(of['person.name']?.places).toEqual([{ page: 1, x: 71.5, y: 699.5, width: 201, height: 19 }]);
    expect(of.notes?.isMultiline).toBe(true);
    expect(of['person.number']).toMatchObject({ isComb: true, maxLength: 9 });
    expect(of.sex?.options.map(({ label }) => label)).toEqual(['female', 'male']);
    expect(of.sex?.places.map(({ option }) => option)).toEqual(of.sex?.options.map(({ value }) => value));
    expect(of.state?.options).toEqual([
      { value: 'Kansas', label: 'Kansas' },
      { value: 'Texas', label: 'Texas' },
    ]);
    expect(of.kept).toMatchObject({ value: 'Already here', isReadOnly: true });
    expect(of.died?.dateFormat).toBe('mmmm d, yyyy');
    expect(of.signature?.places[0]).toMatchObject({ page: 2, x: 72, y: 500, width: 200, height: 40 });
    expect(dropped.map(({ part }) => part)).toEqual(['javascript']);
  });

  it.each([
    [0, 600, 800, { x: 100, y: 200, width: 40, height: 300 }],
    [90, 800, 600, { x: 200, y: 460, width: 300, height: 40 }],
    [180, 600, 800, { x: 460, y: 300, width: 40, height: 300 }],
    [270, 800, 600, { x: 300, y: 100, width: 300, height: 40 }],
  ])('says where a field is on a page turned by %i degrees, as it is shown', async (rotation, width, height, place) => {
    const { pages, fields } = await formOf(await rotatedForm(rotation));
    expect(pages).toEqual([{ width, height, rotation }]);
    const [shown] = fields[0]!.places;
    // pdf-lib makes room for a border.
    for (const [key, value] of Object.entries(place)) expect(shown?.[key as 'x']).toBeCloseTo(value, -1);
  });

  it('says in plain words what its documents will be without', async () => {
    const { dropped } = await formOf(await busyForm());
    expect(dropped.map(({ part }) => part)).toEqual(['actions', 'embedded-files', 'javascript', 'xfa']);
    expect(dropped.map(({ words }) => words).join(' ')).toContain('This file has other files inside. We leave them out.');
  });

  it('accepts pages without fields, up to 500', async () => {
    const { pages, fields, dropped } = await formOf(await flatForm(500));
    expect([pages.length, fields, dropped]).toEqual([500, [], []]);
  });
});

const whole = await flatForm();

describe('a file that isn’t accepted', () => {
  it.each([
    ['is something else', 'not-pdf', async () => Buffer.from('%PNG and then some')],
    ['is empty', 'not-pdf', async () => Buffer.alloc(0)],
    ['has too many bytes', 'too-large', async () => Buffer.concat([whole, Buffer.alloc(25_000_000)])],
    ['ends too soon', 'damaged', async () => whole.subarray(0, Math.floor(whole.length * 0.6))],
    ['lost its middle', 'damaged', async () => Buffer.concat([whole.subarray(0, 300), whole.subarray(700)])],
    ['needs a password', 'encrypted', () => encryptedForm('secret')],
    ['may only be changed by its owner', 'encrypted', () => encryptedForm()],
    ['has 1,000 pages', 'too-many-pages', () => flatForm(1000)],
    ['has a page of 200 inches', 'page-too-large', () => flatForm(1, [14_400, 792])],
    ['has a page of a few points', 'page-too-small', () => flatForm(1, [612, 3])],
    ['has a page enlarged to 220 inches', 'page-too-large', () => enlargedForm(20)],
    ['unpacks to 600 MB', 'inflates', () => bomb(600)],
  ])('%s', async (_, reason, make) => {
    const inspected = await inspectForm(await make());
    expect(inspected).toMatchObject({ refused: { reason, message: expect.stringMatching(/^[A-Z].*\.$/) } });
  });

  it('takes too long, and doesn’t keep the next one from being opened', async () => {
    const [slow, next] = await Promise.all([inspectForm(await bomb(100, 120)), inspectForm(whole)]);
    expect(slow).toMatchObject({ refused: { reason: 'too-slow' } });
    expect(next).toMatchObject({ form: { pages: [{ width: 612 }] } });
  });

  it('is refused or described, never a fault, whatever is changed in it', async () => {
    const form = await acroForm();
    const change = fc.record({ at: fc.nat(form.length - 1), byte: fc.nat(255) });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 40 }), async (changes) => {
        const changed = Uint8Array.from(form);
        for (const { at, byte } of changes) changed[at] = byte;
        const inspected = await inspectForm(changed);
        expect('form' in inspected || inspected.refused.reason).toBeTruthy();
      }),
      { numRuns: 20 },
    );
    // A file that takes too long may take its three seconds of processor time.
  }, 120_000);
});
