import { useMemo } from 'react';
import type { SelectedDisplayService } from '#shared/model/arrangement.ts';
import type { DisplayService } from '#shared/model/display-service.ts';
import { chosenTemplate } from '#shared/planner/offers.ts';
import { pastConferenceWords } from '#shared/planner/past-conference.ts';
import { serviceData } from '#shared/planner/service-visibility.ts';
import { answersByIdentifier } from '#shared/questions/conditional-question.ts';
import { QuestionList } from '#web/questions/question-list.tsx';
import { usePlanner } from '../../store/use-planner.ts';
import { answered, familyQuestions, questionsBeyond } from './family-questions.ts';
import { useServices } from './use-services.ts';

/** Returns the prefix of a service's question ids, because two services may ask the same question. */
export const questionPrefix = (displayServiceId: string): string => `service-${displayServiceId}`;

type ServiceQuestionsProps = {
  service: DisplayService;
  selection: SelectedDisplayService;
  /** The ids of questions reported as missing since Continue was pressed. */
  missing: ReadonlySet<string>;
};

/** Shows the questions of a chosen service. Answers are stored and priced immediately. */
export const ServiceQuestions = ({ service, selection, missing }: ServiceQuestionsProps) => {
  const { home, plan } = usePlanner();
  const { replace } = useServices();
  const questions = useMemo(() => familyQuestions(home, service), [home, service]);
  const asked = questionsBeyond(chosenTemplate(home, plan), service, questions, selection);
  const answers = useMemo(() => answersByIdentifier(questions, selection.answers), [questions, selection]);
  const facts = useMemo(() => serviceData(home, plan, service.id), [home, plan, service]);
  const errors = useMemo(
    () =>
      Object.fromEntries(
        questions.map(({ id, identifier }) => [
          identifier,
          missing.has(id) ? 'Required' : pastConferenceWords(identifier, answers[identifier], new Date()),
        ]),
      ),
    [questions, missing, answers],
  );
  return (
    <QuestionList
      {...{ questions: asked, answers, facts, errors }}
      idPrefix={questionPrefix(service.id)}
      timing={plan.timing}
      onChange={(identifier, value) => replace(service.id, (before) => answered(before, questions, identifier, value))}
    />
  );
};
