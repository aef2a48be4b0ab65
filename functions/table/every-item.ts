import type { Item, Key, QueryOptions, Table } from './table.ts';

type WholeQuery = Omit<QueryOptions, 'cursor' | 'limit'> & {
  /** The key after which the first page begins. */
  from?: Key;
};

/** Yields every page of a query in order: DynamoDB returns at most 1 MB at a time, so this continues until there is no more. */
export async function* eachPage(table: Table, pk: string, { from, ...options }: WholeQuery = {}): AsyncGenerator<Item[]> {
  let cursor: Record<string, unknown> | null = from ?? null;
  do {
    const page = await table.query(pk, { ...options, ...(cursor ? { cursor: cursor as Key } : {}) });
    yield page.items;
    cursor = page.next;
  } while (cursor);
}

/** Reads every item of a query: one request unless they outgrow 1 MB. */
export async function everyItem(table: Table, pk: string, options: WholeQuery = {}): Promise<Item[]> {
  const items: Item[] = [];
  for await (const page of eachPage(table, pk, options)) items.push(...page);
  return items;
}
