import { pastConferences } from '#shared/planner/past-conference.ts';
import { questionFieldId } from '#web/questions/question-list.tsx';
import { missingErrors } from './services/missing-errors.ts';
import { ServiceCards } from './services/service-cards.tsx';
import { questionPrefix } from './services/service-questions.tsx';
import type { StepModule, StepProps } from './step-module.ts';

export const errors = missingErrors('conference');
export const outdated: StepModule['outdated'] = (plan, home, now) =>
  pastConferences(home, plan, now).map(({ displayServiceId, identifier, words }) => ({
    fieldId: questionFieldId(identifier, questionPrefix(displayServiceId)),
    message: words,
  }));

export const Component = ({ error }: StepProps) => <ServiceCards page="conference" isAllOpen isRefused={error !== undefined} />;
