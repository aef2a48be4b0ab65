import { memberOf } from '#functions/team/member-of.ts';
import { os } from './implementer.ts';

/** Returns one member of the home. */
export const getEmployee = os.getEmployee.handler(({ input, context }) => memberOf(context, input.id));
