import { os } from './implementer.ts';
import { savePaper } from './save-paper.ts';

export const saveLocationGpl = os.saveLocationGpl.handler(({ input, context }) => savePaper(context, 'gpl', input));
