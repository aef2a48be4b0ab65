import { useCallback, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { CodeBoundary } from '#web/ui/code-boundary.tsx';
import { type CachedModule, cachedModule } from '../loading/cached-module.ts';
import { useCode } from '../loading/use-code.ts';
import { QueryScope } from '../session/in-queries.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { drawerParams } from './drawer-address.ts';
import { type DrawerModule, drawerNamed } from './drawer-registry.ts';
import { DrawerContext, useDrawer } from './use-drawer.ts';

const codes = new Map<string, CachedModule<DrawerModule>>();

/** Returns the code of a drawer, which loads once. */
const drawerCode = (name: string): CachedModule<DrawerModule> => {
  const code = codes.get(name) ?? cachedModule(() => drawerNamed(name).load());
  codes.set(name, code);
  return code;
};

type OpenDrawerProps = { name: string; isOpen: boolean };

type PanelProps = OpenDrawerProps & {
  module: DrawerModule;
  /** Whether the address names this drawer, rather than one that is still loading. */
  isCurrent: boolean;
};

const Panel = ({ name, module, isOpen, isCurrent }: PanelProps) => {
  const [search] = useSearchParams();
  const { close } = useDrawer();
  const [better, setBetter] = useState({ name, title: module.title });
  const setTitle = useCallback((title: string) => setBetter({ name, title }), [name]);
  const current = drawerParams(search, useParams());
  const [params, setParams] = useState(current);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    // Opened again: forget the last title, which may be of another home.
    if (isOpen) setTitle(module.title);
  }
  // Frozen while sliding out, and while another drawer loads: the address no longer has them.
  if (isOpen && isCurrent && JSON.stringify(current) !== JSON.stringify(params)) setParams(current);
  return (
    <DrawerContext value={{ params, setTitle }}>
      <Drawer
        title={better.name === name ? better.title : module.title}
        contentKey={name}
        isWide={module.isWide}
        isOpen={isOpen}
        onClose={close}
      >
        <QueryScope>
          <module.Component />
        </QueryScope>
      </Drawer>
    </DrawerContext>
  );
};

/**
 * Renders the panel and, as soon as its code is loaded, the content of the open drawer. A drawer opened from another one replaces it in the same
 * panel, so that closing it returns the focus to what opened the first.
 */
const Loaded = ({ name, isOpen }: OpenDrawerProps) => {
  const module = useCode(drawerCode(name));
  const [latest, setLatest] = useState(module && { name, module });
  if (module && latest?.name !== name) setLatest({ name, module });
  return latest && <Panel {...latest} isOpen={isOpen} isCurrent={latest.name === name} />;
};

/** Renders the open drawer. If its code can't be loaded, the panel says so and can be closed. */
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
