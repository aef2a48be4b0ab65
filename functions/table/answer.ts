import { toItem } from './item.ts';
import type { Item, Key } from './table.ts';

/** Under an Idempotency-Key, what a request was answered: `hash` is of caller, call and key. */
export const answerKey = (hash: string): Key => ({ pk: `IDEMPOTENCY#${hash}`, sk: 'ANSWER' });

/** A request under way: `content` is the hash of its input, `startedAt` and `expiresAt` are epoch seconds. */
export const startedAnswer = (key: Key, fields: { content: string; startedAt: number; expiresAt: number }): Item =>
  toItem('idempotency', { ...key, expiresAt: fields.expiresAt }, { content: fields.content, startedAt: fields.startedAt });
