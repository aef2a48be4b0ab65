import { changeableCase } from '#functions/cases/access/case-viewer.ts';
import { saveAnswers } from '#functions/cases/answering/save-answers.ts';
import { problem } from '#functions/problem.ts';
import { removalLocation } from '#shared/today/removal-place.ts';
import { os } from './implementer.ts';

export const updateRemovalLocation = os.updateRemovalLocation.handler(async ({ input: { caseId, ...save }, context }) => {
  const others = Object.keys(save.changes).filter((name) => !removalLocation.has(name));
  if (others.length > 0) {
    const message = 'This isn’t about where the decedent is picked up.';
    throw problem('invalid_input', { errors: others.map((name) => ({ field: `changes.${name}`, message })) });
  }
  return saveAnswers(context, await changeableCase(context, caseId), save);
});
