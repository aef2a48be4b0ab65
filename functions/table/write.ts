/** The primary key of an item. */
export type Key = { pk: string; sk: string };
/** An item as it is stored in the table: its key, its kind, and its attributes. */
export type Item = Key & { entityType: string; [attribute: string]: unknown };
/** What is added to numbers, which begin at 0, and to sets of texts, which begin empty. */
export type Counts = Readonly<Record<string, number | ReadonlySet<string>>>;
/** Attributes by their names, each with the one that it is copied from. */
export type Copies = Readonly<Record<string, { from: string; or: unknown }>>;
/** One write of a transaction, as the DocumentClient takes it, without the table's name. */
export type Write =
  | { put: Item; unless?: 'exists' }
  | { put: Item; ifVersion: number }
  | { delete: Key; ifExists?: boolean; ifVersion?: number; condition?: Condition }
  | { update: Key; set: Record<string, unknown>; condition?: Condition }
  /**
   * Counters and sets, as in `Table.add`; `set` overwrites whatever was there before, `undefined` removes it. `copies` have what another attribute had before this write,
   * or something else if it had nothing.
   */
  | {
      add: Key;
      counts: Counts;
      initially?: Record<string, unknown>;
      set?: Record<string, unknown>;
      copies?: Copies;
      condition?: Condition;
    }
  | { check: Key; condition: Condition };
/** A condition in DynamoDB's own words. The caller provides the `#x` names and `:x` values. */
export type Condition = { expression: string; names?: Record<string, string>; values?: Record<string, unknown> };
