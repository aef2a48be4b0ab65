import { homesDraft } from './get-gpl-pdf.ts';
import { os } from './implementer.ts';

/** Returns the list that a home would publish now, as a draft, for an administrator. */
export const getNextGpl = os.getNextGpl.handler(({ input, context }) => homesDraft(context, input.id, 'gpl'));
