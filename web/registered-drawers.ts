import { registerDrawers } from '#web/drawers/drawer-registry.ts';
import type { drawerModules } from './drawer-modules.ts';

type DrawerName = keyof typeof drawerModules;

/**
 * Every drawer of the app with what it brings into the address: `location` is a home's id, `package` a template's, `plan` a plan's, `item` that of an
 * item of merchandise, `request` that of a home's request to join, `topic` a screen that questions are about (`about`: the term that was asked after). Where its code is, stands in `drawer-modules.ts`, which no first page has to load.
 */
const params: Record<DrawerName, readonly string[]> = {
  'provider-login': [],
  'provider-contact': ['location', 'package'],
  'provider-photos': ['location', 'photo'],
  'provider-reviews': ['location'],
  'package-details': ['location', 'package'],
  'choose-home': ['instead'],
  'duplicate-plan': ['plan'],
  'merchandise-item': ['item'],
  'plan-total': [],
  faq: ['topic', 'about'],
  'manage-photos': [],
  'save-plan': [],
  'send-plan': ['plan'],
  'provider-sign-up': [],
  'new-home': ['request'],
  'search-filters': [],
  'import-reviews': [],
  'attributes-and-languages': [],
  'general-information': [],
  'add-case': [],
};

const loadModules = () => import('./drawer-modules.ts');
const loadNamed = async (name: DrawerName) => (await loadModules()).drawerModules[name]();

registerDrawers(
  Object.fromEntries(
    (Object.keys(params) as DrawerName[]).map((name) => [name, { params: params[name], load: () => loadNamed(name) }]),
  ),
  loadModules,
);
