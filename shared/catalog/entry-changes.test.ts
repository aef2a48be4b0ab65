import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedChanges, entryChanges, type FieldChange } from './entry-changes.ts';

/** Applies changes to an entry, as someone who reads the history would. */
function applied(entry: unknown, changes: readonly FieldChange[]): unknown {
  return changes.reduce<unknown>((whole, { path, after }) => changedAt(whole, path, after), structuredClone(entry));
}

function changedAt(whole: unknown, [field, ...rest]: readonly (string | number)[], after: unknown): unknown {
  if (field === undefined) return after;
  if (Array.isArray(whole)) {
    const at = whole.findIndex((each) => (each as { id?: string }).id === field);
    if (at < 0) return [...whole, after];
    const element = changedAt(whole[at], rest, after);
    return element === undefined ? whole.toSpliced(at, 1) : whole.toSpliced(at, 1, element);
  }
  const value = changedAt((whole as Record<string, unknown>)[field], rest, after);
  const { [field]: _before, ...others } = whole as Record<string, unknown>;
  return value === undefined ? others : { ...others, [field]: value };
}

const leaf = fc.oneof(fc.string({ maxLength: 4 }), fc.integer({ min: 0, max: 9 }), fc.boolean(), fc.constant(null));
const option = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), text: leaf }, { requiredKeys: ['id'] });
const entry = fc.record(
  {
    id: fc.constant('entry'),
    name: leaf,
    sizes: fc.array(leaf, { maxLength: 3 }),
    about: fc.record({ one: leaf, two: leaf }, { requiredKeys: [] }),
    options: fc.uniqueArray(option, { selector: ({ id }) => id, maxLength: 4 }),
  },
  { requiredKeys: ['id'] },
);
/** Only the elements of this list have ids. Their order is a change of the list itself. */
const isOrder = ({ path, before, after }: FieldChange): boolean =>
  path.join() === 'options' && Array.isArray(before) && Array.isArray(after);

/** The order of a list is compared by itself: here, lists with ids are put in the order of their ids. */
const inOrder = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, each) =>
    Array.isArray(each) && each.some((element) => element?.id)
      ? each.toSorted((one, other) => (one.id < other.id ? -1 : 1))
      : each,
  );

describe('the changes of an entry', () => {
  it('lead from the one to the other, and are none between equals', () => {
    fc.assert(
      fc.property(entry, entry, (before, after) => {
        const changes = entryChanges(before, after).filter((change) => !isOrder(change));
        expect(inOrder(applied(before, changes))).toEqual(inOrder(after));
        expect(entryChanges(after, structuredClone(after))).toEqual([]);
      }),
    );
  });

  it('name elements by their ids, so that one in front changes nothing behind it', () => {
    const before = { id: 'q', options: [{ id: 'yes', text: 'Yes' }] };
    const after = {
      id: 'q',
      options: [
        { id: 'no', text: 'No' },
        { id: 'yes', text: 'Yes, please' },
      ],
    };
    expect(entryChanges(before, after)).toEqual([
      { path: ['options', 'yes', 'text'], before: 'Yes', after: 'Yes, please' },
      { path: ['options', 'no'], before: undefined, after: { id: 'no', text: 'No' } },
    ]);
  });

  it('are the order, if nothing else differs', () => {
    const [yes, no] = [{ id: 'yes' }, { id: 'no' }];
    expect(entryChanges({ id: 'q', options: [yes, no] } as never, { id: 'q', options: [no, yes] } as never)).toEqual([
      { path: ['options'], before: ['yes', 'no'], after: ['no', 'yes'] },
    ]);
  });
});

it('doesn’t count what is worked out from other fields that changed', () => {
  const before = { id: 's', mappings: [], priceCents: 0 };
  const after = { id: 's', mappings: [{ serviceId: 'a', priceCents: 8500 }], priceCents: 8500 };
  expect(countedChanges(before, after).map(({ path }) => path)).toEqual([['mappings']]);
  const alone = { ...before, priceCents: 1 };
  expect(countedChanges(before, alone)).toHaveLength(1);
});
