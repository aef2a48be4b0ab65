import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isGuid } from '#shared/values/ids.ts';
import { useSession } from '#web/session/use-session.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { showDeskDialog, useDeskDialog } from './keys/desk-dialog.ts';
import { useDeskKeys } from './keys/use-desk-keys.ts';
import { rememberCase } from './palette/recent-cases.ts';
import { useWorkspace } from './use-workspace.ts';

const Palette = lazyPart(() => import('./palette/palette.tsx'));
const KeysDialog = lazyPart(() => import('./keys/keys-dialog.tsx'));

const close = () => showDeskDialog(null);

/** Remembers which cases the person opens, for the search. */
const useRememberedCases = (): void => {
  const { user } = useSession();
  const { locationId } = useWorkspace();
  const { pathname } = useLocation();
  const userId = user?.id;
  const [, , , section, caseId] = pathname.split('/');
  useEffect(() => {
    if (userId && section?.toLowerCase() === 'cases' && isGuid(caseId)) rememberCase(userId, locationId, caseId);
  }, [userId, locationId, section, caseId]);
};

/** What opens over any screen of the workspace, and the keys that open it. Nothing of it loads before. */
export const DeskDialogs = () => {
  const open = useDeskDialog();
  useDeskKeys();
  useRememberedCases();
  // Whoever leaves the workspace does not find a dialog when they come back.
  useEffect(() => close, []);
  return (
    <>
      {open === 'search' && <Palette isOpen onClose={close} />}
      {open === 'keys' && <KeysDialog isOpen onClose={close} />}
    </>
  );
};
