import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { CodeBoundary } from '#web/ui/code-boundary.tsx';
import { cachedModule } from '../loading/cached-module.ts';
import { useCode } from '../loading/use-code.ts';
import { drawerIn, withoutDrawer } from './drawer-address.ts';
import { isDrawer, loadDrawerList } from './drawer-registry.ts';
import { endClosing } from './one-closing.ts';

/** Loads the list of drawers together with the panel, not after it. */
const panelCode = cachedModule(async () => {
  const [panel] = await Promise.all([import('./open-drawer.tsx'), loadDrawerList()]);
  return panel;
});

const OpenDrawer = (props: { name: string; isOpen: boolean }) => {
  const Panel = useCode(panelCode)?.default;
  return Panel && <Panel {...props} />;
};

/** Renders the drawer of the address; the shell has one. Nothing loads before the first drawer opens. */
export const DrawerOutlet = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const name = drawerIn(search);
  const isUnknown = name !== null && !isDrawer(name);
  const [lastDrawer, setLastDrawer] = useState<string | null>(null);
  if (name && !isUnknown && name !== lastDrawer) setLastDrawer(name);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has changed when its entry of the history has
  useEffect(endClosing, [key]);

  useEffect(() => {
    if (!isUnknown) return;
    // Someone can type any address: report the error, and leave the screen under the drawer alone.
    reportError(new Error(`There is no drawer named "${name}".`));
    const rest = withoutDrawer(search).toString();
    void navigate({ search: rest && `?${rest}` }, { replace: true, preventScrollReset: true });
  }, [isUnknown, name, search, navigate]);

  return lastDrawer ? (
    <CodeBoundary
      code={panelCode}
      what="This"
      frame={(panel) => name === lastDrawer && <div className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md">{panel}</div>}
    >
      <OpenDrawer name={lastDrawer} isOpen={name === lastDrawer} />
    </CodeBoundary>
  ) : null;
};
