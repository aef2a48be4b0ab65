import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Answer } from '#shared/model/answer.ts';
import type { Timing } from '#shared/model/enumerations/case.ts';
import type { QuestionGroup } from '#shared/model/question-group.ts';
import type { Answers } from '#shared/questions/conditional-question.ts';
import { fillOptions } from '#shared/questions/fill-options.ts';
import { questionsOfGroups } from '#shared/questions/questions-of-groups.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { QuestionList } from '#web/questions/question-list.tsx';
import { problemOf } from '#web/session/api-problem.ts';
import '#web/system-calls.ts';
import { query } from '#web/session/query.ts';
import { useSession } from '#web/session/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/choices.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { EmptyState, SkeletonText } from '#web/ui/states.tsx';

const timings = [
  { value: 'at-need', label: 'At need' },
  { value: 'imminent-need', label: 'Soon' },
  { value: 'pre-need', label: 'Ahead of need' },
] as const;

/** Returns a group's questions as they are asked one after the other. `isEvery` shows them all, whatever their rules say. */
function askedOf(group: QuestionGroup, isEvery: boolean) {
  const { visibleWhen: _, ...always } = group;
  const asked = questionsOfGroups([{ ...always, isActive: true, questions: group.questions ?? [] }]).map(fillOptions);
  return isEvery ? asked.map(({ visibleWhen: _rule, ...question }) => ({ ...question, isVisible: true })) : asked;
}

const Asked = ({ group }: { group: QuestionGroup }) => {
  const [answers, setAnswers] = useState<Answers>({});
  const [timing, setTiming] = useState<Timing>('at-need');
  const [isEvery, setIsEvery] = useState(false);
  const questions = useMemo(() => askedOf(group, isEvery), [group, isEvery]);
  const facts = useMemo(() => ({ timing }), [timing]);
  const change = (identifier: string, value: Answer) => setAnswers((before) => ({ ...before, [identifier]: value }));
  if (questions.length === 0) return <EmptyState title="No questions yet">Add some to the group first.</EmptyState>;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-8 gap-y-2">
        <Segments label="Case type" segments={timings} value={timing} onChange={setTiming} />
        <Checkbox
          label="Show every question, whatever its rule says"
          checked={isEvery}
          onChange={({ target }) => setIsEvery(target.checked)}
        />
      </div>
      <Card className="p-5">
        <QuestionList {...{ questions, answers, timing, facts }} onChange={change} idPrefix="group" />
      </Card>
    </>
  );
};

const words = { published: 'Published', new: 'Draft', changed: 'Draft of changes' } as const;

const LoadedGroup = ({ id }: { id: string }) => {
  const found = useQuery({
    ...query.systemCatalog.getEntry.queryOptions({ input: { noun: 'questionGroups', id }, context: { staysHere: true } }),
    staleTime: 0,
  });
  if (found.data) {
    const group = found.data.entry as unknown as QuestionGroup;
    return (
      <>
        <h2 className="mb-4 flex flex-wrap items-center gap-3 text-xl">
          {found.data.name}
          <Badge tone={found.data.state === 'published' ? 'neutral' : 'warning'}>{words[found.data.state]}</Badge>
        </h2>
        <Asked group={group} />
      </>
    );
  }
  if (found.isPending) return <SkeletonText lines={6} />;
  if (['not_found', 'invalid_input'].includes(problemOf(found.error)?.code ?? ''))
    return <EmptyState title="There is no such group">It may have been a draft that was discarded.</EmptyState>;
  return <FailedQuery of={found} />;
};

/** Shows a group of questions as they are asked, drafts included. Only administrators can see one. */
const GroupPreview = ({ id }: { id: string }) => {
  const { isRestored, systemUser } = useSession();
  if (!isRestored) return <SkeletonText lines={6} />;
  if (!systemUser)
    return (
      <EmptyState title="Only administrators can see a group">
        Sign in to the System area, then open this address again.
      </EmptyState>
    );
  return <LoadedGroup key={id} id={id} />;
};
export default GroupPreview;
