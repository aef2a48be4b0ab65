import { fieldType } from '#shared/model/enumerations/question.ts';
import { QuestionSourcesContext } from '../../../questions/question-sources.ts';
import { Page } from '../../../ui/page.tsx';
import { DependentQuestions } from './dependent-questions.tsx';
import { KindSection } from './kind-section.tsx';
import { sampleSources } from './sample-sources.ts';
import { groups } from './samples.ts';

/** `/provider/design`: every kind of question in every state, for those who write questions and those who draw them. */
export const Component = () => (
  <Page
    title="Every kind of question"
    lead="How each kind looks when it’s empty, required, answered, invalid, and locked. Try anything here; nothing is saved."
    width="wide"
  >
    <QuestionSourcesContext value={sampleSources}>
      <nav aria-label="Kinds of questions" className="columns-2 gap-6 text-sm md:columns-4">
        <ul>
          {groups
            .flatMap(({ kinds }) => kinds)
            .map((kind) => (
              <li key={kind}>
                <a
                  href={`#kind-${kind}`}
                  className="inline-flex min-h-11 items-center text-primary underline underline-offset-2 hover:text-primary-hover"
                >
                  {fieldType.label(kind)}
                </a>
              </li>
            ))}
        </ul>
      </nav>
      {groups.map(({ title, kinds }) => (
        <div key={title} className="mt-16">
          <h2 className="border-b border-border pb-2 text-xl">{title}</h2>
          {kinds.map((kind) => (
            <KindSection key={kind} kind={kind} />
          ))}
        </div>
      ))}
      <DependentQuestions />
    </QuestionSourcesContext>
  </Page>
);
