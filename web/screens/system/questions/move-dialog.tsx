import { useState } from 'react';
import type { ListedQuestion } from '#shared/catalog/questions/listed-questions.ts';
import { pageName } from '#shared/catalog/questions/listed-questions.ts';
import { moveFault } from '#shared/catalog/questions/move-question.ts';
import type { QuestionGroup } from '#shared/model/question-group.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { othersIn, questionBefore } from './place-in-group.ts';
import type { QuestionMove } from './use-questions.ts';

type MoveDialogProps = {
  listed: ListedQuestion;
  groups: readonly QuestionGroup[];
  onMove: (move: QuestionMove) => void;
  onClose: () => void;
};

/** Moves a question by keyboard: into a group, and after one of its questions. */
export const MoveDialog = ({ listed: { question, group }, groups, onMove, onClose }: MoveDialogProps) => {
  const [groupId, setGroupId] = useState(group.id);
  const [after, setAfter] = useState(() => questionBefore(group, question.id));
  const ofKind = groups.filter(({ kind }) => kind === group.kind);
  const target = groups.find(({ id }) => id === groupId);
  const others = target ? othersIn(target, question.id) : [];
  const fault = moveFault(groups, question.id, groupId);
  const move = () => {
    onMove({ questionId: question.id, groupId, at: others.findIndex(({ id }) => id === after) + 1 });
    onClose();
  };
  return (
    <Dialog
      title={`Move “${question.identifier}”`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" disabled={fault !== undefined} onClick={move}>
            Move
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <Select
          label="Group"
          error={fault}
          value={groupId}
          onChange={(event) => {
            const chosen = groups.find(({ id }) => id === event.target.value);
            setGroupId(event.target.value);
            setAfter(chosen ? questionBefore(chosen, question.id) : '');
          }}
          options={ofKind.map((each) => ({ value: each.id, label: `${each.name} (${pageName(each)})` }))}
        />
        <Select
          label="After"
          emptyLabel="First in the group"
          value={after}
          onChange={(event) => setAfter(event.target.value)}
          options={others.map(({ id, question: label }) => ({ value: id, label }))}
        />
      </div>
    </Dialog>
  );
};
