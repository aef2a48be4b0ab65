import { describe, expect, it } from 'vitest';
import type { ThreadEntry } from '#shared/model/thread.ts';
import { deliveryWords, entryWords, matching } from './thread-words.ts';

const entry = (more: Partial<ThreadEntry>): ThreadEntry => ({
  id: '018f3c1e-9b63-7d4f-8b6e-1f5c6a2a3b21',
  at: '2026-11-24T12:00:00.000Z',
  kind: 'email-out',
  byName: 'Joan Averell',
  ...more,
});

describe('the words of a thread', () => {
  it.each([
    [{ kind: 'email-in' }, 'Priya by email'],
    [{ kind: 'email-in', isUnproved: true, address: 'other@example.com' }, 'other@example.com by email'],
    [{ kind: 'assigned', about: 'Peter Hale' }, 'Joan Averell assigned this to Peter Hale'],
    [{ kind: 'assigned', about: 'Joan Averell' }, 'Joan Averell took this'],
    [{ kind: 'assigned', about: '' }, 'Joan Averell assigned this to nobody'],
    [{ kind: 'texts-stopped', about: '(617) 555-0118', byName: undefined }, '(617) 555-0118 ended texts with STOP'],
  ] as const)('say who did what: %j', (more, words) => {
    expect(entryWords(entry(more as Partial<ThreadEntry>), 'Priya')).toBe(words);
  });

  it('say what has not gone out, and when that is no longer normal', () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 12, minute));
    expect(deliveryWords(entry({ status: 'sent' }))).toBe('');
    expect(deliveryWords(entry({ status: 'sending' }), at(1))).toBe('Sending...');
    expect(deliveryWords(entry({ status: 'sending', kind: 'text-out' }), at(11))).toMatch(/^This text hasn’t gone out yet/);
    expect(deliveryWords(entry({ status: 'failed', failure: 'This number can’t get texts.' }))).toBe(
      'Not sent. This number can’t get texts.',
    );
  });
});

describe('the search in a list', () => {
  const jorge = { name: 'Jorge Villaseñor', phone: '(617) 555-0139', email: 'jorge@example.com', message: 'Thank you.' };
  const beth = { ...jorge, name: 'Beth', phone: '', email: 'beth@example.com', lastExcerpt: 'At 10 is fine' };
  it.each([
    ['villasenor', [jorge]],
    ['VILLA thank', [jorge]],
    ['555 0139', [jorge]],
    ['fine', [beth]],
    ['', [jorge, beth]],
    ['nobody', []],
  ])('finds %j', (typed, found) => {
    expect(matching([jorge, beth], typed)).toEqual(found);
  });
});
