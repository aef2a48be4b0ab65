import { createContext, useCallback, useContext, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { FORCE_HASH } from '../paths.ts';
import { type DrawerParams, withDrawer, withoutDrawer } from './drawer-address.ts';

/** What a drawer's content is given; it stays the same while the drawer slides out, though the address has changed already. */
export const DrawerContext = createContext<{ params: DrawerParams; setTitle: (title: string) => void }>({
  params: {},
  setTitle: () => undefined,
});

const wasOpenedHere = (state: unknown): boolean => Boolean(state && typeof state === 'object' && 'openedDrawer' in state);

/**
 * Opens and closes drawers. The open one stands in the address, so Back closes it and a reload keeps it.
 *
 * - `open(name, params)` throws for an unknown name or parameter.
 * - `close()` goes back to the screen; `leaveTo(path)` closes and goes elsewhere, also where a narrow screen would block that.
 * - `params` is what the drawer around the caller was opened with.
 */
export const useDrawer = () => {
  const navigate = useNavigate();
  const location = useLocation();
  const { params } = useContext(DrawerContext);
  const { pathname, search, hash, state } = location;
  const open = useCallback(
    (name: string, given: DrawerParams = {}) => {
      const next = withDrawer(new URLSearchParams(search), name, given);
      void navigate({ pathname, search: `?${next}`, hash }, { state: { openedDrawer: true }, preventScrollReset: true });
    },
    [navigate, pathname, search, hash],
  );
  const close = useCallback(() => {
    if (wasOpenedHere(state)) {
      void navigate(-1);
      return;
    }
    const rest = withoutDrawer(new URLSearchParams(search)).toString();
    void navigate({ pathname, search: rest && `?${rest}`, hash }, { replace: true, preventScrollReset: true });
  }, [navigate, pathname, search, hash, state]);
  const leaveTo = useCallback(
    (path: string) => void navigate(path.includes('#') ? path : path + FORCE_HASH, { replace: wasOpenedHere(state) }),
    [navigate, state],
  );
  return useMemo(() => ({ open, close, leaveTo, params }), [open, close, leaveTo, params]);
};

/** Names the drawer around the caller once its content knows better, such as a home's name. */
export const useDrawerTitle = (title: string | undefined): void => {
  const { setTitle } = useContext(DrawerContext);
  useEffect(() => {
    if (title) setTitle(title);
  }, [title, setTitle]);
};
