import { type KeyLine, ListOfKeys } from '#web/workspace/keys/list-of-keys.tsx';
import { searchKeyWords } from '#web/workspace/keys/search-key-words.ts';
import { systemLinks } from './system-links.ts';

const lists: readonly KeyLine[] = [
  [[['j'], ['↓']], 'Next row'],
  [[['k'], ['↑']], 'Previous row'],
  [[['Enter']], 'Open'],
  [[['x']], 'Choose the row'],
  [[['e']], 'Open the row’s menu'],
  [[['/']], 'Search the list'],
  [[['n']], 'Add an entry'],
];

/** Returns the keys of maps, with the control key of this keyboard. */
const mapLines = (control: string): readonly KeyLine[] => [
  [[['↑'], ['↓'], ['←'], ['→']], 'Move'],
  [[['Shift', '↓']], 'Choose several cells'],
  [[[control, 'A']], 'Choose all cells'],
  [[['Space']], 'Add or remove the service'],
  [[['Enter'], ['F2']], 'Edit the rule and the quantity'],
  [[['Delete']], 'Remove the services'],
  [[[control, 'C']], 'Copy'],
  [[[control, 'V']], 'Paste'],
  [[[control, 'Z']], 'Undo'],
  [[[control, 'Y']], 'Redo'],
];

/** Lists every key of the System area. */
const SystemKeysDialog = (props: { isOpen: boolean; onClose: () => void }) => {
  const control = searchKeyWords()[0] ?? 'Ctrl';
  return (
    <ListOfKeys
      {...props}
      groups={[
        {
          title: 'Everywhere',
          lines: [
            [[searchKeyWords()], 'Search the catalog and screens'],
            ...systemLinks.flatMap(({ shortcut, label }): KeyLine[] => (shortcut ? [[[['g', shortcut]], `Go to ${label}`]] : [])),
            [[['?']], 'Show these keys'],
          ],
        },
        { title: 'Lists', lines: lists },
        { title: 'Maps of services', lines: mapLines(control) },
        { title: 'Forms and maps', lines: [[[[control, 'S']], 'Save drafts']] },
      ]}
    />
  );
};

export default SystemKeysDialog;
