import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type SignerRole, signerRole } from '#shared/model/enumerations/document.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import type { SignersLines } from './signer-lines.ts';

type AddProps = { used: readonly (SignerRole | undefined)[]; onAdd: (role: SignerRole) => void };

/** Who usually signs, in the order in which they are offered. */
const usual: readonly SignerRole[] = ['next-of-kin', 'funeral-director', ...signerRole.values];

/** Asks who signs, and adds them. */
export const AddSigner = ({ used, onAdd }: AddProps) => {
  const [chosen, setChosen] = useState<SignerRole>();
  const role = chosen ?? usual.find((each) => !used.includes(each)) ?? 'next-of-kin';
  return (
    <>
      <Select
        label="New signer"
        className="min-w-0 flex-1 basis-48"
        options={signerRole.options.map(({ id, text }) => ({ value: id, label: text }))}
        value={role}
        onChange={({ target }) => setChosen(target.value as SignerRole)}
      />
      <Button
        size="compact"
        icon={Plus}
        className="min-h-11"
        onClick={() => {
          onAdd(role);
          setChosen(undefined);
        }}
      >
        Add signer
      </Button>
    </>
  );
};

type RemoveSignerProps = {
  name: string;
  lines: SignersLines;
  onRemove: () => void;
  onClose: () => void;
};

const countOf = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** Says what goes with a signer, and asks whether to remove them. */
export const RemoveSigner = ({ name, lines: { fields, blocks, texts }, onRemove, onClose }: RemoveSignerProps) => (
  <Dialog
    title={`Remove “${name}”?`}
    isOpen
    isAlert
    onClose={onClose}
    actions={
      <>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="danger" onClick={onRemove}>
          Remove with {fields.length + blocks.length === 1 ? 'the line' : 'the lines'}
        </Button>
      </>
    }
  >
    <p>
      {fields.length > 0 && `They fill in ${countOf(fields.length, 'field')}: ${fields.map((field) => field.name).join(', ')}. `}
      {blocks.length > 0 &&
        `${countOf(blocks.length, 'signature block')} ${blocks.length === 1 ? 'has' : 'have'} no other signer. `}
      {texts > 0 && `${countOf(texts, 'text')} ${texts === 1 ? 'names' : 'name'} their fields, which then leave the text.`}
    </p>
    <p className="mt-2">
      What was sent for signatures keeps everything. A document that isn’t sent yet keeps what was entered, and doesn’t print it.
      Undo brings back everything here.
    </p>
  </Dialog>
);
