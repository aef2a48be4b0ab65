import type { AnyEntry } from '#shared/catalog/catalog-faults.ts';
import type { TaskTrigger } from '#shared/model/task.ts';
import type { FieldFault } from '../catalog/field-widget.ts';

/** The rules of a trigger. */
export type TriggerRule = 'condition' | 'completeWhen' | 'appliesWhen';

/** What every part of the drawing needs. */
export type TriggerPartProps = {
  trigger: TaskTrigger;
  change: (fields: Partial<TaskTrigger>) => void;
  /** What is wrong with a field, in words. */
  errorOf: (field: keyof TaskTrigger) => string | undefined;
  isReadOnly: boolean;
};

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

const isDue = (value: unknown): value is TaskTrigger['due'] =>
  typeof value === 'object' && value !== null && ['event', 'date', 'gate'].includes(String((value as { from?: unknown }).from));

/** Returns a trigger as its form shows it: a draft may lack any field. */
export function shownTrigger(entry: AnyEntry): TaskTrigger {
  const filled = Object.entries(entry).filter(([, value]) => value !== undefined);
  const given = Object.fromEntries(filled) as unknown as Partial<TaskTrigger> & AnyEntry;
  return {
    name: '',
    description: '',
    manualCompleteOnly: false,
    actionType: 'none',
    access: 'any',
    isExpirable: false,
    repeats: false,
    isActive: true,
    sortOrder: 0,
    ...given,
    due: isDue(given.due) ? given.due : { from: 'event', days: 0 },
    when: texts(given.when),
  };
}

/** Returns an entry with other fields. One that is emptied stays as undefined, so that a merge sees that it was. */
export const withFields = (entry: AnyEntry, fields: Partial<TaskTrigger>): AnyEntry => ({ ...entry, ...fields }) as AnyEntry;

/** Reads a number of days as it is typed, also with a minus sign as word processors write it. Undefined if it isn't one. */
export function readDays(text: string): number | undefined {
  const plain = text.trim().replace('−', '-');
  return /^[+-]?\d{1,4}$/.test(plain) ? Number(plain) + 0 : undefined;
}

/** Returns the words of a field's faults, with those of its parts. */
export const faultWords = (faults: readonly FieldFault[], field: string): string | undefined =>
  [...new Set(faults.filter(({ path }) => path[0] === field).map(({ message }) => message))].join(' ') || undefined;
