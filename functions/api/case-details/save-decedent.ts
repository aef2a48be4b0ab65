import { caseFor } from '#functions/cases/access/case-access.ts';
import { saveDecedentFields } from '#functions/cases/answering/save-decedent-fields.ts';
import { decedentView } from '#functions/cases/viewing/decedent-view.ts';
import { os } from './implementer.ts';

export const saveDecedent = os.saveDecedent.handler(async ({ input: { id, ...save }, context }) => {
  const { record } = await caseFor(context, id);
  return decedentView(await saveDecedentFields(context, record, save));
});
