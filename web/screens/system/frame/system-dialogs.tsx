import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '#web/session/use-session.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { showDeskDialog, useDeskDialog } from '#web/workspace/keys/desk-dialog.ts';
import { moveInRows } from '#web/workspace/keys/rows-by-key.ts';
import { useFrameKeys } from '#web/workspace/keys/use-frame-keys.ts';
import { systemLinks } from './system-links.ts';

/** What a key does anywhere in the System area. */
type SystemKey = { does: 'go'; to: string } | { does: 'keys' } | { does: 'add' } | { does: 'move'; by: 1 | -1 };

/** Returns what a key does, after `g` or not; `null` if it isn't a shortcut here. */
export function systemKey(key: string, isAfterG: boolean): SystemKey | { does: 'wait' } | null {
  if (isAfterG) {
    const link = systemLinks.find(({ shortcut }) => shortcut === key);
    return link ? { does: 'go', to: link.to } : null;
  }
  if (key === 'g') return { does: 'wait' };
  if (key === '?') return { does: 'keys' };
  if (key === 'n') return { does: 'add' };
  return key === 'j' || key === 'k' ? { does: 'move', by: key === 'j' ? 1 : -1 } : null;
}

const Palette = lazyPart(() => import('./system-palette.tsx'));
const KeysDialog = lazyPart(() => import('./system-keys-dialog.tsx'));

const close = () => showDeskDialog(null);

/** Opens what a link of the screen does, such as adding an entry. */
const press = (selector: string): boolean => {
  const link = document.querySelector<HTMLElement>(`main ${selector}`);
  link?.click();
  return link !== null;
};

/** What opens over any screen of the System area, and the keys that open it. */
export const SystemDialogs = () => {
  const open = useDeskDialog();
  const navigate = useNavigate();
  const { support } = useSession();
  useFrameKeys({
    actionOf: (key, isAfterG) => (support ? null : systemKey(key, isAfterG)),
    run: (action) => {
      if (action.does === 'go') void navigate(action.to);
      else if (action.does === 'keys') showDeskDialog('keys');
      else if (action.does === 'add') return press('[data-add]');
      else return moveInRows(action.by);
      return true;
    },
  });
  useEffect(() => close, []);
  if (support) return null;
  return (
    <>
      {open === 'search' && <Palette isOpen onClose={close} />}
      {open === 'keys' && <KeysDialog isOpen onClose={close} />}
    </>
  );
};
