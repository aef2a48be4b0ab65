import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { email, guid, line, lines, optionalPhone, phone, rating, requiredLine, timeZone, webAddress } from '../values/schemas.ts';
import { homeAddressSchema } from './address.ts';
import { MAX_ATTRIBUTE_LENGTH, MAX_ATTRIBUTES } from './attribute-text.ts';
import { staffMemberSchema } from './employee.ts';
import { licenseType } from './enumerations/location.ts';
import { imageSchema } from './image.ts';
import { MAX_DESCRIPTION } from './limits.ts';
import { priceListSchema } from './price-list.ts';
import { publicVersionSchema } from './price-list-version.ts';
import { reviewSchema } from './review.ts';
import { templateSchema } from './template.ts';

/**
 * Describes a funeral home's own row, without what is stored beside it. Families find only active (launched) homes. `rating` is 0 to 5 from `reviewCount`
 * ratings, as of the last import from the places service.
 */
export const locationSchema = lazyObject(() => ({
  id: guid,
  name: requiredLine(120),
  address: homeAddressSchema,
  website: webAddress.or(z.literal('')).default(''),
  /** The home's description of itself; at least 100 characters to launch. */
  background: lines(MAX_DESCRIPTION).default(''),
  phone: optionalPhone.default(''),
  email: email.or(z.literal('')).default(''),
  licenseNumber: line(40).default(''),
  licenseTypeEnum: z.enum(licenseType.values).default('funeral-establishment'),
  hasPreNeedProgram: z.boolean().default(true),
  isPreNeedInsuranceFunded: z.boolean().default(false),
  isPreNeedTrustFunded: z.boolean().default(false),
  preNeedProgramCompany: line(120).default(''),
  hasAcceptedTermsAndConditions: z.boolean().default(false),
  isActive: z.boolean().default(false),
  googlePlaceId: line(300).optional(),
  rating: rating.optional(),
  reviewCount: z.int().min(0).default(0),
  attributes: z
    .array(lazyObject(() => ({ attribute: requiredLine(MAX_ATTRIBUTE_LENGTH) })))
    .max(MAX_ATTRIBUTES)
    .default([]),
  languages: z
    .array(lazyObject(() => ({ language: requiredLine(MAX_ATTRIBUTE_LENGTH) })))
    .max(MAX_ATTRIBUTES)
    .default([]),
  /** Sets the time zone whose days tasks are due by (docs/decisions.md, Tasks). */
  timeZone: timeZone,
}));
export type Location = z.infer<typeof locationSchema>;

/** Describes a home with its whole profile: one collection, one query. */
export const locationProfileSchema = lazyObject(() => ({
  ...locationSchema.shape,
  reviews: z.array(reviewSchema),
  employees: z.array(staffMemberSchema),
  images: z.array(imageSchema),
  templates: z.array(templateSchema),
  priceList: priceListSchema.optional(),
  /** Its published versions in brief, latest first. The latest is in force. */
  priceLists: z.array(publicVersionSchema).optional(),
}));
export type LocationProfile = z.infer<typeof locationProfileSchema>;

/** Describes what the General Information drawer saves. A complete phone number has the 10 digits that it asks for (docs/decisions.md, Profile). */
export const generalInformationSchema = lazyObject(() => ({
  phoneNumber: phone,
  emailAddress: email,
  licenseId: requiredLine(40),
  licenseType: z.enum(licenseType.values),
  hasPreNeedProgram: z.boolean(),
  isPreNeedInsuranceFunded: z.boolean(),
  isPreNeedTrustFunded: z.boolean(),
  preNeedProgramCompany: line(120),
  acceptTermsAndConditions: z.literal(true),
}));
export type GeneralInformation = z.infer<typeof generalInformationSchema>;
