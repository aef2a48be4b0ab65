import { useRef, useState } from 'react';
import type { SignerRole } from '#shared/model/enumerations/document.ts';
import type { TemplateDocument } from '#shared/model/template-document.ts';
import { FieldError } from '#web/ui/field.tsx';
import type { FieldWidgetProps } from '../catalog/field-widget.ts';
import { faultsInside, wordsOf } from '../catalog/fields/faults-at.ts';
import { ListElement, useFocusAfterRemoval } from '../catalog/fields/list-element.tsx';
import { useElementKeys } from '../catalog/fields/use-element-keys.ts';
import { placedParts } from './field-editor/placed-parts.ts';
import { AddSigner, RemoveSigner } from './signer-controls.tsx';
import { linesOfSigner, signerName, withoutSigner, withSigner } from './signer-lines.ts';
import { useTemplateSteps } from './template-history.tsx';
import { partsOf } from './template-parts.ts';
import { useUndoKeys } from './undo-keys.ts';
import { UndoTools } from './undo-tools.tsx';
import { useTemplateFile } from './use-template-file.ts';

/** Says where the lines of a new signer are. */
function addedWords(name: string, { file, blocks = [] }: Partial<TemplateDocument>): string {
  const where = file ? ` on page ${file.pageCount}, where you can move them` : blocks.length > 0 ? ' in a signature block' : '';
  return `${name} is added, with a signature, a printed name, and a date${where}.`;
}

/** What the list keeps beside the signers themselves: which one is new, which is about to go, and what happened last. */
function useSignerList(entry: Partial<TemplateDocument>) {
  const steps = useTemplateSteps();
  const parts = partsOf(entry);
  const keys = useElementKeys(parts.signers.length);
  const found = useTemplateFile(entry.file?.sha256);
  const removal = useFocusAfterRemoval();
  const [added, setAdded] = useState<number>();
  const [said, setSaid] = useState({ words: '', count: 0 });
  const add = (role: SignerRole) => {
    const boxes = placedParts(parts.fields, found.data?.fields);
    // Also what the PDF has and nothing fills in yet.
    const ofPdf = (found.data?.fields ?? []).flatMap(({ places }) => places.map((box) => ({ page: box.page, box })));
    const newId = () => crypto.randomUUID();
    const next = withSigner(parts, { role, newId, file: entry.file, taken: [...boxes, ...ofPdf] });
    const key = keys.newKey();
    keys.setKeys([...keys.keys, key]);
    setAdded(key);
    setSaid({ words: addedWords(signerName(next.signers.at(-1) ?? {}), entry), count: next.signers.length });
    steps.change(next);
  };
  const remove = (at: number) => {
    const { fields, blocks } = linesOfSigner(parts, at);
    const withLines = fields.length + blocks.length > 0;
    removal.removing(at, parts.signers.length);
    keys.setKeys(keys.keys.toSpliced(at, 1));
    const words = `${signerName(parts.signers[at] ?? {})} is removed${withLines ? ' with their lines' : ''}. Undo brings it back.`;
    setSaid({ words, count: parts.signers.length - 1 });
    steps.change(withoutSigner(parts, at));
  };
  // Once that was undone, it isn’t so anymore.
  const words = said.count === parts.signers.length ? said.words : '';
  return { steps, parts, keys: keys.keys, root: removal.root, added, said: words, add, remove };
}

/** Edits who signs a document. A signer comes with the lines that they fill in, and goes with them. */
const SignersWidget = ({ field, onChange, faults, isReadOnly, ...props }: FieldWidgetProps) => {
  const entry = props.entry as Partial<TemplateDocument>;
  const { steps, parts, keys, root, added, said, add, remove } = useSignerList(entry);
  const [leaving, setLeaving] = useState<number>();
  const frame = useRef<HTMLDivElement>(null);
  useUndoKeys(frame, steps);
  if (field.kind !== 'list') return null;
  const { signers } = parts;
  const askToRemove = (at: number) => {
    const { fields, blocks } = linesOfSigner(parts, at);
    if (fields.length + blocks.length > 0) setLeaving(at);
    else remove(at);
  };
  return (
    <div ref={frame} className="grid min-w-0 gap-2">
      {signers.length === 0 && <p className="text-sm text-muted">Nobody signs this document.</p>}
      <div ref={root}>
        <ul aria-label={field.label} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
          {signers.map((signer, at) => (
            <li key={keys[at]}>
              <ListElement
                {...{ field, at, isReadOnly }}
                entry={props.entry}
                name={signerName(signer)}
                element={signer}
                isNew={keys[at] === added}
                faults={faultsInside(faults, at)}
                onChange={(next) => onChange(signers.with(at, next as (typeof signers)[number]))}
                onRemove={() => askToRemove(at)}
              />
            </li>
          ))}
        </ul>
      </div>
      <FieldError id={`${field.path}-error`}>{wordsOf(faults)}</FieldError>
      <p role="status" className="text-sm text-muted empty:hidden">
        {said}
      </p>
      {!isReadOnly && (
        <div className="flex flex-wrap items-end gap-2">
          <AddSigner used={signers.map(({ role }) => role)} onAdd={add} />
          <UndoTools {...steps} />
        </div>
      )}
      {leaving !== undefined && (
        <RemoveSigner
          name={signerName(signers[leaving] ?? {})}
          lines={linesOfSigner(parts, leaving)}
          onRemove={() => {
            setLeaving(undefined);
            remove(leaving);
          }}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </div>
  );
};
export default SignersWidget;
