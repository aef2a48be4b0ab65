import { caseCards } from '#functions/cases/case-cards.ts';
import { viewedCase } from '#functions/cases/case-viewer.ts';
import { os } from './implementer.ts';

export const getCaseCards = os.getCaseCards.handler(async ({ input: { id, convertToBase64 = false }, context }) => ({
  items: await caseCards(context, await viewedCase(context, id), convertToBase64),
}));
