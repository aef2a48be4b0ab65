import { CasePage } from '../case-page.tsx';
import { QuestionPages } from './question-pages.tsx';

const pages = ['obituary'] as const;

/** Obituary of a case. */
export const Component = () => (
  <CasePage title="Obituary" lead="What the notice of death and the story of a life are written from.">
    <QuestionPages pages={pages} />
  </CasePage>
);
