import { sectionsFor } from '../sections.ts';
import { useWorkspace } from '../use-workspace.ts';
import { type KeyLine, ListOfKeys } from './list-of-keys.tsx';
import { searchKeyWords } from './search-key-words.ts';

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

const conference: readonly KeyLine[] = [
  [[['[']], 'Previous step'],
  [[[']']], 'Next step'],
];
const calendar: readonly KeyLine[] = [
  [
    [
      ['Shift', '↑'],
      ['Shift', '↓'],
    ],
    'Move an entry by 15 minutes',
  ],
  [
    [
      ['Shift', '←'],
      ['Shift', '→'],
    ],
    'Move an entry by a day',
  ],
  [[['Esc']], 'Take back a move'],
];

/** Lists every key of a home's workspace. */
const KeysDialog = (props: { isOpen: boolean; onClose: () => void }) => {
  const { who, may } = useWorkspace();
  const everywhere: readonly KeyLine[] = [
    [[searchKeyWords()], 'Search'],
    ...(may('cases.change') ? [[[['c']], 'Add case'] as const] : []),
    ...sectionsFor(who).map(({ shortcut, label }): KeyLine => [[['g', shortcut]], `Go to ${label}`]),
    [[['g', 'n']], 'Open notifications'],
    [[['?']], 'Show these keys'],
  ];
  return (
    <ListOfKeys
      {...props}
      groups={[
        { title: 'Everywhere', lines: everywhere },
        { title: 'Lists', lines: lists },
        { title: 'Tasks', lines: tasks },
        ...(may('cases.change') ? [{ title: 'Calendar', lines: calendar }] : []),
        ...(may('case-files.read') ? [{ title: 'Arrangement conference', lines: conference }] : []),
      ]}
    />
  );
};

export default KeysDialog;
