import { caseFor } from '#functions/cases/case-access.ts';
import { decedentView } from '#functions/cases/decedent-view.ts';
import { saveDecedentFields } from '#functions/cases/save-decedent-fields.ts';
import { os } from './implementer.ts';

export const saveDecedent = os.saveDecedent.handler(async ({ input: { id, ...save }, context }) => {
  const { record } = await caseFor(context, id);
  return decedentView(await saveDecedentFields(context, record, save));
});
