/** The primary key of an item. */
export type Key = { pk: string; sk: string };
/** An item as it is stored in the table: its key, its kind, and its attributes. */
export type Item = Key & { entityType: string; [attribute: string]: unknown };
/** One write of a transaction, as the DocumentClient takes it, without the table's name. */
export type Write =
  | { put: Item; unless?: 'exists' }
  | { put: Item; ifVersion: number }
  | { delete: Key; ifExists?: boolean; ifVersion?: number; condition?: Condition }
  | { update: Key; set: Record<string, unknown>; condition?: Condition }
  /** Counters, as in `Table.add`; `set` overwrites whatever was there before. */
  | {
      add: Key;
      counts: Record<string, number>;
      initially?: Record<string, unknown>;
      set?: Record<string, unknown>;
      condition?: Condition;
    }
  | { check: Key; condition: Condition };
/** A condition in DynamoDB's own words. The caller provides the `#x` names and `:x` values. */
export type Condition = { expression: string; names?: Record<string, string>; values?: Record<string, unknown> };
