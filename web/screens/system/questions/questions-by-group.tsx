import { GripVertical } from 'lucide-react';
import { Button as DragButton } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { type ListedQuestion, pageName } from '#shared/catalog/questions/listed-questions.ts';
import type { QuestionGroup } from '#shared/model/question-group.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { placeBeside } from './place-in-group.ts';
import { questionPath } from './question-row.tsx';
import type { QuestionMove } from './use-questions.ts';

/** Tells a dragged question from anything else that may be dropped. */
const QUESTION = 'application/x-yarrow-question';

type GroupListProps = {
  group: QuestionGroup;
  rows: readonly ListedQuestion[];
  onMove: (move: QuestionMove) => void;
};

/** Shows the questions of one group. They are dragged within it and into others of its kind, also by keyboard. */
const GroupList = ({ group, rows, onMove }: GroupListProps) => {
  const type = `${QUESTION}-${group.kind}`;
  const move = (id: string, at: number) => onMove({ questionId: id, groupId: group.id, at });
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ [type]: String(key) })),
    acceptedDragTypes: [type],
    getDropOperation: () => 'move',
    onReorder: ({ keys, target }) => {
      const [key] = keys;
      if (key !== undefined) move(String(key), placeBeside(group, String(key), target));
    },
    onInsert: async ({ items, target }) => {
      const [item] = items;
      if (item?.kind !== 'text') return;
      const id = await item.getText(type);
      move(id, placeBeside(group, id, target));
    },
    onRootDrop: async ({ items }) => {
      const [item] = items;
      if (item?.kind === 'text') move(await item.getText(type), group.questions.length);
    },
  });
  return (
    <section aria-label={group.name} className="rounded-card border border-border bg-surface p-4">
      <h3 className="text-lg">{group.name}</h3>
      <p className="mb-2 text-sm text-muted">{pageName(group)}</p>
      <GridList
        aria-label={`Questions of ${group.name}`}
        items={rows.map((listed) => ({ id: listed.question.id, listed }))}
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => <p className="py-2 text-sm text-muted">No questions. Drag some here.</p>}
        className="min-h-11 outline-none data-[drop-target]:bg-primary-soft"
      >
        {({ listed }) => (
          <GridListItem
            id={listed.question.id}
            textValue={listed.question.question}
            className="flex items-center gap-2 border-b border-border outline-none last:border-b-0 data-[dragging]:opacity-50 data-[focus-visible]:bg-sunken"
          >
            <DragButton
              slot="drag"
              aria-label={`Move ${listed.question.question}`}
              className="inline-flex size-9 cursor-grab items-center justify-center rounded-control text-muted data-[focus-visible]:outline-3 data-[focus-visible]:outline-focus pointer-coarse:size-11"
            >
              <Icon of={GripVertical} size={18} />
            </DragButton>
            <Link to={questionPath(listed)} className="min-w-0 flex-1 py-2 hover:text-primary">
              {listed.question.question} <code className="text-xs text-muted">{listed.question.identifier}</code>
            </Link>
          </GridListItem>
        )}
      </GridList>
    </section>
  );
};

type ByGroupProps = {
  groups: readonly QuestionGroup[];
  listed: readonly ListedQuestion[];
  onMove: (move: QuestionMove) => void;
};

/** Shows every group with its questions. A question is dragged to its new place, with a pointer or by keyboard. */
export const QuestionsByGroup = ({ groups, listed, onMove }: ByGroupProps) => (
  <div className="grid items-start gap-4 lg:grid-cols-2">
    {groups.map((group) => (
      <GroupList key={group.id} group={group} rows={listed.filter((each) => each.group.id === group.id)} onMove={onMove} />
    ))}
  </div>
);
