import { useMemo } from 'react';
import type { CaseQuestions } from '#shared/contract/case-details-views.ts';
import { visibleQuestions } from '#shared/questions/visible-questions.ts';
import { Reveals } from '#web/questions/question-list.tsx';
import { QuestionSourcesContext } from '#web/questions/question-sources.ts';
import { AnswerConflict } from '#web/screens/cases/details/answer-conflict.tsx';
import { SaveLine } from '#web/screens/cases/details/save-line.tsx';
import { QuestionGroup } from './question-group.tsx';
import { type AnswersPlace, useMyAnswers } from './use-my-answers.ts';

/** Questions of a case as its family sees them: what it may answer is saved as it is given, all else can be read. */
export const AnswersForm = ({ place, loaded }: { place: AnswersPlace; loaded: CaseQuestions }) => {
  const { answers, save, errors, conflict, failure, saver } = useMyAnswers(place, loaded);
  const { people, timeZone, timing, facts, groups } = loaded;
  const questions = useMemo(() => groups.flatMap((group) => group.questions), [groups]);
  const shown = useMemo(
    () => visibleQuestions(questions, answers, { facts: { ...facts, timing }, lists: { people } }),
    [questions, answers, facts, timing, people],
  );
  const sources = useMemo(() => ({ lists: { people }, timeZone }), [people, timeZone]);
  const isShown = new Set(shown);
  const sections = groups
    .map((group) => ({ group, shown: group.questions.filter((question) => isShown.has(question)) }))
    .filter((section) => section.shown.length > 0);
  if (sections.length === 0) return <p className="text-muted">Nothing is asked of you here at present.</p>;
  const choose = { onKeepMine: () => saver.keepMine(), onTakeSaved: () => saver.takeSaved() };
  const mayAnswer = questions.some(({ sight }) => sight === 'can-edit');
  return (
    <QuestionSourcesContext value={sources}>
      <div className="grid gap-12">
        {conflict && <AnswerConflict {...{ conflict, questions, loaded }} {...choose} />}
        {sections.map((section) => (
          <QuestionGroup
            key={section.group.id}
            {...section}
            {...{ loaded, answers, errors }}
            onChange={(identifier, value) => saver.change(identifier, value)}
          />
        ))}
      </div>
      <Reveals shown={shown} timing={timing} />
      {mayAnswer && (
        <SaveLine {...{ save, failure }} hasErrors={Object.keys(errors).length > 0} onRetry={() => void saver.send()} />
      )}
    </QuestionSourcesContext>
  );
};
