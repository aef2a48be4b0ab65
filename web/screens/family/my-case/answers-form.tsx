import type { CaseQuestions } from '#shared/contract/case-details-views.ts';
import { Reveals } from '#web/questions/question-list.tsx';
import { QuestionSourcesContext } from '#web/questions/question-sources.ts';
import { useQuestionInAddress } from '#web/questions/use-question-in-address.ts';
import { AnswerConflict } from '#web/screens/cases/details/answer-conflict.tsx';
import { SaveLine } from '#web/screens/cases/details/save-line.tsx';
import { useVisibleSections } from '#web/screens/cases/details/use-visible-sections.ts';
import { QuestionGroup } from './question-group.tsx';
import { type AnswersPlace, useMyAnswers } from './use-my-answers.ts';

/** Shows a case's questions to its family. Answers that they may give are saved along the way; the rest is read-only. */
export const AnswersForm = ({ place, loaded }: { place: AnswersPlace; loaded: CaseQuestions }) => {
  const { answers, save, errors, conflict, failure, saver } = useMyAnswers(place, loaded);
  const { timing } = loaded;
  useQuestionInAddress();
  const { questions, visible, sections, sources } = useVisibleSections(loaded.groups, answers, loaded);
  if (sections.length === 0) return <p className="text-muted">There’s nothing for you to answer here right now.</p>;
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
      <Reveals questions={visible} timing={timing} />
      {mayAnswer && (
        <SaveLine {...{ save, failure }} hasErrors={Object.keys(errors).length > 0} onRetry={() => void saver.send()} />
      )}
    </QuestionSourcesContext>
  );
};
