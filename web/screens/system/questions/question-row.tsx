import type { ListedQuestion, QuestionUse } from '#shared/catalog/questions/listed-questions.ts';
import { fieldType } from '#shared/model/enumerations/question.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { moveInList } from '#web/workspace/keys/move-in-list.ts';
import { entryPath, screenOf } from '../catalog/noun-screens.ts';

/** The most uses that are named in a row. */
const NAMED = 3;

const Uses = ({ uses, none }: { uses: readonly QuestionUse[]; none: string }) => {
  if (uses.length === 0) return <span className="text-muted">{none}</span>;
  const more = uses.length - NAMED;
  return (
    <span title={uses.map(({ name }) => name).join(', ')}>
      {uses
        .slice(0, NAMED)
        .map(({ name }) => name)
        .join(', ')}
      {more > 0 && ` and ${more} more`}
    </span>
  );
};

/** Returns where a question is edited: its group's screen, at the question. */
export function questionPath({ group, question }: ListedQuestion): string {
  const screen = screenOf('questionGroups', group);
  return screen ? `${entryPath(screen, group.id)}?question=${encodeURIComponent(question.id)}` : '#';
}

type QuestionRowProps = { listed: ListedQuestion; onMove: () => void };

/** Shows a question with its kind, what asks it, and what reads its answer. */
const QuestionRow = ({ listed, onMove }: QuestionRowProps) => {
  const { question, group, askedBy, readBy } = listed;
  return (
    <tr className="border-b border-border align-top max-md:block max-md:py-2">
      <th scope="row" className="py-2 pr-4 text-left font-normal max-md:block">
        <Link data-row to={questionPath(listed)} className="text-primary underline underline-offset-2 hover:text-primary-hover">
          {question.question}
        </Link>
        <span className="block text-sm text-muted">
          <code>{question.identifier}</code> · {group.name}
        </span>
      </th>
      <td className="py-2 pr-4 text-sm max-md:block max-md:py-0.5">
        <span className="text-muted md:hidden">Kind: </span>
        {fieldType.label(question.fieldType)}
      </td>
      <td className="py-2 pr-4 text-sm max-md:block max-md:py-0.5">
        <span className="text-muted md:hidden">Asked by: </span>
        <Uses uses={askedBy} none="Nothing asks it" />
      </td>
      <td className="py-2 pr-4 text-sm max-md:block max-md:py-0.5">
        <span className="text-muted md:hidden">Read by: </span>
        <Uses uses={readBy} none="No rule" />
      </td>
      <td className="py-1 text-right max-md:block max-md:text-left">
        <Button size="compact" look="quiet" aria-label={`Move: ${question.question}`} onClick={onMove}>
          Move
        </Button>
      </td>
    </tr>
  );
};

type QuestionTableProps = {
  label: string;
  rows: readonly ListedQuestion[];
  onMove: (listed: ListedQuestion) => void;
};

/** Shows questions as rows; on narrow screens, what a row says is one below the other. */
export const QuestionTable = ({ label, rows, onMove }: QuestionTableProps) => (
  <table aria-label={label} className="w-full max-md:block">
    <thead className="max-md:sr-only">
      <tr className="border-b border-border-strong text-left text-sm">
        <th scope="col" className="py-2 pr-4">
          Question
        </th>
        <th scope="col" className="py-2 pr-4">
          Kind
        </th>
        <th scope="col" className="py-2 pr-4">
          Asked by
        </th>
        <th scope="col" className="py-2 pr-4">
          Read by
        </th>
        <th scope="col" className="py-2">
          <span className="sr-only">Actions</span>
        </th>
      </tr>
    </thead>
    <tbody className="max-md:block" onKeyDown={moveInList}>
      {rows.map((each) => (
        <QuestionRow key={`${each.group.id} ${each.question.id}`} listed={each} onMove={() => onMove(each)} />
      ))}
    </tbody>
  </table>
);
