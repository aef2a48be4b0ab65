import { Redo2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '#web/ui/banner.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import type { Said } from '../matrix/matrix-props.ts';
import type { MapEdits } from './use-map-edits.ts';
import type { MapConflict, useSaveMap } from './use-save-map.ts';

/** Says what was copied or pasted, until something changes. */
export const useSaid = (edits: MapEdits) => {
  const [said, setSaid] = useState<Said>();
  const before = <Inputs extends unknown[]>(act: (...inputs: Inputs) => void) => {
    return (...inputs: Inputs) => {
      setSaid(undefined);
      act(...inputs);
    };
  };
  const { edit, undo, redo, discardKept } = edits;
  const silenced = { edit: before(edit), undo: before(undo), redo: before(redo), discardKept: before(discardKept) };
  return { said, say: setSaid, before, edits: { ...edits, ...silenced } };
};

type SaveBarProps = { edits: MapEdits; said: Said | undefined; isSaving: boolean; onSave: () => void };

/** Says how much isn't saved yet, and what was pasted, undoes it, and saves it. */
export const SaveBar = ({ edits: { changed, undo, redo, canUndo, canRedo }, said, isSaving, onSave }: SaveBarProps) => (
  <div
    data-chrome
    className="sticky bottom-(--phone-bar) z-30 -mx-(--page-gutter) flex flex-wrap items-center gap-2 border-t border-border bg-surface px-(--page-gutter) py-2"
  >
    <div role="status" className="min-w-0 flex-1 text-sm text-muted">
      {said && <p className={said.isFault ? 'text-danger' : 'text-text'}>{said.words}</p>}
      <p>
        {changed.size === 0
          ? 'Nothing to save.'
          : `Not saved yet: ${changed.size === 1 ? '1 entry' : `${changed.size} entries`}.`}
      </p>
    </div>
    <IconButton icon={Undo2} label="Undo" aria-disabled={!canUndo} onClick={undo} className="aria-disabled:opacity-40" />
    <IconButton icon={Redo2} label="Redo" aria-disabled={!canRedo} onClick={redo} className="aria-disabled:opacity-40" />
    <Button look="primary" size="compact" isBusy={isSaving} disabled={changed.size === 0} onClick={onSave}>
      Save as drafts
    </Button>
  </div>
);

type TroubleProps = Pick<ReturnType<typeof useSaveMap>, 'failures' | 'conflicts' | 'choose'> & {
  nameOf: (id: string) => string;
  cellName: (conflict: MapConflict) => string;
  sentenceOf: (cell: MapConflict['cell']) => string;
};

/** Shows what couldn't be saved, and cells that a colleague changed too, until someone has chosen. */
export const Trouble = ({ failures, conflicts, choose, nameOf, cellName, sentenceOf }: TroubleProps) => (
  <div className="space-y-3">
    {failures.map(({ id, words }) => (
      <Banner key={id} tone="danger" role="alert" title={`${nameOf(id)} isn’t saved`}>
        {words}
      </Banner>
    ))}
    {conflicts.map((conflict) => (
      <Banner
        key={`${conflict.id} ${conflict.serviceId}`}
        tone="warning"
        role="alert"
        title={`${conflict.savedBy} changed ${cellName(conflict)} in the meantime`}
        action={
          <div className="flex flex-wrap gap-2">
            <Button size="compact" onClick={() => choose(conflict, false)}>
              Keep theirs
            </Button>
            <Button size="compact" onClick={() => choose(conflict, true)}>
              Use mine
            </Button>
          </div>
        }
      >
        Yours was: {sentenceOf(conflict.cell)}
      </Banner>
    ))}
  </div>
);
