import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { drawerIn, withoutDrawer } from './drawer-address.ts';
import { isDrawer } from './drawer-registry.ts';

/** The list of drawers comes beside the panel, not after it. */
const OpenDrawer = lazy(async () => {
  const [panel] = await Promise.all([import('./open-drawer.tsx'), import('./drawer-modules.ts')]);
  return panel;
});

/** Where the drawer of the address is drawn; stands once, in the shell. Nothing of it is loaded before the first drawer opens. */
export const DrawerOutlet = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const name = drawerIn(search);
  const isUnknown = name !== null && !isDrawer(name);
  const [shown, setShown] = useState<string | null>(null);
  if (name && !isUnknown && name !== shown) setShown(name);

  useEffect(() => {
    if (!isUnknown) return;
    // An address can be typed: the error is raised, and the screen under the drawer goes on.
    reportError(new Error(`There is no drawer named "${name}".`));
    const rest = withoutDrawer(search).toString();
    void navigate({ search: rest && `?${rest}` }, { replace: true, preventScrollReset: true });
  }, [isUnknown, name, search, navigate]);

  return shown ? (
    <Suspense>
      <OpenDrawer name={shown} isOpen={name === shown} />
    </Suspense>
  ) : null;
};
