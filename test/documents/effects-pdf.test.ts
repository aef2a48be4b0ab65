import { expect, it } from 'vitest';
import { composeEffectsPdf, type EffectsPdfInput } from '#functions/documents/custody/effects-pdf.ts';
import type { EffectRow } from '#functions/table/personal-effects.ts';
import { personalEffectHandling, personalEffectItem } from '#shared/model/enumerations/case.ts';
import { effectState } from '#shared/model/enumerations/custody.ts';
import { fonts, readPdf } from './read-pdf.ts';

const [ida, rosa, ruth] = ['a', 'b', 'c'].map((end) => `0198f0aa-1111-7222-8333-44445555666${end}`) as [string, string, string];
const names = { [ida]: 'Ida Larkspur', [rosa]: 'Rosa Gorham', [ruth]: 'Ruth Okafor' };

/** Returns a thing as it is stored. */
const effect = (nth: number, changes: Partial<EffectRow> = {}): EffectRow => ({
  ...{ id: `0198f0aa-2222-7222-8333-${String(nth).padStart(12, '0')}`, decedentId: ida, item: 'watch', quantity: 1 },
  ...{ description: `Thing ${nth}`, foundWhere: '', inventoriedBy: ida, witnessedBy: rosa, names, wishes: [], photos: [] },
  ...{ state: 'stored', stateOn: '2026-11-26T15:00:00.000Z', addedOn: '2026-11-26T15:00:00.000Z', entry: nth + 1, savedBy: '' },
  version: 1,
  ...changes,
});

const input = (changes: Partial<EffectsPdfInput> = {}): EffectsPdfInput => ({
  about: {
    decedentFullName: 'Wilhelmina Ångström 王 Achterberg',
    caseNumber: '2026-0117',
    homeName: 'Larkspur & Teal Funeral Home',
    timeZone: 'America/New_York',
  },
  effects: [],
  none: undefined,
  head: { sequence: 17, hash: 'ab12cd34ef56ab78'.padEnd(64, '0') },
  at: new Date('2026-11-27T16:00:00.000Z'),
  ...changes,
});

async function printed(changes: Partial<EffectsPdfInput> = {}) {
  const { bytes, missingCharacters } = composeEffectsPdf(fonts, input(changes));
  const { pages, text, isTagged } = await readPdf(bytes);
  expect([missingCharacters, isTagged]).toEqual([[], true]);
  for (const page of pages) {
    const foot = page.replace(/\s+/g, ' ');
    expect(foot).toContain('Custody record: entry 17, code ab12 cd34 ef56 ab78. ');
    expect(foot).toMatch(/Page \d+ of \d+/);
  }
  return { pages, text: text.replace(/\s+/g, ' ') };
}

const signature = { signatureType: 'type', typeText: 'R. Okafor' } as const;
const [decidedOn, decidedBy] = ['2026-11-26T18:00:00.000Z', ruth];

it('has each thing with who wrote it down, what was decided, and where it went, and the last entry with its code on every sheet', async () => {
  const { text } = await printed({
    effects: [
      effect(0, { item: 'wedding-ring', description: 'Gold, engraved R. O.', foundWhere: 'Left ring finger', state: 'on-body' }),
      effect(1, {
        ...{ item: 'watch', handling: 'return-to-family', decidedOn, decidedBy, state: 'released' },
        ...{ releasedTo: ruth, idSeenKind: 'driver-license', signature, photos: [{ id: ida, sha256: 'ef'.repeat(32) }] },
      }),
      effect(2, {
        ...{ item: 'cash', amountCents: 4250, bagTagId: '4K7Q M2X0', handling: 'ship', decidedOn, decidedBy, state: 'shipped' },
        ...{ trackingNumber: '9470 1118 9956', secondPerson: rosa },
      }),
      effect(3, {
        item: 'clothing',
        quantity: 3,
        handling: 'destroy',
        decidedOn,
        decidedBy,
        state: 'destroyed',
        destroyWitness: rosa,
      }),
    ],
  });
  const item = (nth: number, name: EffectRow['item']) => `${nth}. ${personalEffectItem.label(name)}`;
  for (const words of [item(1, 'wedding-ring'), item(2, 'watch'), item(3, 'cash'), item(4, 'clothing')])
    expect(text).toContain(words);
  for (const words of ['Gold, engraved R. O.', 'Left ring finger', 'Ida Larkspur', 'Rosa Gorham', 'Ruth Okafor'])
    expect(text).toContain(words);
  for (const words of ['$42.50', '4K7Q M2X0', 'Typed: R. Okafor', '9470 1118 9956', 'Driver’s license'])
    expect(text).toContain(words);
  expect(text).toContain('Pictures 1 (efef efef efef efef)');
  for (const state of ['on-body', 'released', 'shipped', 'destroyed'] as const) expect(text).toContain(effectState.label(state));
  for (const handling of ['return-to-family', 'ship', 'destroy'] as const)
    expect(text).toContain(personalEffectHandling.label(handling));
  expect(text).toContain('Nobody has decided yet');
  // An ID is named by its kind alone.
  expect(text).not.toMatch(/Social Security|SSN|\b\d{3}-\d{2}-\d{4}\b/);
});

it('says who has a thing by a hand-off, and that one wasn’t there', async () => {
  const since = '2026-11-27T15:00:00.000Z';
  const [ring, watch] = [effect(0, { item: 'ring' }), effect(1)];
  const { text } = await printed({
    effects: [ring, watch],
    custody: {
      carried: [
        { id: ring.id, away: { with: { kind: 'trade', id: ida, name: 'Northgate Crematory' }, since } },
        { id: watch.id, missed: { by: 'Teal Embalming', on: since } },
      ],
    },
  });
  expect(text).toMatch(/Who has it Northgate Crematory, since November 27, 2026/);
  expect(text).toMatch(/Not there By the hand-off to Teal Embalming, November 27, 2026/);
});

it('has lines for those who take something and sign by hand', async () => {
  const { text } = await printed({ effects: [effect(0)] });
  for (const words of [
    'I received the items named below.',
    'Items received, by number',
    'ID seen (kind only)',
    'Signature',
    'Second person',
  ])
    expect(text).toContain(words);
});

it('says who found nothing, or that nobody has looked yet, and has nothing to sign then', async () => {
  const none = {
    inventoriedBy: ida,
    witnessedBy: rosa,
    names: ['Ida Larkspur', 'Rosa Gorham'] as const,
    on: '2026-11-26T15:00:00.000Z',
  };
  const found = await printed({ none });
  expect(found.text).toMatch(/Ida Larkspur.* and .*Rosa Gorham.* found no personal effects/);
  const untouched = await printed();
  expect(untouched.text).toContain('Nothing is written down yet.');
  for (const { text } of [found, untouched]) expect(text).not.toContain('I received');
});

it('keeps each of sixty things whole on its sheet', async () => {
  const effects = Array.from({ length: 60 }, (_, nth) =>
    effect(nth, { description: `Thing ${nth}: ${'long and narrow '.repeat(12)}` }),
  );
  const { pages } = await printed({ effects });
  expect(pages.length).toBeGreaterThan(8);
  for (const [nth, { description }] of effects.entries()) {
    const page = pages.find((each) => each.includes(`${nth + 1}. Watch`))!.replace(/\s+/g, ' ');
    expect(page).toContain(description.trim());
    expect(page.slice(page.indexOf(`${nth + 1}. Watch`))).toContain('Where it is');
  }
});
