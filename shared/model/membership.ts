import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { guid, timeZone } from '../values/schemas.ts';
import { staffAccess, staffKind } from './enumerations/people.ts';

/**
 * Describes a person's place at a home and their access there. It is stored beside their account with the home's name and their name there, so that one
 * read finds everything the runtime needs to know about a caller.
 */
export const membershipSchema = lazyObject(() => ({
  locationId: guid,
  locationName: z.string().max(120),
  /** The home's, by whose clock its staff read times. Missing in rows that are older than it. */
  timeZone: timeZone.optional(),
  employeeId: guid,
  access: z.enum(staffAccess.values),
  kind: z.enum(staffKind.values),
  /** The home's name for them, which records use whatever the person's account says. */
  fullName: z.string().max(200).optional(),
  /** Set while a Yarrow administrator acts for the person, which allows less (`shared/access`). Never stored. */
  isSupport: z.literal(true).optional(),
}));
export type Membership = z.infer<typeof membershipSchema>;
