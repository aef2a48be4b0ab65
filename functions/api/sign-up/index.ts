/** Creating an account: with a plan, by an invitation to a team, and by an invitation to a case; one file per operation. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { cognitoIdentity } from '#functions/vendors/identity/index.ts';
import { activateEmployee } from './activate-employee.ts';
import { createUserAccount } from './create-user-account.ts';
import type { SignUpContext } from './implementer.ts';
import { os } from './implementer.ts';
import { joinCase } from './join-case.ts';
import { validateCaseInvitation } from './validate-case-invitation.ts';
import { validateInvitation } from './validate-invitation.ts';

const router = os.router({ createUserAccount, validateInvitation, activateEmployee, validateCaseInvitation, joinCase });

const identity = cognitoIdentity();

export const handler = apiHandler<SignUpContext>({ router, context: (base) => ({ ...base, identity }) });
