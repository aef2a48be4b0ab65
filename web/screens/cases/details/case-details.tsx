import { CasePage } from '../case-page.tsx';
import { QuestionPages } from './question-pages.tsx';

const pages = ['case-details', 'first-call'] as const;

/** Case details of a case. */
export const Component = () => (
  <CasePage title="Case details" lead="What the certificate and the home’s papers need to know.">
    <QuestionPages pages={pages} />
  </CasePage>
);
