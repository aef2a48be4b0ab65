import * as z from 'zod';
import { acceptTermsSchema, newPasswordSchema, passwordSchema } from '#shared/contract/session.ts';
import { email, optionalPhone, personNameSchema } from '#shared/values/schemas.ts';

/** What the account screens ask for, made from parts of the contract. A phone number that was left out is `''` here and null in a call. */
export const emailFormSchema = z.strictObject({ email });

export const signInFormSchema = z.strictObject({ email, password: passwordSchema });

export const newPasswordFormSchema = z.strictObject({ password: newPasswordSchema });

export const changePasswordFormSchema = z.strictObject({ currentPassword: passwordSchema, password: newPasswordSchema });

const person = {
  firstName: personNameSchema('First name'),
  lastName: personNameSchema('Last name'),
  email,
  phone: optionalPhone,
};

export const signUpFormSchema = z.strictObject({
  ...person,
  password: newPasswordSchema,
  acceptTermsAndConditions: acceptTermsSchema,
});

/** For invited people, whose address comes from the invitation. */
export const joinFormSchema = signUpFormSchema.omit({ email: true, phone: true });

/** `currentPassword` is empty unless the email changes. */
export const detailsFormSchema = z.strictObject({ ...person, currentPassword: z.string().max(256) });
export type Details = z.infer<typeof detailsFormSchema>;
