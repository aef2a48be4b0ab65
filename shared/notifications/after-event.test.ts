import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterEvent, MAX_SUBJECTS, type Notification, namesOf } from './after-event.ts';
import { changedSubject, kindOf, notificationKindKeys } from './notification-kinds.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 9, minute)).toISOString();
const changes = (minute: number, ...subjects: string[]): Notification => ({
  id: 'n',
  kind: 'family-changes',
  locationId: 'home',
  employeeId: 'joan',
  caseId: 'case',
  byId: 'maria',
  byName: 'Maria Ortiz',
  subjects,
  words: null,
  at: at(minute),
  isInBell: true,
});
const follow = (events: readonly Notification[], before?: Notification) =>
  events.reduce<{ now: Notification | undefined; told: number }>(
    ({ now, told }, event) => {
      const after = afterEvent(now, event);
      return { now: after?.notification ?? now, told: told + (after?.isNew ? 1 : 0) };
    },
    { now: before, told: 0 },
  );

describe('a burst of events', () => {
  it('is one notification, told once, with everything in it, in whatever order it arrives', () => {
    const events = fc.uniqueArray(fc.integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(events, fc.array(fc.nat(9), { maxLength: 3 }), (minutes, fields) => {
        const burst = minutes.map((minute) =>
          changes(minute, ...[...fields, minute].map((field) => changedSubject('answer', `${field}`))),
        );
        const { now, told } = follow(burst);
        expect(told).toBe(1);
        expect(now).toEqual(follow(burst.toReversed()).now);
        expect(now?.at).toBe(at(Math.max(...minutes)));
        expect(new Set(now?.subjects)).toEqual(new Set(burst.flatMap(({ subjects }) => subjects)));
      }),
    );
  });

  it('begins a new one after the earlier one was read', () => {
    const read = { ...changes(1, 'answer:a'), readAt: at(5) };
    const after = afterEvent(read, changes(9, 'answer:b'));
    expect(after).toEqual({ notification: changes(9, 'answer:b'), isNew: true });
  });

  it('begins a new one after an email listed one that is only emailed', () => {
    const mailed = { ...changes(1, 'answer:a'), isInBell: false, mailedAt: at(5) };
    expect(afterEvent(mailed, { ...changes(9, 'answer:b'), isInBell: false })?.isNew).toBe(true);
    const inBell = { ...changes(1, 'answer:a'), mailedAt: at(5) };
    expect(afterEvent(inBell, changes(9, 'answer:b'))?.isNew).toBe(false);
  });

  it('keeps a limited number of what it is about', () => {
    const many = Array.from({ length: 100 }, (_, nth) => changes(1, `answer:${nth}`));
    expect(follow(many).now?.subjects).toHaveLength(MAX_SUBJECTS);
  });
});

describe('two events', () => {
  const mention = { ...changes(1), kind: 'mention' as const };
  it('are two notifications of a kind that reports each event, and one event never two', () => {
    expect(namesOf(mention, 'e1')).not.toEqual(namesOf(mention, 'e2'));
    expect(afterEvent(mention, mention)).toBeNull();
  });
  it('of two relatives, or in two cases, are two notifications', () => {
    const names = (by: string, caseId: string) => namesOf({ ...changes(1), byId: by, caseId }, 'e').join();
    expect(new Set([names('maria', 'a'), names('jose', 'a'), names('maria', 'b')]).size).toBe(3);
  });
});

describe('every kind', () => {
  it('reads as a sentence with and without a name, and says what changed', () => {
    for (const key of notificationKindKeys)
      for (const byName of ['Joan Averell', null])
        expect(kindOf(key).title({ byName, subjects: ['one'] }), key).toMatch(/^[A-Z\d].*\S$/);
    const { words } = kindOf('family-changes');
    const subjects = [changedSubject('answer', 'a'), changedSubject('answer', 'b')];
    expect(words?.({ byName: null, subjects })).toBe('2 answers');
    expect(
      words?.({ byName: null, subjects: [...subjects, changedSubject('service', 's'), changedSubject('contact', 'c')] }),
    ).toBe('2 answers, 1 service, and their contact details');
  });
});
