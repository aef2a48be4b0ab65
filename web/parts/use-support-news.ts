import { useCallback, useEffect } from 'react';
import { useMatches, useNavigate } from 'react-router-dom';
import { FORCE_HASH } from '../paths.ts';
import type { ScreenHandle } from '../routing/screen.ts';
import { forgetLoaded } from '../session/query-client.ts';
import { refreshSession } from '../session/refresh-here.ts';
import { onSessionNews } from '../session/session-channel.ts';
import { workPaths } from '../work-paths.ts';

/** Learns from the server whether an administrator acts for someone. If it can't be reached, the next call finds out. */
export const refreshSupport = (): Promise<unknown> => refreshSession('system').catch(() => undefined);

/** Returns what this tab does when a support session ended elsewhere. Pages of the person acted for give way first, or they would ask for that person’s sign-in. */
export const useLeaveSupport = (): (() => Promise<void>) => {
  const navigate = useNavigate();
  const isTheirs = useMatches().some(({ handle }) =>
    ['family', 'provider', 'signed-in'].includes((handle as Partial<ScreenHandle> | undefined)?.audience ?? ''),
  );
  return useCallback(async () => {
    if (isTheirs) {
      await navigate(workPaths.systemSupportLogin() + FORCE_HASH);
      forgetLoaded();
    }
    await refreshSupport();
  }, [isTheirs, navigate]);
};

/** Learns from the other tabs of this browser that a support session began or ended. */
export const useSupportNews = (): void => {
  const leave = useLeaveSupport();
  useEffect(
    () =>
      onSessionNews(({ kind }) => {
        if (kind === 'support-ended') void leave();
        else if (kind === 'support-began') void refreshSupport();
      }),
    [leave],
  );
};
