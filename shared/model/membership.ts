import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { guid } from '../values/schemas.ts';
import { staffAccess, staffKind } from './enumerations/people.ts';

/**
 * A person's place at a home and their access there. It is stored beside their account, with the home's name and theirs there, so that one read finds everything the
 * runtime has to know about a caller.
 */
export const membershipSchema = lazyObject(() => ({
  locationId: guid,
  locationName: z.string().max(120),
  employeeId: guid,
  access: z.enum(staffAccess.values),
  kind: z.enum(staffKind.values),
  /** What the home calls them: records name them by it, whatever they call themselves in their account. */
  fullName: z.string().max(200).optional(),
  /** Set while an administrator of Yarrow acts for the person, which allows less (`shared/access`). It is never stored. */
  isSupport: z.literal(true).optional(),
}));
export type Membership = z.infer<typeof membershipSchema>;
