import { Keyboard } from 'lucide-react';
import { browserStorage } from '#web/browser-storage.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Switch } from '#web/ui/switch.tsx';

/** The keyboard shortcuts, as the help shows them. */
const keys: readonly (readonly [keys: readonly string[], words: string])[] = [
  [['j', '↓'], 'Next task'],
  [['k', '↑'], 'Task before'],
  [['x', 'Space'], 'Complete, or open again'],
  [['Enter'], "Go to where it's done"],
  [['e'], 'Open or close the card'],
  [['z'], 'Undo the last change'],
  [['?'], 'These keys'],
];

const storage = browserStorage('browser', 'task-keys');
/** Returns whether single-key shortcuts are on: people who use dictation or a screen reader may need those keys. */
export const areKeysOn = (): boolean => (storage.read() as { isOff?: boolean } | null)?.isOff !== true;
export const keepKeys = (isOn: boolean): void => storage.write(isOn ? null : { isOff: true });

const Key = ({ children }: { children: string }) => (
  <kbd className="inline-flex min-w-8 items-center justify-center rounded-chip border border-border-strong bg-sunken px-2 py-0.5 font-sans text-sm text-text">
    {children}
  </kbd>
);

type KeyHelpProps = { isOpen: boolean; onClose: () => void; isOn: boolean; onChange: (isOn: boolean) => void };

/** Lists the keyboard shortcuts for tasks, with a switch that turns them off. */
export const KeyHelp = ({ isOpen, onClose, isOn, onChange }: KeyHelpProps) => (
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
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2.5">
      {keys.map(([strokes, words]) => (
        <div key={words} className="contents">
          <dt className="flex gap-1.5">
            {strokes.map((stroke) => (
              <Key key={stroke}>{stroke}</Key>
            ))}
          </dt>
          <dd className="text-text">{words}</dd>
        </div>
      ))}
    </dl>
    <div className="mt-5 border-t border-border pt-3">
      <Switch
        label="Use these keys"
        hint="Saved in this browser. Tab, Enter and the space bar always work."
        isOn={isOn}
        onChange={onChange}
      />
    </div>
  </Dialog>
);

/** Offers the keyboard shortcuts on devices with a keyboard. */
export const KeysButton = ({ onClick }: { onClick: () => void }) => (
  <Button size="compact" look="quiet" icon={Keyboard} onClick={onClick} className="pointer-coarse:hidden">
    Keys
  </Button>
);
