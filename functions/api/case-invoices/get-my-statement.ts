import { myCaseOf } from '#functions/cases/access/my-case.ts';
import { problem } from '#functions/problem.ts';
import { readContract } from '#functions/table/contract-version.ts';
import { os } from './implementer.ts';
import { ownPapers } from './money-papers.ts';
import { readUnsigned, unsignedPaper } from './unsigned-paper.ts';

/**
 * Draws actual charges for a purchaser once the family was given them: the home has to give them in writing (22 TAC 203.47(a)(2)). Every other version is a
 * document that everyone signs, so it gets the same 404 as a version that doesn't exist.
 */
export const getMyStatement = os.getMyStatement.handler(async ({ input: { id, number }, context }) => {
  const own = await myCaseOf(context, id);
  const [ofCase, { versions }] = await Promise.all([ownPapers(context, own), readContract(context.table, id)]);
  const version = versions.find((each) => each.number === number);
  if (version?.kind !== 'actuals' || version.givenOn === null) throw problem('not_found');
  const unsigned = await readUnsigned(context, id, version, versions);
  if (!unsigned?.statement.purchasers.some(({ contactId }) => contactId === own.contactId)) throw problem('not_found');
  return unsignedPaper(context, ofCase, { version, versions, unsigned });
});
