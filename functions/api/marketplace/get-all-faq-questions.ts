import { readFaq } from '#functions/table/catalog.ts';
import { os } from './implementer.ts';

export const getAllFaqQuestions = os.getAllFaqQuestions.handler(async ({ input, context }) => {
  const questions = await readFaq(context.table, input.page);
  return {
    items: questions.filter((each) => each.isActive).map(({ id, page, question, answer }) => ({ id, page, question, answer })),
  };
});
