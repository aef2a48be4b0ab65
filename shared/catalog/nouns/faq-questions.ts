import { faqQuestionSchema } from '#shared/model/faq-question.ts';
import { active, defineNoun } from '../noun.ts';

export const faqQuestions = defineNoun({
  name: 'faqQuestions',
  one: 'FAQ question',
  many: 'FAQ questions',
  columns: ['page', 'answer'],
  filters: ['page', 'isActive'],
  schema: faqQuestionSchema,
  reaches: [],
  isOnlyOfCatalog: true,
  nameOf: ({ question }) => question,
  wordsOf: ({ page, answer }) => [page, answer],
  order: { place: 'sortOrder', within: 'page' },
  words: {
    page: { label: 'Page', hint: 'The screen or the step of the planner that shows it.' },
    question: 'Question',
    answer: 'Answer',
    isActive: active,
  },
});
