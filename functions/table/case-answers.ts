import type { Answer } from '#shared/model/answer.ts';
import type { CaseQuestionPage } from '#shared/model/enumerations/question.ts';
import { caseKeys } from './case-keys.ts';
import { everyItem } from './every-item.ts';
import { toItem } from './item.ts';
import type { Item, Table, Write } from './table.ts';

/** Marks the attributes that are answers: an identifier may be any name, even `version` or `pk`. */
const mark = '=';
const attributeOf = (identifier: string) => `${mark}${identifier}`;

/** An answer as it is stored: as JSON text, since an answer may be any number that JSON has, and the table has fewer. */
type StoredAnswer = { page: CaseQuestionPage; text: string };
export type StoredAnswers = ReadonlyMap<string, StoredAnswer>;

const storedIn = (item: Item): [string, StoredAnswer][] =>
  Object.entries(item)
    .filter(([attribute]) => attribute.startsWith(mark))
    .map(([attribute, text]) => [attribute.slice(mark.length), { page: item.page as CaseQuestionPage, text: text as string }]);

/** Reads the answers of one page of several cases, by case. A case without any isn't among them. */
export async function readAnswersOfPages(
  table: Table,
  caseIds: readonly string[],
  page: CaseQuestionPage,
): Promise<Map<string, StoredAnswers>> {
  const byKey = new Map(caseIds.map((caseId) => [caseKeys.answers(caseId, page).pk, caseId]));
  const items = caseIds.length > 0 ? await table.getMany(caseIds.map((caseId) => caseKeys.answers(caseId, page))) : [];
  return new Map(items.map((item) => [byKey.get(item.pk) ?? '', new Map(storedIn(item))]));
}

/** Returns the answers of a case among rows that were read together, by identifier. */
export const answersIn = (items: readonly Item[]): StoredAnswers =>
  new Map(items.filter(({ entityType }) => entityType === 'answers').flatMap(storedIn));

/** Reads the answers of a case that aren't in its own rows, by identifier. Each is there once, with the page that it was kept under. */
export async function readAnswers(table: Table, caseId: string): Promise<StoredAnswers> {
  const items = await everyItem(table, caseKeys.case(caseId).pk, { startsWith: 'ANSWERS#', consistent: true });
  return new Map(items.flatMap(storedIn));
}

export const answersOf = (storedAnswers: StoredAnswers): Record<string, Answer> =>
  Object.fromEntries([...storedAnswers].map(([identifier, { text }]) => [identifier, JSON.parse(text) as Answer]));

/** New answers of one page; `undefined` for one that is withdrawn. */
export type AnswersOfPage = { page: CaseQuestionPage; answers: ReadonlyMap<string, Answer | undefined> };

/** Returns the answers of a page of a case that is being opened. */
export const answersItem = (caseId: string, { page, answers }: AnswersOfPage): Item =>
  toItem('answers', caseKeys.answers(caseId, page), {
    page,
    ...Object.fromEntries([...answers].map(([identifier, answer]) => [attributeOf(identifier), JSON.stringify(answer)])),
  });

/** Changes answers of a page that are still as they were read. If someone else changed one, the write fails. */
export function answersWrite(caseId: string, { page, answers }: AnswersOfPage, read: StoredAnswers): Write {
  const set: Record<string, unknown> = { entityType: 'answers', page };
  const parts: string[] = [];
  const names: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  for (const [index, [identifier, answer]] of [...answers].entries()) {
    const [name, before] = [attributeOf(identifier), read.get(identifier)?.text];
    set[name] = answer === undefined ? undefined : JSON.stringify(answer);
    names[`#k${index}`] = name;
    if (before === undefined) parts.push(`attribute_not_exists(#k${index})`);
    else {
      values[`:k${index}`] = before;
      parts.push(`#k${index} = :k${index}`);
    }
  }
  const condition = { expression: parts.join(' AND '), names, values };
  return { update: caseKeys.answers(caseId, page), set, condition };
}
