import { CasePage } from '../case-page.tsx';
import { DisplayServices } from './display/display-services.tsx';
import { QuestionPages } from './question-pages.tsx';
import { SocialSecurity } from './social-security/social-security.tsx';

const pages = ['case-details', 'first-call'] as const;

/** Shows the vital facts of a case, what was said on the first call, and its services. */
export const Component = () => (
  <CasePage title="Case details" lead="What the death certificate and your other documents need.">
    <QuestionPages pages={pages}>
      <div className="mt-6">
        <SocialSecurity />
      </div>
      <DisplayServices />
    </QuestionPages>
  </CasePage>
);
