import * as z from 'zod';
import { email, guid, instant, phone, requiredLine } from '../values/schemas.ts';

/** A funeral home that asks to join (marketplace.md section 3): every field is required. */
export const signUpRequestSchema = z.strictObject({
  businessName: requiredLine(120),
  email: email,
  phoneNumber: phone,
  firstName: requiredLine(64),
  lastName: requiredLine(64),
});
export type SignUpRequest = z.infer<typeof signUpRequestSchema>;

/** A request as it is kept until somebody has called. */
export const signUpRequestRecordSchema = signUpRequestSchema.extend({ id: guid, createdOn: instant });
export type SignUpRequestRecord = z.infer<typeof signUpRequestRecordSchema>;
