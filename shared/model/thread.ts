import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { composedText, guid, instant, line } from '../values/schemas.ts';
import { deliveryStatus, threadEntryKind } from './enumerations/messages.ts';

/** Limits what staff write to a family, in characters. A text is at most what Twilio takes: 1,600. */
export const threadLimits = { email: 10_000, text: 1_400, template: 4_000, templateName: 80 } as const;
/** The most characters of a received message that the thread keeps; the rest is cut, and the entry says so. */
export const RECEIVED_TEXT = 20_000;

/** Describes one thing of a thread: a message in either direction, or what a member of the home did. */
export const threadEntrySchema = lazyObject(() => ({
  id: guid,
  at: instant,
  kind: z.enum(threadEntryKind.values),
  /** Who of the home wrote or did it. */
  byName: line(200).optional(),
  /** The address or number that it went to or came from. */
  address: line(320).optional(),
  subject: line(400).optional(),
  text: composedText.optional(),
  /** What the sender's email program repeated of earlier messages. */
  quoted: composedText.optional(),
  isCut: z.literal(true).optional(),
  /** What it is about: the new assignee, or the number that texts were allowed for. */
  about: line(200).optional(),
  status: z.enum(deliveryStatus.values).optional(),
  /** Why it could not be sent, in the screen's words. */
  failure: line(300).optional(),
  /** It came from another address than the family's, or the sender's mail service did not vouch for it. */
  isUnproved: z.literal(true).optional(),
  /** A program sent it: an absence note, a receipt. */
  isAutomatic: z.literal(true).optional(),
  /** Names of files that came along. They aren't kept. */
  files: z.array(line(120)).max(20).optional(),
}));
export type ThreadEntry = z.infer<typeof threadEntrySchema>;

/** Describes whether a number may get texts from a home, who said so, and since when. */
export const textConsentSchema = lazyObject(() => ({
  mayText: z.boolean(),
  /** `staff`: a member recorded it. `family`: they texted first, or answered STOP or START. */
  saidBy: z.enum(['staff', 'family']),
  byName: line(200).optional(),
  on: instant,
}));
export type TextConsent = z.infer<typeof textConsentSchema>;
