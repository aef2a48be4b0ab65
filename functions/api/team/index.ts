/** `/api/locations/current/employee`: who works at a home, who is invited, and what each may do. One file per operation, in the contract's order. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { cancelEmployeeInvite } from './cancel-employee-invite.ts';
import { deleteEmployee } from './delete-employee.ts';
import { getAllEmployees } from './get-all-employees.ts';
import { getEmployee } from './get-employee.ts';
import { getEmployeeOfUser } from './get-employee-of-user.ts';
import { getEmployeeWork } from './get-employee-work.ts';
import { getEmployeesList } from './get-employees-list.ts';
import { getFuneralDirectors } from './get-funeral-directors.ts';
import { getTeamSecondFactor } from './get-team-second-factor.ts';
import type { TeamContext } from './implementer.ts';
import { os } from './implementer.ts';
import { inviteEmployee } from './invite-employee.ts';
import { requireSecondFactor } from './require-second-factor.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { saveEmployee } from './save-employee.ts';
import { transferOwnership } from './transfer-ownership.ts';
import { validateEmployeeEmail } from './validate-employee-email.ts';

const router = os.router({
  getAllEmployees,
  getEmployeesList,
  getFuneralDirectors,
  getEmployee,
  getEmployeeOfUser,
  validateEmployeeEmail,
  getEmployeeWork,
  saveEmployee,
  inviteEmployee,
  cancelEmployeeInvite,
  transferOwnership,
  deleteEmployee,
  getTeamSecondFactor,
  requireSecondFactor,
  resetSecondFactor,
});

export const handler = apiHandler<TeamContext>({ router, context: (base) => base });
