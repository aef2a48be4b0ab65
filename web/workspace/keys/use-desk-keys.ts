import { useNavigate } from 'react-router-dom';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { workPaths } from '#web/work-paths.ts';
import { type Section, sectionsFor } from '../sections.ts';
import { useWorkspace } from '../use-workspace.ts';
import { showDeskDialog } from './desk-dialog.ts';
import { moveInRows, selectRow } from './rows-by-key.ts';
import { useFrameKeys } from './use-frame-keys.ts';

/** What a key does anywhere in the workspace. */
type DeskKey =
  | { does: 'go'; section: Section }
  | { does: 'notifications' }
  | { does: 'add-case' }
  | { does: 'keys' }
  | { does: 'move'; by: 1 | -1 }
  | { does: 'select' };

/** Returns what a key does, after `g` or not; `null` if it isn't a shortcut here. */
export function deskKey(
  key: string,
  isAfterG: boolean,
  at: { sections: readonly Section[]; mayAddCase: boolean },
): DeskKey | { does: 'wait' } | null {
  if (isAfterG) {
    if (key === 'n') return { does: 'notifications' };
    const section = at.sections.find(({ shortcut }) => shortcut === key);
    return section ? { does: 'go', section } : null;
  }
  if (key === 'g') return { does: 'wait' };
  if (key === 'c') return at.mayAddCase ? { does: 'add-case' } : null;
  if (key === '?') return { does: 'keys' };
  if (key === 'j' || key === 'k') return { does: 'move', by: key === 'j' ? 1 : -1 };
  return key === 'x' ? { does: 'select' } : null;
}

/** Handles the keys that work anywhere in a home's workspace (`keys-dialog.tsx` lists them). */
export const useDeskKeys = (): void => {
  const { locationId, who, may } = useWorkspace();
  const navigate = useNavigate();
  const drawer = useDrawer();
  const at = { sections: sectionsFor(who), mayAddCase: may('cases.change') };
  useFrameKeys<DeskKey>({
    actionOf: (key, isAfterG) => deskKey(key, isAfterG, at),
    run: (action) => {
      if (action.does === 'go') void navigate(action.section.to({ locationId }));
      else if (action.does === 'notifications') drawer.open('notifications');
      else if (action.does === 'add-case') void navigate(workPaths.firstCall({ locationId }));
      else if (action.does === 'keys') showDeskDialog('keys');
      else if (action.does === 'move') return moveInRows(action.by);
      else return selectRow();
      return true;
    },
  });
};
