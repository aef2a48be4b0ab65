import { type ReactNode, useState } from 'react';
import type { SelectionView } from '#shared/contract/case-contracts-views.ts';
import type { Selection } from '#shared/model/selection.ts';
import { StaleChoice } from '#web/parts/stale-choice.tsx';
import { useMergingSave } from '#web/parts/use-merging-save.ts';
import { api } from '#web/session/index.ts';
import { ChangeDialog } from '../changes/change-dialog.tsx';
import { useCase } from '../use-case.ts';
import { saveOver, useEditing } from './use-contract.ts';

/** What a dialog asks about one piece of what was agreed on, as it’s typed. */
type Typed = Readonly<Record<string, string>>;

type PieceForm<Fields extends Typed> = {
  fields: Fields;
  /** Returns what ties a control to a field. */
  field: (name: keyof Fields & string) => {
    label: string;
    value: string;
    error?: string;
    onChange: (event: { target: { value: string } }) => void;
  };
  set: (name: keyof Fields & string, value: string) => void;
};

type PieceDialogProps<Fields extends Typed> = {
  title: string;
  saveLabel?: string;
  labels: { readonly [Name in keyof Fields]: string };
  /** The piece as it’s saved; empty for a new one. */
  fieldsOf: (selection: Selection) => Fields;
  faultsOf: (fields: Fields) => { readonly [Name in keyof Fields]?: string | undefined };
  put: (selection: Selection, fields: Fields) => Selection;
  /** Says a value the way people read it. */
  valueWords?: (name: keyof Fields & string, value: string) => string;
  /** Its fields make one whole, so that a colleague’s change of one of them is shown beside all of yours. */
  isWhole?: boolean;
  onClose: () => void;
  children: (form: PieceForm<Fields>) => ReactNode;
};

/** How the server’s names of fields end, and how these dialogs name them. */
const sentNames: Readonly<Record<string, string>> = {
  amountCents: 'amount',
  basisPoints: 'amount',
  priceCents: 'price',
  costCents: 'cost',
  rebateCents: 'rebate',
  weight: 'amount',
};

const byField = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, words]) => {
      const name = path.split('.').at(-1) ?? path;
      return [sentNames[name] ?? name, words];
    }),
  );

/** Saves a piece over what its dialog began with. What a colleague saved elsewhere meanwhile is kept; what both changed is for the person to choose. */
function useSavePiece<Fields extends Typed>(
  { view, onSaved, step }: NonNullable<ReturnType<typeof useEditing>>,
  props: PieceDialogProps<Fields>,
) {
  const { caseId } = useCase();
  return useMergingSave<SelectionView, Fields>({
    begun: view,
    fieldsOf: ({ selection }) => props.fieldsOf(selection),
    send: (fields, from) => saveOver(caseId, from, (selection) => props.put(selection, fields), { step }),
    fetchLatest: () => api.caseContracts.getSelection({ id: caseId }),
    onAccepted: onSaved,
    isWhole: props.isWhole ?? false,
  });
}

const Opened = <Fields extends Typed>({
  editing,
  ...props
}: PieceDialogProps<Fields> & { editing: NonNullable<ReturnType<typeof useEditing>> }) => {
  const {
    title,
    saveLabel = 'Save',
    labels,
    fieldsOf,
    faultsOf,
    valueWords = (_name, value) => value,
    onClose,
    children,
  } = props;
  const { stale, save, accept } = useSavePiece(editing, props);
  const [fields, setFields] = useState(() => fieldsOf(editing.view.selection));
  const [isTried, setIsTried] = useState(false);
  const send = async () => {
    setIsTried(true);
    if (Object.values(faultsOf(fields)).some((fault) => fault !== undefined)) return false;
    return (await save(fields)) !== null;
  };
  return (
    <ChangeDialog title={title} saveLabel={saveLabel} hasInput onSave={send} onClose={onClose}>
      {(errors) => {
        const sent = byField(errors);
        const set = (name: string, value: string) => setFields((before) => ({ ...before, [name]: value }));
        const field = (name: keyof Fields & string) => {
          const error = (isTried ? faultsOf(fields)[name] : undefined) ?? sent[name];
          return {
            label: labels[name],
            value: fields[name] ?? '',
            ...(error ? { error } : {}),
            onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
          };
        };
        return (
          <>
            {stale && (
              <StaleChoice
                conflict={stale}
                title={stale.message}
                differences={stale.fields.map((name) => ({
                  label: labels[name],
                  mine: valueWords(name, stale.mine[name] ?? ''),
                  theirs: valueWords(name, fieldsOf(stale.saved.selection)[name] ?? ''),
                }))}
                onKeepMine={async () => {
                  if (await save(stale.mine, stale.saved)) onClose();
                }}
                onTakeSaved={() => {
                  setFields(fieldsOf(stale.saved.selection));
                  accept(stale.saved);
                }}
              />
            )}
            {children({ fields, field, set })}
          </>
        );
      }}
    </ChangeDialog>
  );
};

/** Asks about one piece of what was agreed on, and saves it alone. */
export const PieceDialog = <Fields extends Typed>(props: PieceDialogProps<Fields>) => {
  const editing = useEditing();
  return editing && <Opened {...props} editing={editing} />;
};
