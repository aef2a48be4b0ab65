import { useSearchParams } from 'react-router-dom';
import { fieldType } from '#shared/model/enumerations/question.ts';
import { QuestionSourcesContext } from '../../../questions/question-sources.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Link } from '../../../ui/link.tsx';
import { Page } from '../../../ui/page.tsx';
import { DependentQuestions } from './dependent-questions.tsx';
import { KindSection } from './kind-section.tsx';
import { sampleSources } from './sample-sources.ts';
import { groups } from './samples.ts';

const linkLooks = 'inline-flex min-h-11 items-center text-primary underline underline-offset-2 hover:text-primary-hover';

/** Returns the kinds that the address asks for (`?kinds=date,time`), or all if it names none that exist. */
const useSelectedGroups = () => {
  const [search] = useSearchParams();
  const wanted = search.get('kinds')?.split(',') ?? [];
  const some = groups
    .map(({ title, kinds }) => ({ title, kinds: kinds.filter((kind) => wanted.includes(kind)) }))
    .filter(({ kinds }) => kinds.length > 0);
  return some.length > 0 ? { isEvery: false, shown: some } : { isEvery: true, shown: groups };
};

const GroupPreview = lazyPart(() => import('./group-preview.tsx'), 'This group');

/** Shows a group of the catalog as it's asked. Nothing is saved. */
const OneGroup = ({ id }: { id: string }) => (
  <Page
    title="A group of questions"
    lead="The questions of a group as they are asked, drafts included. Try anything here; nothing is saved."
    width="wide"
  >
    <QuestionSourcesContext value={sampleSources}>
      <GroupPreview id={id} />
      <p className="mt-8">
        <Link to="?" className={linkLooks}>
          Show every kind
        </Link>
      </p>
    </QuestionSourcesContext>
  </Page>
);

/**
 * `/provider/design`: every kind of question in every state, for people who write questions and people who design them. `?kinds=` shows only some, and
 * `?group=` a group of the catalog.
 */
export const Component = () => {
  const group = useSearchParams()[0].get('group');
  return group ? <OneGroup id={group} /> : <EveryKind />;
};

const EveryKind = () => {
  const { isEvery, shown } = useSelectedGroups();
  return (
    <Page
      title="Every kind of question"
      lead="How each kind looks when it’s empty, required, answered, invalid, and locked. Try anything here; nothing is saved."
      width="wide"
    >
      <QuestionSourcesContext value={sampleSources}>
        {isEvery ? (
          <nav aria-label="Kinds of questions" className="columns-2 gap-6 text-sm md:columns-4">
            <ul>
              {groups
                .flatMap(({ kinds }) => kinds)
                .map((kind) => (
                  <li key={kind}>
                    <a href={`#kind-${kind}`} className={linkLooks}>
                      {fieldType.label(kind)}
                    </a>
                  </li>
                ))}
            </ul>
          </nav>
        ) : (
          <Link to="?" className={linkLooks}>
            Show every kind
          </Link>
        )}
        {shown.map(({ title, kinds }) => (
          <div key={title} className="mt-16">
            <h2 className="border-b border-border pb-2 text-xl">{title}</h2>
            {kinds.map((kind) => (
              <KindSection key={kind} kind={kind} isAlone={!isEvery} />
            ))}
          </div>
        ))}
        {isEvery && <DependentQuestions />}
      </QuestionSourcesContext>
    </Page>
  );
};
