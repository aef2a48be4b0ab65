import { caseFor } from '#functions/cases/access/case-access.ts';
import { decedentView } from '#functions/cases/viewing/decedent-view.ts';
import { problem } from '#functions/problem.ts';
import { readDecedent } from '#functions/table/case.ts';
import { os } from './implementer.ts';

export const getDecedent = os.getDecedent.handler(async ({ input, context }) => {
  const { record } = await caseFor(context, input.id);
  const decedent = await readDecedent(context.table, record.id);
  if (!decedent) throw problem('not_found');
  return decedentView(decedent);
});
