import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { SignersLines } from './signer-lines.ts';

type RemoveSignerProps = {
  name: string;
  lines: SignersLines;
  onRemove: (withLines: boolean) => void;
  onClose: () => void;
};

const countOf = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** Asks whether what is there only for a signer goes with them. */
export const RemoveSigner = ({ name, lines: { fields, blocks, texts }, onRemove, onClose }: RemoveSignerProps) => (
  <Dialog
    title={`Remove “${name}”?`}
    isOpen
    isAlert
    onClose={onClose}
    actions={
      <>
        <Button onClick={onClose}>Cancel</Button>
        <Button onClick={() => onRemove(false)}>Remove only the signer</Button>
        <Button look="danger" onClick={() => onRemove(true)}>
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
    <p className="mt-2">Undo brings back everything.</p>
  </Dialog>
);
