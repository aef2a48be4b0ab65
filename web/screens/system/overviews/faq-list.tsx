import { faqByPage } from '#shared/catalog/overviews.ts';
import type { FaqQuestion } from '#shared/model/faq-question.ts';
import { Component as EntryList } from '../catalog/list/entry-list.tsx';
import { Overview } from './counted-list.tsx';

/** /System/SystemFaqQuestions: the questions and answers, and which pages have none. */
export const Component = () => (
  <>
    <EntryList />
    <Overview
      title="By page"
      lead="Every screen, and every step of the planner, that can show questions and answers."
      noun="faqQuestions"
      countedOf={(rows) => faqByPage(rows.map(({ entry }) => entry) as unknown as FaqQuestion[])}
      unit={['question', 'questions']}
      none="None"
      empty="No page can show questions."
    />
  </>
);
