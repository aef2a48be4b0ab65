import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';

/** Describes where a line of a gate is put right: a page of the case, and there a question, a document, or a page of custody by its name. */
const gateLinkSchema = lazyObject(() => ({
  page: z.enum(['case', 'case-details', 'documents', 'custody', 'tags', 'personal-effects']),
  question: z.string().max(80).optional(),
  documentId: z.string().max(40).optional(),
  carePage: z.string().max(40).optional(),
}));

/** Describes why nothing final may happen to someone, and where that is put right. `isPlaced`: the home put it on hold; otherwise it isn’t certain who they are. */
export const gateHoldSchema = lazyObject(() => ({ words: z.string(), link: gateLinkSchema, isPlaced: z.boolean().optional() }));

/** Describes what an act still needs that can’t be undone, in the words of the checklist, and where it’s put right. */
export const missingLineSchema = lazyObject(() => ({
  title: z.string().min(1).max(80),
  words: z.string().min(1).max(400),
  link: gateLinkSchema.nullable(),
}));

/** Every code that a problem can have, with its HTTP status and default words (RFC 9457 `title`). */
export const problemCodes = {
  invalid_input: [400, 'Please check what you entered.'],
  idempotency_key_required: [400, 'This request needs an Idempotency-Key header (a GUID).'],
  unauthenticated: [401, 'Please sign in.'],
  login_failed: [401, "Login failed. Please make sure you've entered your email and password correctly."],
  token_expired: [403, 'Your session has to be refreshed.'],
  forbidden: [403, 'You do not have access to this.'],
  not_found: [404, 'We could not find that.'],
  token_used: [410, 'This link has already been used or has expired.'],
  sign_in_ended: [410, 'This sign-in has ended. Please sign in again.'],
  conflict: [409, 'That is not possible any more.'],
  stale: [409, 'Someone else changed this in the meantime.'],
  idempotency_conflict: [409, 'This request was already sent with other content.'],
  too_large: [413, 'That is too large.'],
  unsupported_type: [415, 'This type of content is not supported.'],
  too_many_requests: [429, 'Too many attempts. Please wait a little and try again.'],
  internal: [500, 'Something went wrong on our side.'],
  unavailable: [503, 'Yarrow is busy right now. Please wait a minute and try again.'],
} as const satisfies Record<string, readonly [status: number, title: string]>;
export type ProblemCode = keyof typeof problemCodes;

/** Why the link of someone who signs a document no longer works, or doesn’t yet: it is another signer’s turn. */
const closedLinkReasons = [
  'expired',
  'replaced',
  'used',
  'canceled',
  'voided',
  'withdrawn',
  'not-your-turn',
  'not-ready',
  'ended',
] as const;

/**
 * Describes every error in the same shape (RFC 9457, `application/problem+json`). `errors` names the fields in the screen's words; `requestId` finds the
 * log line.
 */
export const problemSchema = lazyObject(() => ({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(Object.keys(problemCodes) as [ProblemCode, ...ProblemCode[]]),
  detail: z.string().optional(),
  errors: z.array(lazyObject(() => ({ field: z.string(), message: z.string() }))).optional(),
  /** What is missing for an act that can’t be undone; `detail` says the first of it. */
  missing: z.array(missingLineSchema).optional(),
  requestId: z.string(),
  /** How many more wrong passwords are checked before sign-in, or a change that asks for the password, pauses; given only before the last ones. */
  triesLeft: z.int().positive().optional(),
  /** Seconds to wait before trying again; also the Retry-After header. */
  retryAfterSeconds: z.int().positive().optional(),
  /** Why a signer’s link doesn’t work, and whom to call about it; only for a link that was once given to someone. */
  closedLink: lazyObject(() => ({ why: z.enum(closedLinkReasons), homeName: z.string(), homePhone: z.string() })).optional(),
}));
export type Problem = z.infer<typeof problemSchema>;
