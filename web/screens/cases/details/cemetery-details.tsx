import { CasePage } from '../case-page.tsx';
import { QuestionPages } from './question-pages.tsx';

const pages = ['cemetery-details'] as const;

/** Shows the cemetery details of a case. */
export const Component = () => (
  <CasePage title="Cemetery details" lead="Where the grave, crypt, or niche is, and what the cemetery needs.">
    <QuestionPages pages={pages} />
  </CasePage>
);
