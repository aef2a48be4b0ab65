import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decided,
  done,
  needing,
  nextToSend,
  noted,
  notedTag,
  shownValues,
  type TripEntry,
  type TripQueue,
  tagRefusal,
  tried,
} from './trip-queue.ts';

let ids = 0;
const field = (name: string, value: string | null, more: Partial<TripEntry> = {}): Omit<TripEntry, 'order'> => ({
  ...{ id: `id-${++ids}`, personId: 'ida', locationId: 'home', caseId: 'one', caseNumber: 'N-1' },
  what: { kind: 'field', name, value, expected: null, isByClock: false, isDecided: false },
  ...{ deviceOn: '2026-05-11T08:00:00.000Z', isTried: false, need: null },
  ...more,
});
const tag = (code: string, caseId = 'one'): Omit<TripEntry, 'order'> => ({
  ...field('', null, { caseId }),
  what: { kind: 'tag', tag: code, code, how: 'tag-scanned', whyTyped: '' },
});
const choice = { kind: 'choice', words: 'Vehicle: Hearse' } as const;
const valuesOf = (queue: TripQueue) => queue.map(({ what }) => (what.kind === 'field' ? what.value : what.kind));

describe('what is noted on a phone', () => {
  it('is one entry for what is typed until it’s on the way, and what follows then comes after it', () => {
    const [first, ...later] = ['V', 'Va', 'Van'].map((value) => field('vehicle', value)) as [TripEntry, ...TripEntry[]];
    const typed = later.reduce<TripQueue>(noted, noted([], first));
    expect(typed).toMatchObject([{ id: first.id, what: { value: 'Van', expected: null } }]);
    const after = noted(tried(typed, first.id), { ...field('vehicle', 'Van 2') });
    expect(valuesOf(after)).toEqual(['Van', 'Van 2']);
    expect(shownValues({ vehicle: 'Old', mileage: 3 }, after, 'one')).toEqual({ vehicle: 'Van 2', mileage: 3 });
    expect(noted(typed, field('vehicle', null))).toEqual([]);
  });

  it('waits once it was refused, with what follows about the same, while everything else goes on; what is typed then takes its place', () => {
    const refused = field('vehicle', 'Van');
    const queue = [refused, field('mileage', '12'), field('vehicle', 'Van', { caseId: 'two' })].reduce<TripQueue>(noted, []);
    const waiting = needing(tried(queue, refused.id), refused.id, choice);
    expect(nextToSend(waiting, 'ida')?.what).toMatchObject({ name: 'mileage' });
    const typed = noted(waiting, field('vehicle', 'Van 2'));
    expect(typed).toHaveLength(3);
    expect(typed[0]).toMatchObject({ order: 1, what: { value: 'Van 2' }, need: choice, isTried: false });
    expect(typed[0]?.id).not.toBe(refused.id);
    const over = decided(typed, typed[0]!.id, { over: true });
    expect(nextToSend(over, 'ida')).toMatchObject({ what: { value: 'Van 2', isDecided: true } });
    expect(nextToSend(over, 'someone else')).toBeUndefined();
  });

  it('is a tag that was taken along and that this phone has on nobody else', () => {
    const queue = noted([], tag('AAAA'));
    const taken = [{ code: 'AAAA' }, { code: 'BBBB' }];
    expect(tagRefusal('AAAA', taken, queue, 'two')).toMatch(/^Stop/);
    expect(tagRefusal('AAAA', taken, queue, 'one')).toBeUndefined();
    expect(tagRefusal('CCCC', taken, queue, 'one')).toMatch(/isn’t among those/);
    expect(notedTag(noted(queue, tag('BBBB')), 'one')?.code).toBe('BBBB');
    expect(notedTag(queue, 'two')).toBeUndefined();
  });
});

describe('a queue that is sent from a phone that dies at any moment', () => {
  const names = ['vehicle', 'mileage', 'arrivedAt'];
  const step = fc.oneof(
    fc.record({
      do: fc.constant('type' as const),
      name: fc.constantFrom(...names),
      value: fc.string({ minLength: 1, maxLength: 3 }),
    }),
    // What comes of a send: the answer arrives, only the record has it, or nothing arrived.
    fc.record({ do: fc.constant('send' as const), comes: fc.constantFrom('answer', 'lost', 'never') }),
  );

  it('adds each entry once, in the order in which it was noted, and ends with the last word on each field', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let queue: TripQueue = [];
        const record = new Map<string, TripEntry>();
        const last = new Map<string, unknown>();
        const send = (comes: string) => {
          const next = nextToSend(queue, 'ida');
          if (!next) return;
          queue = tried(queue, next.id);
          if (comes !== 'never') {
            const known = record.get(next.id);
            if (known) expect(known.what).toEqual(next.what);
            else record.set(next.id, next);
          }
          if (comes === 'answer') queue = done(queue, next.id);
        };
        for (const each of steps) {
          if (each.do === 'send') send(each.comes);
          else {
            queue = noted(queue, field(each.name, each.value));
            last.set(each.name, each.value);
          }
        }
        while (queue.length > 0) send('answer');
        const orders = [...record.values()].map(({ order }) => order);
        expect(new Set(record.keys()).size).toBe(record.size);
        const written = new Map<string, unknown>();
        for (const { what } of record.values()) if (what.kind === 'field') written.set(what.name, what.value);
        expect(written).toEqual(new Map([...written.keys()].map((name) => [name, last.get(name)])));
        expect([...last.keys()].toSorted()).toEqual([...written.keys()].toSorted());
        expect(orders.length).toBeGreaterThanOrEqual(last.size);
      }),
    );
  });
});
