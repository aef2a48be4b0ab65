import type { Tag } from '#shared/model/tag.ts';
import { authorizeCremation } from './authorized-cremation.ts';
import { saveAnswers } from './case-party.ts';
import { compared, identified, noImplants } from './gate-desk.ts';
import { handoffDesk } from './handoff-desk.ts';

/** What the start of a reduction says, as if the tag had been scanned. */
export const starting = (caseId: string, { id: tag }: Pick<Tag, 'id'>, more: object = {}) => ({
  ...{ caseId, tag, how: 'tag-scanned', discNumber: '4411', operator: 'Omar Perez', chamber: 'Retort 2' },
  ...more,
});

/** Returns a home with someone in its care who may be cremated. One colleague has compared the tag. */
export async function reductionDesk() {
  const desk = await handoffDesk();
  const { staff, admin, row, tag } = desk;
  await saveAnswers(staff.by, row.id, {
    ...{ dispositionType: 'cremation', dateOfDeath: new Date(Date.now() - 6 * 86_400_000).toISOString().slice(0, 10) },
    ...{ placeOfDeathAddress: { city: 'Boston', stateCode: 'MA', countryCode: 'US' }, ...noImplants },
  });
  await authorizeCremation(staff.by, row.id);
  await identified(staff.by, row);
  await compared(admin.by, row.id, tag);
  return desk;
}
