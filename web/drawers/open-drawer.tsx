import { Suspense, use, useCallback, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { CodeBoundary } from '#web/ui/code-boundary.tsx';
import { type CachedModule, cachedModule } from '../loading/cached-module.ts';
import { QueryScope } from '../session/in-queries.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { SkeletonText } from '../ui/states.tsx';
import { drawerParams } from './drawer-address.ts';
import { type DrawerModule, drawerNamed } from './drawer-registry.ts';
import { DrawerContext, useDrawer } from './use-drawer.ts';

const codes = new Map<string, CachedModule<DrawerModule>>();

/** The code of a drawer, loaded once. */
const drawerCode = (name: string): CachedModule<DrawerModule> => {
  const code = codes.get(name) ?? cachedModule(() => drawerNamed(name).load());
  codes.set(name, code);
  return code;
};

type OpenDrawerProps = { name: string; isOpen: boolean };

/**
 * The panel and, as soon as its code is there, the content of the drawer that is open. A drawer opened from another takes its place in the same
 * panel, so that closing it gives the focus back to what opened the first.
 */
const Loaded = ({ name, isOpen }: OpenDrawerProps) => {
  const [search] = useSearchParams();
  const { close } = useDrawer();
  const module = use(drawerCode(name).load());
  const [better, setBetter] = useState({ name, title: module.title });
  const setTitle = useCallback((title: string) => setBetter({ name, title }), [name]);
  const current = drawerParams(search, useParams());
  const [params, setParams] = useState(current);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    // Opened again: what the last one was called (another home, perhaps) is forgotten.
    if (isOpen) setTitle(module.title);
  }
  // Frozen while sliding out: the address has already lost them.
  if (isOpen && JSON.stringify(current) !== JSON.stringify(params)) setParams(current);
  return (
    <DrawerContext value={{ params, setTitle }}>
      <Drawer title={better.name === name ? better.title : module.title} contentKey={name} isOpen={isOpen} onClose={close}>
        <Suspense fallback={<SkeletonText lines={6} />}>
          <QueryScope>
            <module.Component />
          </QueryScope>
        </Suspense>
      </Drawer>
    </DrawerContext>
  );
};

/** The drawer that is open. Where its code doesn't arrive the panel says so, and can be closed. */
export default function OpenDrawer({ name, isOpen }: OpenDrawerProps) {
  const { close } = useDrawer();
  return (
    <CodeBoundary
      code={drawerCode(name)}
      what="This"
      frame={(panel) => (
        <Drawer title="Something is missing" contentKey={name} isOpen={isOpen} onClose={close}>
          {panel}
        </Drawer>
      )}
    >
      <Loaded name={name} isOpen={isOpen} />
    </CodeBoundary>
  );
}
