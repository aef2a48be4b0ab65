import { readFaq } from '#functions/catalog/read-catalog.ts';
import { os } from './implementer.ts';

export const getAllFaqQuestions = os.getAllFaqQuestions.handler(async ({ input, context }) => {
  const questions = await readFaq(context.table, context.now, input.page);
  return {
    items: questions.filter((each) => each.isActive).map(({ id, page, question, answer }) => ({ id, page, question, answer })),
  };
});
