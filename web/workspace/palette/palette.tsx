import { useMemo, useState } from 'react';
import { useSession } from '#web/session/use-session.ts';
import { useWorkspace } from '../use-workspace.ts';
import { foundItems, messageItems, taskItems } from './found-items.ts';
import { matchesText } from './matches-words.ts';
import { PaletteBox, type PaletteSearch } from './palette-box.tsx';
import { inGroups } from './palette-item.ts';
import { recentCases } from './recent-cases.ts';
import { useHomeSearch, useMyTasks, useOpenMessages } from './use-home-search.ts';
import { usePaletteActions } from './use-palette-actions.ts';

/** The groups of results, in the order in which they show. */
const groupOrder = ['Recent cases', 'Cases', 'Similar names', 'People', 'Messages', 'Tasks', 'Pages', 'Actions'];

/** Returns everything that matches, in the order in which it shows. */
const useResults = (text: string): PaletteSearch => {
  const { locationId, may } = useWorkspace();
  const { user } = useSession();
  const [recent] = useState(() => recentCases(user?.id ?? '', locationId));
  const query = text.trim();
  const search = useHomeSearch(query, recent);
  const mine = useMyTasks();
  const messages = useOpenMessages(query !== '' && may('messages.read'));
  const actions = usePaletteActions();
  const { cases, of } = search;
  const groups = useMemo(() => {
    // What was found for the query before stays until the next answer; the last cases do not belong to any query.
    const shown = of === '' && query !== '' ? [] : cases;
    return inGroups(groupOrder, [
      ...foundItems(locationId, shown, of === ''),
      ...(query === '' ? [] : messageItems(locationId, query, messages)),
      ...(query === '' ? [] : taskItems(locationId, query, mine, shown)),
      ...actions.filter(({ label, words }) => matchesText(query, `${label} ${words}`)),
    ]);
  }, [actions, cases, of, query, mine, messages, locationId]);
  return { ...search, groups };
};

/** One search over a home's workspace: cases, people, messages, tasks, pages, and actions. */
const Palette = (props: { isOpen: boolean; onClose: () => void }) => (
  <PaletteBox
    {...props}
    placeholder="Cases, people, phone numbers, tasks, pages"
    hint="Try a name, a phone number, an email, or a case number. To find an answered message, search on Messages."
    failed="We couldn’t search cases and people. Please check your connection and try again."
    useSearch={useResults}
  />
);

export default Palette;
