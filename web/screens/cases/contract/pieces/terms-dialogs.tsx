import { dateInZone } from '#shared/values/dates.ts';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { PieceDialog } from '../piece-dialog.tsx';

/** Says when the total is due, and on which terms. */
export const TermsDialog = ({ onClose }: { onClose: () => void }) => {
  const { timeZone } = useWorkspace();
  const today = dateInZone(new Date().toISOString(), timeZone);
  return (
    <PieceDialog
      title="Due date and terms"
      labels={{ dueOn: 'Due on', terms: 'Terms' }}
      fieldsOf={({ dueOn, terms }) => ({ dueOn: dueOn ?? '', terms })}
      faultsOf={() => ({})}
      put={(selection, { dueOn, terms }) => ({ ...selection, dueOn: dueOn || null, terms })}
      onClose={onClose}
    >
      {({ field, fields }) => (
        <>
          <TextField
            {...field('dueOn')}
            isOptional
            type="date"
            hint={
              fields.dueOn !== '' && fields.dueOn < today
                ? 'This day has passed, so the total is overdue as soon as the contract is signed.'
                : undefined
            }
          />
          <TextArea
            {...field('terms')}
            isOptional
            rows={6}
            maxLength={8000}
            isCounted
            hint="The statement prints these above the signatures."
          />
        </>
      )}
    </PieceDialog>
  );
};

/** Says why the home charges for embalming in this case. Nothing is suggested: the reason has to be this family’s own. */
export const EmbalmingDialog = ({ onClose }: { onClose: () => void }) => (
  <PieceDialog
    title="Reason for embalming"
    labels={{ embalmingReason: 'Why embalming is charged' }}
    fieldsOf={({ embalmingReason }) => ({ embalmingReason })}
    faultsOf={() => ({})}
    put={(selection, { embalmingReason }) => ({ ...selection, embalmingReason: embalmingReason.trim() })}
    onClose={onClose}
  >
    {({ field }) => (
      <TextArea
        {...field('embalmingReason')}
        rows={3}
        maxLength={1000}
        hint="In this case. The statement prints it after the charges."
      />
    )}
  </PieceDialog>
);
