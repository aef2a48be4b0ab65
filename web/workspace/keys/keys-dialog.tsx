import { useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { sectionsFor } from '../sections.ts';
import { useWorkspace } from '../use-workspace.ts';
import { Key } from './key.tsx';
import { keepKeys, useKeysOn } from './key-switch.ts';
import { searchKeyWords } from './search-key-words.ts';

/** Keys that do the same thing, each a sequence of strokes, and what they do. */
type KeyLine = readonly [keys: readonly (readonly string[])[], words: string];

const lists: readonly KeyLine[] = [
  [[['j'], ['↓']], 'Next row'],
  [[['k'], ['↑']], 'Previous row'],
  [[['Enter']], 'Open'],
  [[['x']], 'Select, where rows can be selected; mark a notification as read'],
];

const tasks: readonly KeyLine[] = [
  [[['j'], ['↓']], 'Next task'],
  [[['k'], ['↑']], 'Previous task'],
  [[['x'], ['Space']], 'Complete or reopen'],
  [[['Enter']], 'Go to where it’s done'],
  [[['e']], 'Open or close the card'],
  [[['z']], 'Undo the last change'],
];

const KeyGroup = ({ title, lines }: { title: string; lines: readonly KeyLine[] }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="break-inside-avoid">
      <h3 id={id} className="mb-2 font-sans text-sm font-semibold text-text">
        {title}
      </h3>
      <dl className="grid grid-cols-[minmax(6rem,auto)_1fr] items-center gap-x-4 gap-y-1.5 text-sm">
        {lines.map(([keys, words]) => (
          <div key={words} className="contents">
            <dt className="flex flex-wrap gap-1.5">
              {keys.map((strokes) => (
                <span key={strokes.join(' ')} className="inline-flex gap-1">
                  {strokes.map((stroke) => (
                    <Key key={stroke}>{stroke}</Key>
                  ))}
                </span>
              ))}
            </dt>
            <dd className="text-text">{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** Lists every key of the workspace, with a switch that turns single keys off. */
const KeysDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const { who, may } = useWorkspace();
  const isOn = useKeysOn();
  const everywhere: readonly KeyLine[] = [
    [[searchKeyWords()], 'Search'],
    ...(may('cases.change') ? [[[['c']], 'Add case'] as const] : []),
    ...sectionsFor(who).map(({ shortcut, label }): KeyLine => [[['g', shortcut]], `Go to ${label}`]),
    [[['g', 'n']], 'Open notifications'],
    [[['?']], 'Show these keys'],
  ];
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
      <div className="grid gap-6">
        <KeyGroup title="Everywhere" lines={everywhere} />
        <KeyGroup title="Lists" lines={lists} />
        <KeyGroup title="Tasks" lines={tasks} />
      </div>
      <div className="mt-5 border-t border-border pt-3">
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

export default KeysDialog;
