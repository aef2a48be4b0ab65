import type { Answer } from '../../model/answer.ts';
import { checkAnswer } from '../../questions/check-answer.ts';
import { friendlyAnswer } from '../../questions/friendly-answer.ts';
import { isAnswered } from '../../questions/is-answered.ts';
import type { QuestionLists } from '../../questions/question-lists.ts';
import { type CareField, type CareRow, type CareValue, type CareValues, questionOf } from './care-field.ts';

/** The most rows of one field. */
export const MAX_ROWS = 60;

/** Returns what a page knows under a name, which may be one that every object has. */
export const careValueOf = (values: CareValues, name: string): CareValue | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** Tells whether a preparation is to be an embalming, by what its page says. */
export const isEmbalmed = ({ preparationOptions: chosen }: CareValues): boolean =>
  Array.isArray(chosen) && (chosen as readonly unknown[]).includes('embalm');

/** Returns whether a value says nothing. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const isRow = (value: unknown): value is CareRow => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns whether a field is filled in. One of several rows is if it has a row, and every row says something. */
export function isFilled(field: CareField, value: CareValue | undefined): boolean {
  if (field.kind !== 'rows') return !isBlank(value) && isAnswered({ fieldType: field.kind }, value);
  if (!Array.isArray(value) || value.length === 0) return false;
  const isSaid = (row: CareRow) => field.columns.some(({ name, kind }) => isAnswered({ fieldType: kind }, row[name]));
  return value.every((row: unknown) => isRow(row) && isSaid(row));
}

/** Returns what is wrong with a value of a field, in words; nothing if it is right or empty. Whatever passes can be stored. */
export function checkCareValue(field: CareField, value: unknown, people: QuestionLists['people'] = {}): string | undefined {
  if (isBlank(value)) return undefined;
  const lists = { people };
  if (field.kind !== 'rows') return checkAnswer(questionOf(field), value, lists);
  if (!Array.isArray(value)) return 'Enter rows.';
  if (value.length > MAX_ROWS) return `Enter ${MAX_ROWS} rows or fewer.`;
  for (const [index, row] of value.entries()) {
    if (!isRow(row)) return 'Enter rows.';
    const unknown = Object.keys(row).find((name) => field.columns.every((column) => column.name !== name));
    if (unknown !== undefined) return `Row ${index + 1}: nothing is called ${unknown.slice(0, 40)} here.`;
    for (const column of field.columns) {
      const fault = checkAnswer(questionOf(column), row[column.name], lists);
      if (fault) return `Row ${index + 1}, ${column.label}: ${fault}`;
    }
  }
  return undefined;
}

export type CareContext = { people?: QuestionLists['people']; timeZone?: string };

/** Writes the rows of a field of several as people read them: a text for each cell, in the order of its columns. */
export function careCells(
  { columns }: Extract<CareField, { kind: 'rows' }>,
  value: CareValue | undefined,
  { people = {}, timeZone = 'UTC' }: CareContext,
): string[][] {
  if (!Array.isArray(value)) return [];
  const context = { lists: { people }, timeZone };
  return (value as readonly CareRow[]).map((row) =>
    columns.map((column) => friendlyAnswer(questionOf(column), row[column.name] as Answer, context)),
  );
}

/** Writes a value as people read it: one text, and for several rows one for each. */
export function careWords(
  field: CareField,
  value: CareValue | undefined,
  { people = {}, timeZone = 'UTC' }: CareContext,
): string[] {
  const context = { lists: { people }, timeZone };
  if (!isFilled(field, value) && field.kind !== 'rows') return [];
  if (field.kind !== 'rows') return [friendlyAnswer(questionOf(field), value, context)];
  return careCells(field, value, { people, timeZone }).map((cells) =>
    cells
      .map((words, at) => (words === '' || cells.length === 1 ? words : `${field.columns[at]?.label}: ${words}`))
      .filter((words) => words !== '')
      .join(', '),
  );
}
