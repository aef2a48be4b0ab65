import { describe, expect, it } from 'vitest';
import { taskTriggerSchema } from '#shared/model/task.ts';
import type { AnyCatalog, AnyEntry } from '../catalog-faults.ts';
import { nounNames } from '../noun-names.ts';
import { changedEntries, prepareDryRun, withEntries } from './dry-run.ts';
import { compareTrigger } from './replayed-tasks.ts';

const id = (digit: number) => `0000000${digit}-0000-4000-8000-000000000000`;
const catalogOf = (...taskTriggers: AnyEntry[]) =>
  ({ ...Object.fromEntries(nounNames.map((noun) => [noun, []])), taskTriggers }) as unknown as AnyCatalog;
const trigger = (digit: number, name = 'Call') =>
  taskTriggerSchema.parse({ id: id(digit), name, when: ['case.created'], due: { from: 'event', days: 2 } });

describe('the entries that differ', () => {
  const before = catalogOf(trigger(1), trigger(2), trigger(3));
  const after = catalogOf(trigger(1), trigger(2, 'Ring'), trigger(4));

  it('are changed, new, or taken out, and lead from one catalog to the other', () => {
    const changes = changedEntries(before, after);
    expect(changes.map((each) => [each.id, each.before?.id, each.after?.id])).toEqual([
      [id(2), id(2), id(2)],
      [id(4), undefined, id(4)],
      [id(3), id(3), undefined],
    ]);
    expect(withEntries(before, changes)).toEqual(after);
  });

  it('are compared in price lists where those are made of them', () => {
    const none = catalogOf();
    const compared = (noun: string) => prepareDryRun(none, { ...none, [noun]: [{ id: id(1) }] }, '2026-07-01').compared;
    expect(compared('gplTemplates')).toEqual(['lists']);
    expect(compared('contractTemplates')).toEqual([]);
    expect(compared('items')).toContain('lists');
  });

  it('are compared where an entry is only taken out: its tasks aren’t made anymore', () => {
    const { compared, cases } = prepareDryRun(before, catalogOf(trigger(1), trigger(2)), '2026-07-01');
    expect(compared).toContain('cases');
    const [pair] = cases.triggers;
    const events = [{ name: 'case.created', day: '2026-06-01', facts: {} }];
    expect(compareTrigger(pair!, events as never, '2026-07-01')).toEqual(['task-made']);
  });
});
