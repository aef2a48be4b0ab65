import { caseFor } from '#functions/cases/access/case-access.ts';
import { knownPeople } from '#functions/cases/contacts/known-people.ts';
import { os } from './implementer.ts';

export const findKnownPeople = os.findKnownPeople.handler(async ({ input, context }) => {
  const { record } = await caseFor(context, input.caseId);
  return { items: await knownPeople(context.table, record, input.querry) };
});
