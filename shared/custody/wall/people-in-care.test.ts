import { describe, expect, it } from 'vitest';
import type { CarePageName } from '../../model/enumerations/custody.ts';
import { careNow, onTheWayNow } from './people-in-care.ts';
import { namesTwice, wallNames } from './wall-names.ts';
import { byPlace, spanInShort, wallWarnings } from './wall-warnings.ts';

const at = (hour: number) => `2026-05-11T${String(hour).padStart(2, '0')}:00:00.000Z`;
const facts = {
  status: 'in-care' as const,
  timeZone: 'America/New_York',
  stateCode: 'OH',
  death: { on: '2026-05-10', minutes: 60 },
};
type Pages = Partial<Record<CarePageName, object>>;
const now = (pages: Pages, more: Partial<Parameters<typeof careNow>[1]> = {}) =>
  careNow((name) => (pages[name] ?? {}) as Record<string, never>, { ...facts, ...more });
const intake = { receivedAt: at(8), unit: 'Unit 2', shelf: 'B' };
const cold = (more: object = {}) => ({
  preservationMethod: 'refrigerate',
  coldPeriods: [{ in: at(9), unit: 'Cooler 1' }],
  ...more,
});
const words = (pages: Pages, hour: string, more = {}) =>
  wallWarnings(now(pages, more), new Date(hour)).map(({ tone, words: said }) => `${tone}: ${said}`);

describe('where someone is', () => {
  it('is the last place that was written down', () => {
    expect(now({ intake }).place).toEqual({ kind: 'other', name: 'Unit 2', shelf: 'B', since: at(8) });
    expect(now({ intake, preservation: cold() }).place).toMatchObject({ kind: 'refrigeration', name: 'Cooler 1', since: at(9) });
    expect(now({ intake, preservation: cold(), preparation: { startedAt: at(10) } }).place).toMatchObject({
      kind: 'preparation-room',
      name: '',
    });
    const moved = {
      placements: [
        { at: at(12), kind: 'chapel', place: 'East Chapel' },
        { at: at(11), kind: 'viewing-room' },
      ],
    };
    expect(now({ intake, preservation: cold(moved) }).place).toMatchObject({ kind: 'chapel', name: 'East Chapel' });
    expect(now({ intake: { unit: 'Unit 2' } }).place).toEqual({ kind: 'other', name: 'Unit 2', shelf: '', since: null });
    expect(now({ intake, preparation: { startedAt: at(10), endedAt: at(11) } }).place.name).toBe('Unit 2');
  });

  it('is nowhere once they were taken out of cold and nobody wrote down where to', () => {
    const out = cold({ coldPeriods: [{ in: at(9), out: at(13), unit: 'Cooler 1' }] });
    expect(now({ intake, preservation: out }).place).toEqual({ kind: 'unknown', name: '', shelf: '', since: at(13) });
    const then = { ...out, placements: [{ at: at(14), kind: 'preparation-room' }] };
    expect(now({ intake, preservation: then }).place.kind).toBe('preparation-room');
    expect(now({}).place.kind).toBe('unknown');
  });

  it('is where remains are kept, which neither decay nor are in cold', () => {
    const status = 'cremated-remains-in-care' as const;
    expect(now({ intake, preservation: cold(), 'cremated-remains': { storage: 'Shelf 4' } }, { status })).toEqual({
      place: { kind: 'remains', name: 'Shelf 4', shelf: '', since: null },
      due: null,
      cold: null,
    });
  });
});

describe('what the wall warns about', () => {
  it('is a deadline, before it and after it', () => {
    expect(words({ intake }, '2026-05-12T01:59:00.000Z')).toEqual([]);
    expect(words({ intake }, '2026-05-12T03:00:00.000Z')).toEqual(['warning: Preserve within 5 h']);
    expect(words({ intake }, '2026-05-12T08:00:00.000Z')).toEqual(['danger: Preservation was due 0 min ago']);
    expect(words({ intake }, '2026-05-14T09:00:00.000Z')).toEqual(['danger: Preservation was due 2 days ago']);
    expect(words({ intake: { unit: 'A' } }, at(8), { death: { on: undefined, minutes: undefined } })).toEqual([
      'warning: Nobody wrote down when they were received',
    ]);
  });

  it('is a temperature that is wrong, or that nobody read for a day', () => {
    const read = (degrees: number, on = at(10)) => cold({ temperatureReadings: [{ at: on, temperature: degrees }] });
    expect(words({ intake, preservation: read(38.5) }, at(12))).toEqual([]);
    expect(words({ intake, preservation: read(40) }, at(12))).toEqual([]);
    expect(words({ intake, preservation: read(40.1) }, at(12))).toEqual(['danger: 40.1 °F is too warm: 34 to 40 °F']);
    expect(words({ intake, preservation: read(33.9) }, at(12))).toEqual(['danger: 33.9 °F is too cold: 34 to 40 °F']);
    expect(words({ intake, preservation: read(30) }, at(12), { stateCode: 'MN' })).toEqual([]);
    expect(words({ intake, preservation: read(36) }, '2026-05-12T09:59:00.000Z')).toEqual([]);
    expect(words({ intake, preservation: read(36) }, '2026-05-12T10:00:00.000Z')).toEqual(['warning: No temperature for 24 h']);
    expect(words({ intake, preservation: cold() }, '2026-05-13T10:00:00.000Z')).toEqual(['warning: No temperature for 2 days']);
  });

  it('is a place that nobody wrote down, after what is worse', () => {
    const out = cold({ coldPeriods: [{ in: at(9), out: at(13) }] });
    expect(words({ intake, preservation: out }, '2026-05-12T13:00:00.000Z')).toEqual([
      'danger: Preservation was due 0 min ago',
      'warning: Nobody wrote down where they are',
    ]);
    const moved = cold({ placements: [{ at: at(10), kind: 'chapel' }] });
    expect(words({ intake, preservation: moved }, at(11))).toEqual(['warning: The cold log says they are still in cold']);
    const closed = wallWarnings({ ...now({}), isClosed: true }, new Date(at(9)));
    expect(closed[0]).toEqual({ tone: 'danger', words: 'The case is closed' });
    const status = 'cremated-remains-in-care' as const;
    expect(words({}, at(9), { status })).toEqual(['warning: Nobody wrote down where they are']);
    expect(words({ 'cremated-remains': { storage: 'Vault' } }, at(9), { status })).toEqual([]);
  });

  it.each([
    [-5, '0 min'],
    [59 * 60_000, '59 min'],
    [47 * 3_600_000, '47 h'],
    [49 * 3_600_000, '2 days'],
  ])('says %i ms as %s', (span, said) => {
    expect(spanInShort(span)).toBe(said);
  });
});

