import { changeableCase } from '#functions/cases/access/case-viewer.ts';
import { saveAnswers } from '#functions/cases/answering/save-answers.ts';
import { problem } from '#functions/problem.ts';
import { os } from './implementer.ts';

/** The questions of the first call about where the decedent is. */
const ofPlace: ReadonlySet<string> = new Set([
  ...['placeOfDeathType', 'placeOfDeathSpecify', 'placeOfDeathAddress', 'isStillAtPlaceOfDeath', 'presentLocation'],
]);

export const updateRemovalLocation = os.updateRemovalLocation.handler(async ({ input: { caseId, ...save }, context }) => {
  const others = Object.keys(save.changes).filter((name) => !ofPlace.has(name));
  if (others.length > 0) {
    const message = 'This isn’t about where the decedent is.';
    throw problem('invalid_input', { errors: others.map((name) => ({ field: `changes.${name}`, message })) });
  }
  return saveAnswers(context, await changeableCase(context, caseId), save);
});
