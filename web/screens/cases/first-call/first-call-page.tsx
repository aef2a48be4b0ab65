import { type KeyboardEvent, useEffect, useRef } from 'react';
import { wordingOf } from '#shared/questions/wording.ts';
import { suggestAddresses } from '#web/parts/suggest-addresses.ts';
import { questionFieldId, Reveals } from '#web/questions/question-list.tsx';
import { QuestionSourcesContext } from '#web/questions/question-sources.ts';
import { problemOf } from '#web/session/index.ts';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { focusFirstField } from '#web/ui/first-field.ts';
import { Select } from '#web/ui/select.tsx';
import { FailedPanel, SkeletonText } from '#web/ui/states.tsx';
import { useMembers } from '../use-members.ts';
import { type FirstCallDraft, isEmptyCall } from './call-drafts.ts';
import { CallFailure, CallFoot } from './call-foot.tsx';
import { CallerCard, PersonCard } from './caller-and-person.tsx';
import type { FirstCallFields } from './first-call-form.ts';
import { CallCard, CallGroupCard, CallQuestions, shownQuestions, WHOLE_LINE } from './first-call-sections.tsx';
import { type FirstCallState, useFirstCall } from './use-first-call.ts';

const labels: Record<keyof FirstCallFields, string> = {
  callerFirstName: 'Caller’s first name',
  callerLastName: 'Caller’s last name',
  callerPhone: 'Phone',
  callerEmail: 'Email',
  callerRelationship: 'Relationship to decedent',
  isNextOfKin: 'Next of kin',
  type: 'Type',
  nameKind: 'Name',
  babyOf: 'Mother’s name',
  decedentFirstName: 'First name',
  decedentLastName: 'Last name',
  decedentMiddleName: 'Middle name',
  employeeId: 'Assigned to',
};

/** The last card: what the family asked for, and who takes care of the case. */
const LastCard = ({ call }: { call: FirstCallState }) => {
  const { assignable, isSeen } = useMembers();
  const requests = call.questions.groups.filter(({ mark }) => mark === 'requests');
  return (
    <CallCard title="What the family asked">
      <CallQuestions questions={requests.flatMap((group) => shownQuestions(group, call))} call={call} />
      {isSeen && (
        <Select
          {...call.form.field('employeeId')}
          className={WHOLE_LINE}
          isOptional
          emptyLabel="Nobody yet"
          options={assignable.map(({ id, fullName }) => ({ value: id, label: fullName }))}
        />
      )}
    </CallCard>
  );
};

/** Enter in a one-line field would open the case in the middle of the call. With Ctrl or ⌘, it opens it from anywhere. */
const onEnter = (event: KeyboardEvent<HTMLFormElement>) => {
  if (event.key !== 'Enter' || event.defaultPrevented) return;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    event.currentTarget.requestSubmit();
  } else if (event.target instanceof HTMLInputElement) event.preventDefault();
};

/** Puts the focus into the first field, after the frame has put it on the title: someone is already talking. */
const useFirstField = () => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => form.current && focusFirstField(form.current));
    return () => cancelAnimationFrame(frame);
  }, []);
  return form;
};

/** Loads the screen of a case while the call is taken, so that the case is shown as soon as it is open. */
const useCaseScreen = () => {
  useEffect(() => void import('../case-dashboard.tsx').catch(() => undefined), []);
};

type PageProps = { draft: FirstCallDraft; onDiscard: (left: FirstCallDraft) => void };

/** Shows a first call on one page: the caller, the person, then what the home's questions ask. */
export const FirstCallPage = ({ draft, onDiscard }: PageProps) => {
  const call = useFirstCall(draft, labels);
  const { form, questions, answerErrors, context, values, answers } = call;
  const { data, groups, isPending, error } = questions;
  const first = useFirstField();
  useCaseScreen();
  const asked = groups.flatMap((group) => shownQuestions(group, call));
  const wrong = Object.entries(answerErrors).map(([identifier, message]) => {
    const question = asked.find((each) => each.identifier === identifier);
    return {
      fieldId: questionFieldId(identifier, 'call'),
      message,
      ...(question ? { label: wordingOf(question, values.type) } : {}),
    };
  });
  const left = { ...draft, values, answers };
  const sources = { suggestAddresses, lists: context.lists ?? {}, ...(data ? { timeZone: data.timeZone } : {}) };
  return (
    <QuestionSourcesContext value={sources}>
      <form ref={first} noValidate aria-label="First call" onSubmit={form.onSubmit} onKeyDown={onEnter}>
        <div className="mb-4 grid gap-4 empty:hidden">
          <ErrorSummary {...form.summary} errors={[...form.summary.errors, ...wrong]} />
          <CallFailure call={call} id={draft.id} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:max-[106rem]:grid-cols-2 min-[106rem]:grid-cols-3">
          <div className="grid gap-4">
            <CallerCard call={call} />
            <PersonCard call={call} />
          </div>
          {isPending && <SkeletonText lines={8} />}
          {!isPending && !data && (
            <FailedPanel
              title="We couldn’t load the other questions."
              onRetry={() => void questions.refetch()}
              isRetrying={questions.isRefetching}
              requestId={problemOf(error)?.requestId}
            >
              You can open the case without them. They’re asked on its page, too.
            </FailedPanel>
          )}
          {groups.map((group) => group.mark === null && <CallGroupCard key={group.id} {...{ group, call }} />)}
          <LastCard call={call} />
        </div>
        <Reveals questions={asked} timing={values.type} />
        <CallFoot call={call} onDiscard={isEmptyCall(left) ? null : () => onDiscard(left)} />
      </form>
    </QuestionSourcesContext>
  );
};
