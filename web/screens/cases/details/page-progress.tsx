import { CircleCheck, CircleDashed } from 'lucide-react';
import type { QuestionGroupView, QuestionView } from '#shared/contract/case-details-views.ts';
import { type Answers, answerTo } from '#shared/questions/conditional-question.ts';
import { isAnswered, isOptional } from '#shared/questions/is-answered.ts';
import { Icon } from '#web/ui/icon.tsx';
import { answeredWords, sectionId } from './question-section.tsx';

export type Section = { group: QuestionGroupView; questions: readonly QuestionView[] };

const isComplete = (questions: readonly QuestionView[], answers: Answers): boolean =>
  questions.every((question) => isOptional(question) || isAnswered(question, answerTo(answers, question.identifier)));

/** Scrolls to a section and focuses it, which the browser alone wouldn't, so that the next Tab goes to its first question. */
const goTo = (id: string) => {
  const section = document.getElementById(id);
  section?.setAttribute('tabindex', '-1');
  section?.focus();
};

/** Lists the sections of the page with their progress and a link to each. */
export const PageProgress = ({ sections, answers }: { sections: readonly Section[]; answers: Answers }) => {
  if (sections.length < 2) return null;
  return (
    <nav aria-label="Sections">
      <ul className="flex flex-wrap gap-2">
        {sections.map(({ group, questions }) => {
          const isDone = isComplete(questions, answers);
          return (
            <li key={group.id}>
              <a
                href={`#${sectionId(group)}`}
                onClick={(event) => {
                  event.preventDefault();
                  goTo(sectionId(group));
                }}
                className="inline-flex min-h-9 items-center gap-1.5 rounded-control border border-border bg-surface px-3 py-1 text-sm transition-colors duration-(--hover) hover:border-primary hover:text-primary"
              >
                <Icon of={isDone ? CircleCheck : CircleDashed} size={16} className={isDone ? 'text-success' : 'text-muted'} />
                {group.name}
                <span className="sr-only">: {answeredWords(questions, answers)}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
