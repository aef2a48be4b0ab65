import type { StatementLine } from '#shared/model/contract-version.ts';
import { type CountQuestion, countIn, countQuestionOf, withCount } from '#shared/pricing/count-question.ts';
import { checkAnswer } from '#shared/questions/check-answer.ts';
import { wordingOf } from '#shared/questions/wording.ts';
import { useSession } from '#web/session/use-session.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { PieceDialog } from '../piece-dialog.tsx';
import { withAdvanceFor, withPiece } from '../selection-pieces.ts';
import { type Editing, useOffer } from '../use-contract.ts';

type QuantityDialogProps = { line: StatementLine; editing: Editing; onClose: () => void };

const MOST = 25_000;
const isWhole = (typed: string): boolean => /^\d{1,5}$/.test(typed.trim());

/** Changes how many of a line there are, with a reason. Without a change, the choices say how many. */
const ByHand = ({ line, onClose }: Omit<QuantityDialogProps, 'editing'>) => {
  const { user } = useSession();
  const isIt = ({ lineKey }: { lineKey: string }) => lineKey === line.key;
  return (
    <PieceDialog
      title={`Quantity of ${line.label}`}
      labels={{ quantity: 'Quantity', reason: 'Reason' }}
      fieldsOf={({ quantityChanges }) => {
        const known = quantityChanges.find(isIt);
        return { quantity: String(known?.quantity ?? line.quantity), reason: known?.reason ?? '' };
      }}
      faultsOf={({ quantity, reason }) => ({
        quantity:
          isWhole(quantity) && Number(quantity) >= 1 && Number(quantity) <= MOST
            ? undefined
            : 'Enter a whole number from 1 to 25,000.',
        reason: reason.trim() ? undefined : 'Say why. The statement prints this.',
      })}
      put={(selection, { quantity, reason }) => {
        const by = user?.id ?? '';
        const piece = { lineKey: line.key, quantity: Number(quantity), reason: reason.trim(), by, on: new Date().toISOString() };
        const before = selection.quantityChanges.find(isIt)?.quantity ?? line.quantity;
        const changed = { ...selection, quantityChanges: withPiece(selection.quantityChanges, piece, isIt) };
        return withAdvanceFor(changed, line.key, { before, after: piece.quantity });
      }}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <TextField {...field('quantity')} inputMode="numeric" autoComplete="off" />
          <TextField {...field('reason')} autoComplete="off" maxLength={300} />
        </>
      )}
    </PieceDialog>
  );
};

/** Asks again what was asked for the quantity, so that the answer and the line never say different things. It takes no reason: nothing is changed by hand. */
const ByAnswer = ({ line, editing, counted, onClose }: QuantityDialogProps & { counted: CountQuestion }) => {
  const { question } = counted;
  const countOf = (selection: Editing['view']['selection']) => countIn(selection.choices, counted);
  return (
    <PieceDialog
      title={`Quantity of ${line.label}`}
      labels={{ count: wordingOf(question, editing.view.selection.choices.timing) }}
      fieldsOf={(selection) => ({ count: String(countOf(selection) ?? '') })}
      faultsOf={({ count }) => ({
        count: isWhole(count) ? checkAnswer(question, Number(count)) : 'Enter a whole number.',
      })}
      put={(selection, { count }) => {
        const changed = { ...selection, choices: withCount(selection.choices, counted, Number(count)) };
        return withAdvanceFor(changed, line.key, { before: countOf(selection) ?? 0, after: Number(count) });
      }}
      onClose={onClose}
    >
      {({ field }) => (
        <TextField
          {...field('count')}
          inputMode="numeric"
          autoComplete="off"
          {...(question.helpText ? { hint: question.helpText } : {})}
        />
      )}
    </PieceDialog>
  );
};

/** Changes how many of a line there are: by the answer that says so, or else by hand. */
export const QuantityDialog = (props: QuantityDialogProps) => {
  const { line, editing } = props;
  const isAnswered = line.why.kind === 'follows' && line.quantityReason === undefined;
  const offer = useOffer({ isNeeded: isAnswered });
  if (isAnswered && offer.isPending) return null;
  const counted = isAnswered && offer.data ? countQuestionOf(offer.data.home, editing.view.selection.choices, line) : null;
  return counted ? <ByAnswer {...props} counted={counted} /> : <ByHand {...props} />;
};
