import type * as z from 'zod';
import { newHomeSchema, type SignUpRequestRecord } from '#shared/model/sign-up-request.ts';

/** What the form asks for: the home as the server takes it. Its coordinates come from a picked suggestion. */
export const newHomeFormSchema = newHomeSchema.omit({ lat: true, lon: true });
export type NewHomeValues = z.input<typeof newHomeFormSchema>;
export type NewHomeSent = z.output<typeof newHomeFormSchema>;

export const labels: Record<keyof NewHomeValues, string> = {
  name: 'Home name',
  address1: 'Street address',
  address2: 'Suite or unit',
  city: 'City',
  stateCode: 'State',
  postalCode: 'ZIP code',
  timeZone: 'Time zone',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
};

/** Returns what the request already says. */
export const fromRequest = ({ businessName, firstName, lastName, email, phoneNumber }: SignUpRequestRecord) => ({
  name: businessName,
  address1: '',
  address2: '',
  city: '',
  postalCode: '',
  timeZone: '',
  firstName,
  lastName,
  email,
  phone: phoneNumber,
});
