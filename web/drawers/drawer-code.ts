import { type KeptCode, keptCode } from '../loading/kept-code.ts';
import { type DrawerModule, drawerNamed } from './drawer-registry.ts';

const codes = new Map<string, KeptCode<DrawerModule>>();

/** The code of a drawer, loaded once. */
export const drawerCode = (name: string): KeptCode<DrawerModule> => {
  const code = codes.get(name) ?? keptCode(() => drawerNamed(name).load());
  codes.set(name, code);
  return code;
};
