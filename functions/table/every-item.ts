import type { Item, Key, QueryOptions, Table } from './table.ts';

type WholeQuery = Omit<QueryOptions, 'cursor' | 'limit'> & {
  /** The key behind which the first page begins. */
  from?: Key;
};

/** Every page of a query in order: DynamoDB answers at most 1 MB at once, so what is read whole goes on until there is no more. */
export async function* eachPage(table: Table, pk: string, { from, ...options }: WholeQuery = {}): AsyncGenerator<Item[]> {
  let cursor: Record<string, unknown> | null = from ?? null;
  do {
    const page = await table.query(pk, { ...options, ...(cursor ? { cursor: cursor as Key } : {}) });
    yield page.items;
    cursor = page.next;
  } while (cursor);
}

/** Every item of a query: one request unless they outgrow 1 MB. */
export async function everyItem(table: Table, pk: string, options: WholeQuery = {}): Promise<Item[]> {
  const items: Item[] = [];
  for await (const page of eachPage(table, pk, options)) items.push(...page);
  return items;
}
