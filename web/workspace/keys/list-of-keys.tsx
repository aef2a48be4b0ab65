import { useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Key } from './key.tsx';
import { keepKeys, useKeysOn } from './key-switch.ts';

/** Keys that do the same thing, each a sequence of strokes, and what they do. */
export type KeyLine = readonly [keys: readonly (readonly string[])[], words: string];

type KeyGroupProps = { title: string; lines: readonly KeyLine[] };

const KeyGroup = ({ title, lines }: KeyGroupProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="break-inside-avoid">
      <h3 id={id} className="mb-2 font-sans text-sm font-semibold text-text">
        {title}
      </h3>
      <dl className="grid gap-y-1.5 text-sm">
        {lines.map(([keys, words]) => (
          // What a key does goes below it where large text leaves no room beside it.
          <div key={words} className="flex flex-wrap items-center gap-x-4 gap-y-0.5">
            <dt className="flex min-w-18 flex-wrap gap-1.5">
              {keys.map((strokes) => (
                <span key={strokes.join(' ')} className="inline-flex gap-1">
                  {strokes.map((stroke) => (
                    <Key key={stroke}>{stroke}</Key>
                  ))}
                </span>
              ))}
            </dt>
            <dd className="min-w-0 flex-1 basis-24 wrap-anywhere text-text">{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** Lists the keys of a workspace, with a switch that turns single keys off. */
export const ListOfKeys = ({
  groups,
  isOpen,
  onClose,
}: {
  groups: readonly KeyGroupProps[];
  isOpen: boolean;
  onClose: () => void;
}) => {
  const isOn = useKeysOn();
  return (
    <Dialog
      title="Keys"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      {/* As many columns as the text's own size leaves room for. */}
      <div className="columns-[14rem] gap-x-8 *:mb-6">
        {groups.map((group) => (
          <KeyGroup key={group.title} {...group} />
        ))}
      </div>
      <div className="border-t border-border pt-3">
        <Switch
          label="Use these keys"
          hint="Saved in this browser. Tab, Enter, the space bar, and the search always work."
          isOn={isOn}
          onChange={keepKeys}
        />
      </div>
    </Dialog>
  );
};
