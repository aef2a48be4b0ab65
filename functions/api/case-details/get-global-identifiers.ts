import { caseFor } from '#functions/cases/access/case-access.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { readEmployees } from '#functions/table/employee.ts';
import { readLocationRow } from '#functions/table/location-row.ts';
import { globalIdentifiers, identifiers } from '#shared/identifiers/case-values.ts';
import { dateInZone } from '#shared/values/dates.ts';
import { os } from './implementer.ts';

const homeKinds = new Set(['location', 'staff', 'today']);
const ofHomes = identifiers
  .filter(({ home, name }) => homeKinds.has(home.kind) && !name.startsWith('assigned'))
  .map(({ name, label, fieldType }) => ({ name, label, fieldType }));

/** Returns what is known about the case's home: the home itself, its funeral director, and today's date there. */
export const getGlobalIdentifiers = os.getGlobalIdentifiers.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  await caseFor(context, input.id);
  const [home, staff] = await Promise.all([readLocationRow(context.table, locationId), readEmployees(context.table, locationId)]);
  if (!home) throw problem('not_found');
  const { version: _version, ...location } = home;
  const today = dateInZone(context.now.toISOString(), home.timeZone);
  return { identifiers: ofHomes, values: globalIdentifiers(location, staff, today) };
});
