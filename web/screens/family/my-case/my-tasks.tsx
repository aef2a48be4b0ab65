import { CircleCheck, Clock } from 'lucide-react';
import type { ListedDocument } from '#shared/contract/case-documents-views.ts';
import type { MyCase } from '#shared/contract/my-cases.ts';
import type { MyTask } from '#shared/contract/tasks-views.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { paths } from '#web/paths.ts';
import { familyTarget } from '#web/screens/cases/tasks/task-targets.ts';
import { messageOf } from '#web/session/api-problem.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Box } from '#web/ui/choices.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { CONTRACT } from './case-parts.tsx';
import { waitsForReader } from './documents/my-document-words.ts';
import { DOCUMENTS } from './documents/my-documents.tsx';
import { whenDue } from './my-task-words.ts';
import { Section } from './section.tsx';
import type { MyTasks } from './use-my-tasks.ts';

const isOwn = ({ access }: MyTask) => access === 'family-only';

const When = ({ task, today }: { task: MyTask; today: string }) => {
  const words = task.isCompleted ? 'Done' : whenDue(task, today);
  if (!words) return null;
  return (
    <p className="flex items-start gap-1.5 text-muted">
      <Icon
        of={task.isCompleted ? CircleCheck : Clock}
        size={18}
        className={classNames('mt-1', task.isCompleted && 'text-success')}
      />
      {words}
    </p>
  );
};

/** Shows something that only the family can do: a checkbox, and a link to the page where it is answered. */
const OwnTask = ({ task, view, tasks }: { task: MyTask; view: MyCase; tasks: MyTasks }) => {
  const to = task.isCompleted ? null : familyTarget(task, view);
  const errorId = `task-error-${task.id}`;
  return (
    <li className="px-5 py-3 sm:px-6">
      <Box
        kind="checkbox"
        checked={task.isCompleted}
        aria-disabled={task.isLocked || undefined}
        aria-describedby={errorId}
        onChange={() => {
          if (!task.isLocked) void tasks.choose(task, !task.isCompleted);
        }}
        label={<span className="font-semibold break-words">{task.name}</span>}
      />
      <div className="grid gap-2 pb-2 pl-9">
        <FieldError id={errorId}>{tasks.failures.get(task.id)}</FieldError>
        {!task.isCompleted && task.description && (
          <p className="break-words whitespace-pre-line text-muted">{task.description}</p>
        )}
        <When task={task} today={tasks.today} />
        {to && (
          <div>
            <LinkButton to={to} aria-label={`Complete task: ${task.name}`}>
              Complete task
            </LinkButton>
          </div>
        )}
      </div>
    </li>
  );
};

type Both = { tasks: MyTasks; documents: readonly ListedDocument[] };

const ToSign = ({ caseId, document }: { caseId: string; document: ListedDocument }) => (
  <li className="grid gap-2 px-5 py-4 sm:px-6">
    <p className="font-semibold break-words">{document.name}</p>
    <p className="text-muted">It waits for your signature.</p>
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <LinkButton
        to={paths.plansDashboard({ caseId, page: DOCUMENTS, document: document.id ?? '' })}
        aria-label={`Read and sign: ${document.name}`}
      >
        Read and sign
      </LinkButton>
      {document.type === 'statement-of-goods-and-services' && (
        <TextLink to={paths.plansDashboard({ caseId, page: CONTRACT })} className="inline-flex min-h-11 items-center">
          See what it costs, and your share
        </TextLink>
      )}
    </div>
  </li>
);

const leadOf = (own: readonly MyTask[]): string =>
  own.every(({ isCompleted }) => isCompleted)
    ? 'Thank you. Everything is done.'
    : 'Check off each one when it’s done. If a date doesn’t work for you, call us.';

/** Lists what the home asks its family to do, and what the reader signs; nothing if there is nothing. */
export const ForYouToDo = ({ view, tasks, documents }: Both & { view: MyCase }) => {
  const waiting = documents.filter(waitsForReader);
  if (tasks.isError && !tasks.data && waiting.length === 0)
    return (
      <Section id="to-do" title="For you to do">
        <FailedQuery of={tasks}>{messageOf(tasks.error)}</FailedQuery>
      </Section>
    );
  const own = tasks.items.filter(isOwn);
  if (own.length + waiting.length === 0) return null;
  return (
    <Section id="to-do" title="For you to do">
      {(waiting.length === 0 || own.some(({ isCompleted }) => !isCompleted)) && (
        <p className="-mt-3 mb-4 text-muted">{leadOf(own)}</p>
      )}
      <Card className="overflow-hidden">
        <ul aria-labelledby="to-do" className="divide-y divide-border py-1">
          {waiting.map((document) => (
            <ToSign key={document.id} caseId={view.id} document={document} />
          ))}
          {own.map((task) => (
            <OwnTask key={task.id} {...{ task, view, tasks }} />
          ))}
        </ul>
      </Card>
    </Section>
  );
};

const HomesTasks = ({ items, today, label }: { items: readonly MyTask[]; today: string; label: string }) => (
  <ul aria-label={label} className="divide-y divide-border">
    {items.map((task) => (
      <li key={task.id} className="grid gap-1 py-3">
        <p className="font-semibold break-words">{task.name}</p>
        <When task={task} today={today} />
      </li>
    ))}
  </ul>
);

/** Lists what the home is doing for the family, without checkboxes. */
export const WeTakeCareOf = ({ tasks, documents }: Both) => {
  // While a document waits for the reader, getting it signed isn’t the home’s to do.
  const isTheirs = ({ actionTargetUrl, isCompleted }: MyTask) => actionTargetUrl === DOCUMENTS && !isCompleted;
  const isAsked = documents.some(waitsForReader);
  const ours = tasks.items.filter((task) => !isOwn(task) && !task.isExpired && !(isAsked && isTheirs(task)));
  const open = ours.filter(({ isCompleted }) => !isCompleted);
  const done = ours.filter(({ isCompleted }) => isCompleted);
  if (ours.length === 0) return null;
  return (
    <Section id="taken-care-of" title="We’re taking care of">
      <div className="border-t border-border">
        {open.length > 0 && (
          <div className="border-b border-border">
            <HomesTasks items={open} today={tasks.today} label="Under way" />
          </div>
        )}
        {done.length > 0 && (
          <Disclosure title={`Done (${done.length})`} isOpenAtFirst={open.length === 0}>
            <HomesTasks items={done} today={tasks.today} label="Done" />
          </Disclosure>
        )}
      </div>
    </Section>
  );
};
