import { Suspense, use, useCallback, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { QueryScope } from '../session/in-queries.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { SkeletonText } from '../ui/states.tsx';
import { drawerParams } from './drawer-address.ts';
import { loadDrawerModule } from './load-drawer-module.ts';
import { DrawerContext, useDrawer } from './use-drawer.ts';

type OpenDrawerProps = { name: string; isOpen: boolean };

/**
 * The panel and, as soon as its code is there, the content of the drawer that is open. A drawer opened from another takes its place in the same
 * panel, so that closing it gives the focus back to what opened the first.
 */
export default function OpenDrawer({ name, isOpen }: OpenDrawerProps) {
  const [search] = useSearchParams();
  const { close } = useDrawer();
  const module = use(loadDrawerModule(name));
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
}