describe('the places of the wall', () => {
  it('have everyone once: those without a place first, then cold, then rooms by name', () => {
    const people = [
      now({ intake }),
      now({ intake, preservation: cold() }),
      now({ intake: { ...intake, unit: 'cooler 1' } }),
      now({}),
      now({ intake, preparation: { startedAt: at(9) } }),
      now({}, { status: 'cremated-remains-ready-for-family' }),
    ];
    const places = byPlace(people);
    expect(places.map(({ name, people: here }) => [name, here.length])).toEqual([
      ['No place written down', 1],
      ['Cooler 1', 2],
      ['Preparation room', 1],
      ['Unit 2', 1],
      ['Cremated remains', 1],
    ]);
    expect(byPlace([])).toEqual([]);
  });
});

describe('what the wall calls people', () => {
  it('is said to be there twice if two have the same name, however it’s written', () => {
    expect([...namesTwice(['Okafor, Amélie', 'Shah, N.', 'OKAFOR, Amelie'])]).toEqual(['Okafor, Amélie', 'OKAFOR, Amelie']);
    expect(namesTwice(['Okafor, A.', 'Shah, N.']).size).toBe(0);
  });

  it('is the last name and an initial, and the first name too if two have the same last name', () => {
    const name = (firstName: string, lastName: string) => ({ firstName, lastName });
    expect(wallNames([name('Wilhelmina', 'Achterberg'), name('Chidi', 'Okafor'), name('Amélie', 'OKAFOR')])).toEqual([
      'Achterberg, W.',
      'Okafor, Chidi',
      'OKAFOR, Amélie',
    ]);
    expect(wallNames([name('', 'Okafor'), name('Rosa', ''), name('', ''), name('नीता', 'Shah')])).toEqual([
      'Okafor',
      'Rosa',
      'Name not known',
      'Shah, नी.',
    ]);
  });
});

it('has someone on the way from when they left until they have arrived', () => {
  const removal = { removalKind: 'own-staff', removalTeam: [{ name: 'Peter Lindqvist' }], leftAt: at(7) };
  expect(onTheWayNow(removal, 'out-for-pickup')).toEqual({ since: at(7), with: 'Our team: Peter Lindqvist' });
  expect(onTheWayNow({ ...removal, leftAt: '' }, 'out-for-pickup')).toBeNull();
  expect(onTheWayNow(removal, 'in-care')).toBeNull();
});

describe('the shelf', () => {
  it('stays while someone is in the same unit, though the cold log names the unit alone', () => {
    const shelved = { receivedAt: at(8), unit: 'Cooler 1', shelf: 'B' };
    expect(now({ intake: shelved, preservation: cold() }).place).toEqual({
      ...{ kind: 'refrigeration', name: 'Cooler 1', shelf: 'B', since: at(9) },
    });
    expect(now({ intake, preservation: cold() }).place.shelf).toBe('');
    const again = cold({
      coldPeriods: [
        { in: at(9), out: at(10), unit: 'Cooler 1' },
        { in: at(11), unit: 'Cooler 1' },
      ],
    });
    expect(now({ intake: shelved, preservation: again }).place.shelf).toBe('');
  });

  it('is the one that was given when cremated remains came back, until the page says another', () => {
    const status = 'cremated-remains-in-care' as const;
    const back = { kind: 'home', name: 'Home', place: 'Office, cabinet 1', since: at(12), comparedFrom: at(12) } as never;
    const of = (remains: object) =>
      careNow((name) => (name === 'cremated-remains' ? remains : {}) as never, { ...facts, status }, back);
    expect(of({}).place).toEqual({ kind: 'remains', name: 'Office, cabinet 1', shelf: '', since: at(12) });
    expect(of({ storage: 'Vault' }).place.name).toBe('Vault');
  });
});

it('says first that it isn’t certain who someone is', () => {
  const held = wallWarnings({ ...now({}), hold: 'There are two primary tags.' }, new Date(at(9)));
  expect(held[0]).toEqual({ tone: 'danger', words: 'Stop: There are two primary tags.' });
});
