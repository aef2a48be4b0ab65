import * as z from 'zod';
import { submitPlanInput } from '#shared/contract/planner-views.ts';

/** Returns the form of `submitArrangement`. Asking for a call takes a phone number. */
export const sendPlanSchema = (phoneNumber: string) =>
  z.strictObject({
    preferredContact: submitPlanInput.shape.preferredContact.refine((way) => way !== 'phone' || phoneNumber !== '', {
      error: 'Your plan has no phone number. Please add one under Contacts, or choose email.',
    }),
    bestTime: submitPlanInput.shape.bestTime,
    message: submitPlanInput.shape.message,
  });
