import { createContext, useCallback, useContext, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { FORCE_HASH } from '../paths.ts';
import { type DrawerParams, drawerIn, withDrawer, withoutDrawer } from './drawer-address.ts';
import { beginClosing } from './one-closing.ts';

/** What a drawer's content gets. It stays the same while the drawer slides out, although the address has already changed. */
export const DrawerContext = createContext<{ params: DrawerParams; setTitle: (title: string) => void }>({
  params: {},
  setTitle: () => undefined,
});

/** Returns how many steps of the history the open drawers take up: 0 if the drawer was in the address from the start. */
const stepsIn = (state: unknown): number =>
  state && typeof state === 'object' && 'drawerSteps' in state && typeof state.drawerSteps === 'number' ? state.drawerSteps : 0;

/**
 * Opens and closes drawers. The open one is in the address, so Back closes it (and shows the drawer that it was opened from, if there was one), and a
 * reload keeps it.
 *
 * - `open(name, params)` throws for an unknown name or parameter.
 * - `showInstead(name, params)` does the same in place of the open one, so that Back doesn't return to that.
 * - `close()` goes back to the screen, even from a drawer that was opened from another. Calling it again before the drawer is gone does nothing.
 * - `leaveTo(path)` closes and goes elsewhere, even if a narrow screen would block that.
 * - `params` is what the drawer around the caller was opened with.
 */
export const useDrawer = () => {
  const navigate = useNavigate();
  const location = useLocation();
  const { params } = useContext(DrawerContext);
  const { pathname, search, hash, state, key } = location;
  const open = useCallback(
    (name: string, given: DrawerParams = {}) => {
      const now = new URLSearchParams(search);
      const next = withDrawer(now, name, given);
      const steps = stepsIn(state);
      // Opened from a drawer that was in the address from the start: the history has no screen without a drawer to close to.
      const replace = drawerIn(now) !== null && steps === 0;
      const drawerSteps = replace ? 0 : steps + 1;
      // The screen below keeps the state that brought people there, so that its words don't change under the drawer.
      const nextState = { ...state, drawerSteps };
      void navigate({ pathname, search: `?${next}`, hash }, { replace, state: nextState, preventScrollReset: true });
    },
    [navigate, pathname, search, hash, state],
  );
  const showInstead = useCallback(
    (name: string, given: DrawerParams) => {
      const next = withDrawer(new URLSearchParams(search), name, given);
      void navigate({ pathname, search: `?${next}`, hash }, { replace: true, state, preventScrollReset: true });
    },
    [navigate, pathname, search, hash, state],
  );
  const close = useCallback(() => {
    const steps = stepsIn(state);
    if (steps > 0) {
      if (beginClosing(key)) void navigate(-steps);
      return;
    }
    const rest = withoutDrawer(new URLSearchParams(search)).toString();
    void navigate({ pathname, search: rest && `?${rest}`, hash }, { replace: true, state, preventScrollReset: true });
  }, [navigate, pathname, search, hash, state, key]);
  const leaveTo = useCallback(
    (path: string) => void navigate(path.includes('#') ? path : path + FORCE_HASH, { replace: stepsIn(state) > 0 }),
    [navigate, state],
  );
  return useMemo(() => ({ open, showInstead, close, leaveTo, params }), [open, showInstead, close, leaveTo, params]);
};

/** Sets a better title for the drawer around the caller once its content has one, such as a home's name. */
export const useDrawerTitle = (title: string | undefined): void => {
  const { setTitle } = useContext(DrawerContext);
  useEffect(() => {
    if (title) setTitle(title);
  }, [title, setTitle]);
};
