import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';

/** The source of every event on the bus. */
export const eventSource = 'yarrow';

/** Names the person or job behind an event; `onBehalfOf` is set while a system user acts for someone (docs/decisions.md, Session). */
const eventActorSchema = lazyObject(() => ({
  kind: z.enum(['nobody', 'family', 'provider', 'system', 'job']),
  id: z.string().nullable(),
  onBehalfOf: z.string().nullable(),
}));
export type EventActor = z.infer<typeof eventActorSchema>;

/**
 * Describes the envelope of every event: `name` is the detail-type, `version` counts from 1, `at` is the instant of the write, and `data` is as the catalog
 * defines it.
 */
export const envelopeSchema = lazyObject(() => ({
  id: z.string().min(1),
  name: z.string(),
  version: z.int().min(1),
  at: z.iso.datetime(),
  actor: eventActorSchema,
  locationId: z.guid().nullable(),
  data: z.record(z.string(), z.unknown()),
}));
export type DomainEvent = z.infer<typeof envelopeSchema>;
