import type { Display } from '#shared/contract/session.ts';
import { api } from '#web/session/api.ts';
import { takeOver } from '#web/session/sign-in.ts';
import { useSession } from '#web/session/use-session.ts';
import { toast } from '#web/ui/toast.ts';

const usual: Display = { density: 'comfortable', isRailCollapsed: false };

/**
 * How the signed-in person likes the workspace, and how to change it: shown right away, saved with the account, and undone if it can't be saved. While
 * support acts for them, a change shows only here and isn't saved.
 */
export const useDisplay = () => {
  const { user, support } = useSession();
  const display = user?.display ?? usual;
  const change = async (changes: Partial<Display>) => {
    if (!user) return;
    const next = { ...display, ...changes };
    takeOver({ ...user, display: next });
    if (support) return;
    const saved = await api.appuser.saveDisplay(next).catch(() => null);
    if (takeOver(saved)) return;
    takeOver(user);
    toast('This could not be saved. Please try again.', { tone: 'danger' });
  };
  return { ...display, change };
};
