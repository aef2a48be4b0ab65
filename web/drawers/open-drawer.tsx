import { Suspense, use, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { QueryScope } from '../session/in-queries.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { SkeletonText } from '../ui/states.tsx';
import { drawerParams } from './drawer-address.ts';
import { loadDrawerModule } from './load-drawer-module.ts';
import { DrawerContext, useDrawer } from './use-drawer.ts';

type OpenDrawerProps = { name: string; isOpen: boolean };

/** The panel of one drawer and, as soon as its code is there, its content. */
export default function OpenDrawer({ name, isOpen }: OpenDrawerProps) {
  const [search] = useSearchParams();
  const { close } = useDrawer();
  const module = use(loadDrawerModule(name));
  const [title, setTitle] = useState(module.title);
  const current = drawerParams(search);
  const [params, setParams] = useState(current);
  // Frozen while sliding out: the address has already lost them.
  if (isOpen && JSON.stringify(current) !== JSON.stringify(params)) setParams(current);
  return (
    <DrawerContext value={{ params, setTitle }}>
      <Drawer title={title} isOpen={isOpen} onClose={close}>
        <Suspense fallback={<SkeletonText lines={6} />}>
          <QueryScope>
            <module.Component />
          </QueryScope>
        </Suspense>
      </Drawer>
    </DrawerContext>
  );
}
