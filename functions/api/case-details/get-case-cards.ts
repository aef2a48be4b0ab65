import { viewedCase } from '#functions/cases/access/case-viewer.ts';
import { caseCards } from '#functions/cases/viewing/case-cards.ts';
import { os } from './implementer.ts';

export const getCaseCards = os.getCaseCards.handler(async ({ input: { id, convertToBase64 = false }, context }) => ({
  items: await caseCards(context, await viewedCase(context, id), convertToBase64),
}));
