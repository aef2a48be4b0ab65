import { useQuery } from '@tanstack/react-query';
import type { TaskView } from '#shared/contract/tasks-views.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { query } from '#web/session/index.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** How many of the missing answers are named. */
const NAMED = 5;

/** Returns the required questions without an answer on the pages that the task waits for. */
function useMissing({ caseId = '', waitsFor }: TaskView): readonly string[] {
  const cards = useQuery({
    ...query.caseDetails.getCaseCards.queryOptions({ input: { id: caseId } }),
    staleTime: 0,
    enabled: waitsFor.length > 0 && caseId !== '',
  });
  const asked = cards.data?.items.filter(({ page }) => waitsFor.includes(page)) ?? [];
  return asked.flatMap(({ missing }) => missing.map(({ question }) => question));
}

const countWords = (count: number) => `${count} required ${count === 1 ? 'answer is' : 'answers are'} missing:`;

type TaskQuestionProps = {
  task: TaskView;
  target: { to: string; opens: string } | null;
  onComplete: () => void;
  onClose: () => void;
};

/** Asks before someone completes a task that would have completed automatically if it were done, and says what is missing. */
export const NotDoneDialog = ({ task, target, onComplete, onClose }: TaskQuestionProps) => {
  const missing = useMissing(task);
  const more = missing.length - NAMED;
  return (
    <Dialog
      title={`Complete “${task.name}”?`}
      isOpen
      isAlert
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {target && <LinkButton to={target.to}>{target.opens}</LinkButton>}
          <Button look="primary" onClick={onComplete}>
            Complete anyway
          </Button>
        </>
      }
    >
      {missing.length > 0 ? (
        <>
          <p>{countWords(missing.length)}</p>
          <ul className="mt-2 list-disc pl-5">
            {missing.slice(0, NAMED).map((question) => (
              <li key={question}>{question}</li>
            ))}
            {more > 0 && <li>and {more} more</li>}
          </ul>
        </>
      ) : (
        <p>Yarrow completes this task automatically once the case shows that it’s done. The case doesn’t show that yet.</p>
      )}
    </Dialog>
  );
};

/** Asks whether Form 8300 was filed before someone completes the task: the IRS fines a home that is late. */
export const FiledDialog = ({ task: { dueOn }, target, onComplete, onClose }: TaskQuestionProps) => (
  <Dialog
    title="Was Form 8300 filed?"
    isOpen
    isAlert
    onClose={onClose}
    actions={
      <>
        <Button onClick={onClose}>Not yet</Button>
        {target && <LinkButton to={target.to}>{target.opens}</LinkButton>}
        <Button look="primary" onClick={onComplete}>
          Yes, it was filed
        </Button>
      </>
    }
  >
    <p>
      {dueOn ? `The IRS must have Form 8300 by ${formatCalendarDate(dueOn)}.` : 'The IRS must have Form 8300 within 15 days.'}{' '}
      Complete this task only once it’s filed. You also have to send the payer a written statement by January 31.
    </p>
  </Dialog>
);
