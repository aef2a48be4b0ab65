import { CasePage } from '../case-page.tsx';
import { QuestionPages } from './question-pages.tsx';

const pages = ['memorialization-preferences'] as const;

/** Shows the memorialization preferences of a case. */
export const Component = () => (
  <CasePage title="Memorialization preferences" lead="How the person will be remembered.">
    <QuestionPages pages={pages} />
  </CasePage>
);
