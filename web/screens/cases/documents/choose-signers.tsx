import { type ReactNode, useState } from 'react';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import { signerRole } from '#shared/model/enumerations/document.ts';
import { useDebouncedAnswer } from '#web/questions/use-debounced-answer.ts';
import { Checkbox } from '#web/ui/choices.tsx';
import { Select } from '#web/ui/select.tsx';
import { movedTo, SortList } from '#web/ui/sort-list.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type ChosenSigner, inTurns } from './document-values.ts';
import { signerElementId } from './use-current-field.ts';
import { usePeople } from './use-people.ts';

type People = ReturnType<typeof usePeople>;
type SignerProps = {
  signer: ChosenSigner;
  view: CaseDocumentView;
  people: People;
  handle: ReactNode;
  onChange: (changes: Partial<ChosenSigner>) => void;
};

/** Says what gives someone the right to sign, a moment after it was typed. */
const Authority = ({ signer, name, onChange }: Pick<SignerProps, 'signer' | 'onChange'> & { name: string }) => {
  const { value, change, flush } = useDebouncedAnswer(
    signer.authority,
    (words) => onChange({ authority: String(words ?? '') }),
    800,
  );
  return (
    <TextField
      label="Right to sign"
      aria-label={`Right to sign of ${name}`}
      hint="Such as “eldest daughter; no spouse.” It’s printed on the certificate."
      isOptional
      maxLength={200}
      value={String(value ?? '')}
      onChange={({ target }) => change(target.value)}
      onBlur={flush}
    />
  );
};

const Signer = ({ signer, view, people, handle, onChange }: SignerProps) => {
  const saved = view.document.signers.find(({ id }) => id === signer.id);
  const role = signerRole.label(signer.role);
  const name = people.nameOf(signer) ?? saved?.fullName ?? '';
  const isStaff = people.isOfHome(signer.role);
  const isSaved = saved?.contactId === signer.contactId && saved?.employeeId === signer.employeeId;
  const hasNoEmail = isSaved && saved?.email === '' && name !== '';
  const chosen = (isStaff ? signer.employeeId : signer.contactId) ?? '';
  const choices = people.choicesFor(signer);
  // Before the contacts are loaded, and for someone who was removed from them.
  const known =
    choices.some(({ value }) => value === chosen) || !chosen ? choices : [{ value: chosen, label: name || role }, ...choices];
  return (
    <div className="flex items-start gap-2 py-3">
      {handle}
      <div className="grid min-w-0 flex-1 gap-3">
        <Select
          id={signerElementId(signer.id)}
          label={`${signer.order}. ${role}`}
          emptyLabel={isStaff ? 'Choose a team member' : 'Choose a contact'}
          options={known}
          value={chosen}
          onChange={({ target }) => {
            const id = target.value || undefined;
            onChange(isStaff ? { employeeId: id, contactId: undefined } : { contactId: id, employeeId: undefined });
          }}
        />
        {saved?.unreachable && name && <p className="text-warning">{saved.unreachable}</p>}
        <Authority signer={signer} name={name || role} onChange={onChange} />
        <Checkbox
          label="Ask for a code sent by email"
          hint={hasNoEmail ? 'They need an email address for that.' : undefined}
          disabled={hasNoEmail}
          checked={signer.needsCode && !hasNoEmail}
          onChange={({ target }) => onChange({ needsCode: target.checked })}
        />
      </div>
    </div>
  );
};

type ChooseProps = {
  view: CaseDocumentView;
  chosen: readonly ChosenSigner[];
  onChange: (signers: readonly ChosenSigner[]) => void;
};

/** Chooses who signs, in which order, and how: from the contacts of the case and the home's team. A row that moves is saved when it is dropped. */
export const ChooseSigners = ({ view, chosen, onChange }: ChooseProps) => {
  const people = usePeople();
  const [moved, setMoved] = useState<readonly ChosenSigner[] | null>(null);
  const shown = moved ?? chosen;
  const change = (id: string, changes: Partial<ChosenSigner>) =>
    onChange(chosen.map((signer) => (signer.id === id ? { ...signer, ...changes } : signer)));
  const settle = () => {
    if (moved) onChange(moved);
    setMoved(null);
  };
  return (
    <>
      <p className="text-muted">
        {shown.length === 0
          ? 'Nobody has to sign this document.'
          : 'Each gets the document once those above have signed. Drag a row, or use its arrow keys.'}
      </p>
      <SortList
        label="Signers in their order"
        items={shown}
        keyOf={({ id }) => id}
        nameOf={(signer) => people.nameOf(signer) ?? signerRole.label(signer.role)}
        onMove={(from, to) => setMoved(inTurns(movedTo(shown, from, to)))}
        onSettled={settle}
        className="divide-y divide-border"
      >
        {(signer, handle) => <Signer {...{ signer, view, people, handle }} onChange={(changes) => change(signer.id, changes)} />}
      </SortList>
    </>
  );
};
