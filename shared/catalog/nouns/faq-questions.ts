import { faqQuestionSchema } from '#shared/model/faq-question.ts';
import { active, defineNoun } from '../noun.ts';

export const faqQuestions = defineNoun({
  name: 'faqQuestions',
  one: 'FAQ question',
  many: 'FAQ questions',
  schema: faqQuestionSchema,
  nameOf: ({ question }) => question,
  wordsOf: ({ page, answer }) => [page, answer],
  words: {
    page: { label: 'Page', hint: 'The screen that shows it, such as service-preferences.' },
    question: 'Question',
    answer: 'Answer',
    isActive: active,
  },
});
