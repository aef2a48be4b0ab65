import { registerDrawers } from '#web/drawers/drawer-registry.ts';
import type { drawerModules } from './drawer-modules.ts';

type DrawerName = keyof typeof drawerModules;

/**
 * Every drawer of the app with its parameters in the address: `location` is a home's id, `package` a template's, `plan` a plan's, `case` a case's, `item` an item of
 * merchandise, `import` a file with merchandise, `request` a home's request to join, and `topic` the screen that questions are about (`about`: the term in question).
 * `drawer-modules.ts`, which no first page loads, says where its code is.
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
  'case-item': ['case', 'item'],
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
  notifications: [],
  'notification-settings': [],
  'edit-item': ['item'],
  'import-merchandise': ['import'],
  'add-task': ['case'],
};

const loadModules = () => import('./drawer-modules.ts');
const loadNamed = async (name: DrawerName) => (await loadModules()).drawerModules[name]();

registerDrawers(
  Object.fromEntries(
    (Object.keys(params) as DrawerName[]).map((name) => [name, { params: params[name], load: () => loadNamed(name) }]),
  ),
  loadModules,
);
