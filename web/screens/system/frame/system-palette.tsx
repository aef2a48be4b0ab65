import { Keyboard, LogOut, Plus, Search, SunMoon } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { signOutOfSystem } from '#web/session/sign-in.ts';
import { chooseTheme, isDarkNow } from '#web/theme.ts';
import { showDeskDialog } from '#web/workspace/keys/desk-dialog.ts';
import { matchesText } from '#web/workspace/palette/matches-words.ts';
import { PaletteBox, type PaletteSearch } from '#web/workspace/palette/palette-box.tsx';
import { inGroups, type PaletteItem } from '#web/workspace/palette/palette-item.ts';
import { foundEntryItem } from '../catalog/found-entry.ts';
import { entryPath, nounScreens, screenOf } from '../catalog/noun-screens.ts';
import { useCatalogSearch } from '../catalog/use-catalog-search.ts';
import { searchesElsewhere } from './search-elsewhere.ts';
import { systemGroups } from './system-links.ts';

/** The group of searches for what is no part of the catalog. */
const ELSEWHERE = 'Homes and people';

/** Searches homes and people with the same words, which find neither here. */
const elsewhere = (query: string): PaletteItem[] =>
  query === ''
    ? []
    : searchesElsewhere(query).map(({ key, label, by, to }) => ({
        key: `elsewhere-${key}`,
        group: ELSEWHERE,
        icon: Search,
        label,
        detail: by,
        to,
      }));

/** Puts screens first when the query begins the name of one, and actions when it asks to add something. Most other searches are for entries. */
const groupOrder = (query: string): readonly string[] =>
  /^add\s/i.test(query)
    ? ['Actions', 'Entries', 'Screens', ELSEWHERE]
    : query !== '' && screens.some(({ item }) => item.label.toLowerCase().startsWith(query.toLowerCase()))
      ? ['Screens', 'Entries', 'Actions', ELSEWHERE]
      : ['Entries', 'Screens', 'Actions', ELSEWHERE];

/** Screens with the words that find them besides their names. */
const screens = systemGroups.flatMap(({ label: group, links }) =>
  links.map(({ key, label, icon, to, shortcut }) => {
    const item: PaletteItem = { key, group: 'Screens', icon, label, detail: group, to };
    return { item: shortcut ? { ...item, keys: ['g', shortcut] } : item, words: `${label} ${group}` };
  }),
);

/** Screens that a query finds: those whose names have its words before those whose group does. */
function screensFor(query: string): PaletteItem[] {
  const isNamed = ({ label }: PaletteItem) => (matchesText(query, label) ? 0 : 1);
  const found = screens.filter(({ words }) => matchesText(query, words)).map(({ item }) => item);
  return found.toSorted((one, other) => isNamed(one) - isNamed(other));
}

/** Adds an entry to a list. They are found by words: among all actions, they would hide the others. */
const adding = nounScreens
  .filter((screen) => screen.only || screenOf(screen.noun) === screen)
  .map(
    (screen): PaletteItem => ({
      key: `add-${screen.path}`,
      group: 'Actions',
      icon: Plus,
      label: `Add to ${screen.title}`,
      to: entryPath(screen, 'new'),
    }),
  );

const useActions = (): readonly PaletteItem[] => {
  const navigate = useNavigate();
  const leave = async () => {
    await signOutOfSystem();
    await navigate(paths.systemLogin());
  };
  return [
    {
      key: 'theme',
      group: 'Actions',
      icon: SunMoon,
      label: isDarkNow() ? 'Use light theme' : 'Use dark theme',
      run: () => chooseTheme(isDarkNow() ? 'light' : 'dark'),
    },
    { key: 'keys', group: 'Actions', icon: Keyboard, label: 'Show keys', keys: ['?'], run: () => showDeskDialog('keys') },
    { key: 'sign-out', group: 'Actions', icon: LogOut, label: 'Sign out of system', run: () => void leave() },
  ];
};

const useResults = (text: string): PaletteSearch => {
  const query = text.trim();
  const { found, of, state, failedWords, retry } = useCatalogSearch(query);
  const actions = useActions();
  const groups = useMemo(
    () =>
      inGroups(groupOrder(query), [
        ...(of === query ? found.map(foundEntryItem) : []),
        ...screensFor(query),
        ...(query === '' ? [] : adding).filter(({ label }) => matchesText(query, label)),
        ...actions.filter(({ label }) => matchesText(query, label)),
        ...elsewhere(query),
      ]),
    [found, of, query, actions],
  );
  return { groups, state, retry, ...(failedWords ? { failedWords } : {}) };
};

/** One search over the System area: entries of every noun, screens, and actions. */
const SystemPalette = (props: { isOpen: boolean; onClose: () => void }) => (
  <PaletteBox
    {...props}
    placeholder="Search names, texts, and screens"
    hint="Try fewer words, or a part of a name. Quotation marks, noun:, is:, reads:, and - narrow a search."
    failed="We couldn’t search the catalog. Please check your connection and try again."
    useSearch={useResults}
  />
);

export default SystemPalette;
