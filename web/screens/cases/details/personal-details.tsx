import { CasePage } from '../case-page.tsx';
import { QuestionPages } from './question-pages.tsx';

const pages = ['obituary'] as const;

/** Shows the obituary of a case. */
export const Component = () => (
  <CasePage title="Obituary" lead="What we need for the death notice and the obituary.">
    <QuestionPages pages={pages} />
  </CasePage>
);
