import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import { signerRole } from '#shared/model/enumerations/document.ts';
import type { Answers } from '#shared/questions/conditional-question.ts';
import { StaleChoice } from '#web/parts/stale-choice.tsx';
import type { AnswerConflict } from '../details/answer-saver.ts';
import { valueWords } from './document-field.tsx';
import { readSigners, SIGNERS } from './document-values.ts';

type ConflictProps = {
  conflict: AnswerConflict;
  view: CaseDocumentView;
  onKeepMine: () => Promise<void>;
  onTakeSaved: () => void;
};

/** Shows what two people entered differently in a document, side by side, until one is chosen. */
export const DocumentConflict = ({ conflict, view, ...choose }: ConflictProps) => {
  const names = new Map(view.document.signers.map(({ id, fullName }) => [id, fullName]));
  const signersIn = (answers: Answers) =>
    readSigners(answers[SIGNERS])
      .map(
        ({ id, order, role, authority }) =>
          `${order}. ${[signerRole.label(role), names.get(id), authority].filter(Boolean).join(', ')}`,
      )
      .join('\n');
  const differences = conflict.fields.flatMap((id) => {
    if (id === SIGNERS) return [{ label: 'Signers', mine: signersIn(conflict.mine), theirs: signersIn(conflict.saved) }];
    const field = view.fields.find((each) => each.id === id);
    if (!field) return [];
    return [{ label: field.name, mine: valueWords(field, conflict.mine[id]), theirs: valueWords(field, conflict.saved[id]) }];
  });
  return (
    <StaleChoice level={2} conflict={conflict} title="Someone else changed this too" differences={differences} {...choose} />
  );
};
