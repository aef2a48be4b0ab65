import type { SelectionView } from '#shared/contract/case-contracts-views.ts';
import type { StatementLine } from '#shared/model/contract-version.ts';
import { requiredBy } from '#shared/model/enumerations/pricing.ts';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { PieceDialog } from '../piece-dialog.tsx';

type LineDialogProps = { line: StatementLine; onClose: () => void };

const makers = requiredBy.options.map(({ id, text }) => ({ value: id, label: text }));

/** Says that the law, the cemetery, or the crematory makes the family buy a line, with the reason that the statement prints. */
export const RequiredDialog = ({ line, onClose }: LineDialogProps) => {
  const isIt = ({ lineKey }: { lineKey: string }) => lineKey === line.key;
  return (
    <PieceDialog
      title={`Why ${line.label} is required`}
      labels={{ by: 'Who requires it', reason: 'Reason' }}
      fieldsOf={({ required }) => {
        const known = required.find(isIt) ?? line.required;
        return { by: known?.by ?? '', reason: known?.reason ?? '' };
      }}
      faultsOf={({ by, reason }) => ({
        reason: by === '' || reason.trim() ? undefined : 'Say why. The law requires it in writing.',
      })}
      put={(selection, { by, reason }) => {
        const others = selection.required.filter((each) => !isIt(each));
        const who = requiredBy.values.find((each) => each === by);
        return { ...selection, required: who ? [...others, { lineKey: line.key, by: who, reason: reason.trim() }] : others };
      }}
      valueWords={(name, value) => (name === 'by' && requiredBy.has(value) ? requiredBy.label(value) : value)}
      onClose={onClose}
    >
      {({ fields, field }) => (
        <>
          <Select {...field('by')} emptyLabel="Nobody requires it" options={makers} />
          {fields.by !== '' && (
            <TextField
              {...field('reason')}
              autoComplete="off"
              maxLength={300}
              hint="The statement prints this. Such as “The cemetery requires a grave liner.”"
            />
          )}
        </>
      )}
    </PieceDialog>
  );
};

/** Leaves a line out of a tax in this case, with a reason. */
export const ExemptionDialog = ({ line, taxes, onClose }: LineDialogProps & { taxes: SelectionView['statement']['taxes'] }) => {
  const isIt = ({ lineKey }: { lineKey: string }) => lineKey === line.key;
  return (
    <PieceDialog
      title={`Tax on ${line.label}`}
      labels={{ taxId: 'Leave it out of', reason: 'Reason' }}
      fieldsOf={({ exemptions }) => {
        const known = exemptions.find(isIt);
        return { taxId: known?.taxId ?? '', reason: known?.reason ?? '' };
      }}
      faultsOf={({ taxId, reason }) => ({ reason: taxId === '' || reason.trim() ? undefined : 'Say why.' })}
      put={(selection, { taxId, reason }) => {
        const others = selection.exemptions.filter((each) => !isIt(each));
        return {
          ...selection,
          exemptions: taxId === '' ? others : [...others, { taxId, lineKey: line.key, reason: reason.trim() }],
        };
      }}
      valueWords={(name, value) => (name === 'taxId' ? (taxes.find(({ id }) => id === value)?.name ?? 'No tax') : value)}
      onClose={onClose}
    >
      {({ fields, field }) => (
        <>
          <Select
            {...field('taxId')}
            emptyLabel="No tax: it’s taxed as usual"
            options={taxes.map(({ id, name }) => ({ value: id, label: name }))}
          />
          {fields.taxId !== '' && <TextField {...field('reason')} autoComplete="off" maxLength={300} />}
        </>
      )}
    </PieceDialog>
  );
};
