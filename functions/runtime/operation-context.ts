import type { EventName } from '#events/catalog/index.ts';
import type { DomainEvent } from '#events/envelope.ts';
import type { Table } from '#functions/table/table.ts';
import type { Actor } from './actor.ts';
import type { PreparedBody } from './compressed.ts';
import type { OpenedBy } from './opened-by.ts';

/** What came with a request besides its input. */
type RequestFacts = {
  id: string;
  /** The caller's network address (for IPv6 its /64 network), from the edge, never from a header that a caller can set. */
  address: string;
  cookies: Readonly<Record<string, string>>;
  openedBy: OpenedBy;
  /** What the caller’s program says that it is; at most 600 characters. */
  userAgent: string;
  /** The header as it was sent, not verified. */
  authorization: string | undefined;
  /** SHA-256 (hex) of the key with which this browser owns plans (`x-plan-key`); null without a valid one. */
  planKeyHash: string | null;
};

/** Headers and cookies that an operation adds to its answer. A `prepared` body is sent in place of what it returns. */
type Answer = { headers: Record<string, string>; cookies: string[]; prepared?: PreparedBody };

/**
 * What an operation may use: who asks, the table, and the clock, ids, and randomness of this request (never taken at module load). A group adds its own
 * ports (identity, places, the search snapshot).
 */
export type OperationContext = {
  actor: Actor;
  table: Table;
  request: RequestFacts;
  answer: Answer;
  /** The time of this request, UTC. A retry after a crash has that of the attempt that committed first. */
  now: Date;
  /** Returns a UUIDv7. With an Idempotency-Key the same request gives the same ids in the same order, so that a retry writes the same items. */
  newId: () => string;
  /**
   * Returns the id that follows from the caller, the home, the call, and its Idempotency-Key alone: the same however long after the first request the key comes
   * again, even once its answer is forgotten. Without a key, another one each time.
   */
  keyId: () => string;
  /** Returns 32 random bytes. */
  randomBytes: () => Uint8Array;
  /** Makes an event of the catalog about this request, to be raised in the transaction that writes the state it reports. */
  event: (name: EventName, data: Record<string, unknown>, locationId?: string) => DomainEvent;
};
