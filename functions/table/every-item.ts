import type { Item, Key, QueryOptions, Table } from './table.ts';

type WholeQuery = Omit<QueryOptions, 'cursor' | 'limit'> & {
  /** The key after which the first page begins. */
  from?: Key;
};

/** Yields every page of a query in order: DynamoDB returns at most 1 MB at a time, so this continues until there is no more. */
export async function* eachPage(
  table: Table,
  pk: string,
  { from, ...options }: WholeQuery & { limit?: number } = {},
): AsyncGenerator<Item[]> {
  let cursor: Record<string, unknown> | null = from ?? null;
  do {
    const page = await table.query(pk, { ...options, ...(cursor ? { cursor: cursor as Key } : {}) });
    yield page.items;
    cursor = page.next;
  } while (cursor);
}

/** A time by which rows are due, and how many of them to read at once. */
export type DueBy = { by: string; atOnce: number };

/**
 * Yields what is due by a time, the earliest first, from a partition of gsi1 whose sort key begins with the time when a row is due. Each page is read after the
 * caller has handled the one before it.
 */
export async function* eachDue<Row>(
  table: Table,
  pk: string,
  { by, atOnce }: DueBy,
  rowOf: (item: Item) => Row,
): AsyncGenerator<Row[]> {
  // `$` sorts behind `#`, which follows the time in the key.
  const pages = eachPage(table, pk, { index: 'gsi1', before: `${by}$`, limit: atOnce });
  for await (const items of pages) yield items.map(rowOf);
}

/** Reads every item of a query: one request unless they outgrow 1 MB. */
export async function everyItem(table: Table, pk: string, options: WholeQuery = {}): Promise<Item[]> {
  const items: Item[] = [];
  for await (const page of eachPage(table, pk, options)) items.push(...page);
  return items;
}
