import { describe, expect, it } from 'vitest';
import { addedIn, changeWords, isWaitingChanges, waitingFor, withWaiting } from './waiting-changes.ts';

const urn = { locationItemId: 'urn', version: null };
const entry = (changes: object[], key = 'one') => ({ key, name: 'Keepsake urn', changes: changes as never });

describe('changes that wait for the network', () => {
  it('wait in order, with the later one of an item over the earlier', () => {
    const first = withWaiting([], entry([urn]));
    const second = withWaiting(first, entry([{ locationItemId: 'oak', version: 2, isRemoved: true }], 'two'));
    expect(second.map(({ key }) => key)).toEqual(['one', 'two']);
    const third = withWaiting(second, entry([{ locationItemId: 'oak', version: 2, isRemoved: false, quantity: 3 }], 'three'));
    expect(third.map(({ key }) => key)).toEqual(['one', 'three']);
    expect(third[1]?.changes).toEqual([{ locationItemId: 'oak', version: 2, isRemoved: false, quantity: 3 }]);
  });

  it('keeps what an earlier change said and the later one doesn’t', () => {
    const waiting = withWaiting([entry([{ ...urn, quantity: 4 }])], entry([urn], 'two'));
    expect(waiting).toEqual([entry([{ ...urn, quantity: 4 }], 'two')]);
  });

  it('never splits a replacement', () => {
    const replaced = entry([{ locationItemId: 'oak', version: 1, isRemoved: true }, urn]);
    const waiting = withWaiting([replaced], entry([{ ...urn, quantity: 2 }], 'two'));
    expect(waiting).toEqual([
      entry(
        [
          { locationItemId: 'oak', version: 1, isRemoved: true },
          { ...urn, quantity: 2 },
        ],
        'two',
      ),
    ]);
  });

  it('no longer choose what a later choice replaces, and still remove what that replaced', () => {
    const added = { locationItemId: 'urn', itemCategoryId: 'urns', name: 'Keepsake urn' };
    const first = { ...entry([{ locationItemId: 'oak', version: 1, isRemoved: true }, urn]), added: [added] };
    const pine = { ...added, locationItemId: 'pine', name: 'Pine' };
    const second = { ...entry([{ locationItemId: 'pine', version: null }], 'two'), added: [pine] };
    expect(addedIn([first])).toEqual([added]);
    const waiting = withWaiting([first], second, ['urn']);
    expect(waiting.map(({ key, changes }) => ({ key, changes }))).toEqual([
      {
        key: 'two',
        changes: [
          { locationItemId: 'oak', version: 1, isRemoved: true },
          { locationItemId: 'pine', version: null },
        ],
      },
    ]);
    expect(addedIn(waiting)).toEqual([pine]);
    expect(addedIn(withWaiting([first], second))).toEqual([added, pine]);
  });

  it('are found by their item, also in a replacement', () => {
    const waiting = [entry([{ locationItemId: 'oak', version: 1, isRemoved: true }, urn])];
    expect(waitingFor(waiting, 'oak')?.isRemoved).toBe(true);
    expect(waitingFor(waiting, 'urn')).toEqual(urn);
    expect(waitingFor(waiting, 'pine')).toBeUndefined();
  });

  it('are named by what they do', () => {
    expect(changeWords(entry([urn]))).toBe('Keepsake urn added');
    expect(changeWords(entry([{ locationItemId: 'urn', version: 1, isRemoved: true }]))).toBe('Keepsake urn removed');
    expect(changeWords(entry([{ locationItemId: 'urn', version: 1, quantity: 2 }]))).toBe('Keepsake urn, quantity 2');
  });

  it('are read back only in the shape in which they were stored', () => {
    expect(isWaitingChanges([entry([urn])])).toBe(true);
    for (const stored of [null, 'x', [{ key: 1 }], [{ key: 'k', name: 'n', changes: [{}] }], [{ ...entry([urn]), added: [{}] }]])
      expect(isWaitingChanges(stored)).toBe(false);
  });
});
