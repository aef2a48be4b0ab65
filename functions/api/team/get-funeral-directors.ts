import { homeOf } from '#functions/runtime/home-of.ts';
import { readEmployees } from '#functions/table/employee.ts';
import { inTeamOrder } from '#shared/team/in-team-order.ts';
import { os } from './implementer.ts';

/** Lists the funeral directors among the home's people, with their licenses where known. */
export const getFuneralDirectors = os.getFuneralDirectors.handler(async ({ context }) => {
  const team = await readEmployees(context.table, homeOf(context).locationId);
  const directors = team.filter(
    ({ isFuneralDirector, kind, status }) => isFuneralDirector && kind === 'staff' && status !== 'inactive',
  );
  return {
    items: inTeamOrder(directors).map(({ id, fullName, email, phone, licenseNumber }) => ({
      id,
      fullName,
      email,
      phone,
      licenseNumber: licenseNumber ?? '',
    })),
  };
});
