import type * as z from 'zod';
import { contactDrawerLimits, informationRequestSchema } from '#shared/model/information-request.ts';
import { preview } from '#shared/values/text.ts';

/** What the contact drawer asks for: the request as the server takes it, without the package, which the drawer already knows. */
export const contactSchema = informationRequestSchema.omit({ packageId: true });
export type ContactValues = z.input<typeof contactSchema>;

/** A package's name is cut off here, to leave room for the person's own words. */
const LONGEST_NAME = 120;

/** Returns the default message: a polite request that names the package, if one was chosen (docs/decisions.md, Marketplace). */
export const defaultMessage = (packageName: string | undefined): string =>
  (packageName
    ? `Hello, I would like to know more about the package "${preview(packageName, LONGEST_NAME)}". Please send me more information. Thank you.`
    : 'Hello, I would like to know more about your services and prices. Please send me more information. Thank you.'
  ).slice(0, contactDrawerLimits.message);
