import type { DrawerModule } from './drawer-registry.ts';

/** The code of every drawer by its name, each loaded when it first opens. The list itself comes with the first of them (`open-drawer.tsx`). */
export const drawerModules = {
  'provider-login': () => import('../screens/account/drawers/provider-login.tsx'),
  'provider-contact': () => import('../screens/marketplace/drawers/provider-contact.tsx'),
  'provider-photos': () => import('../screens/marketplace/drawers/provider-photos.tsx'),
  'provider-reviews': () => import('../screens/marketplace/drawers/provider-reviews.tsx'),
  'package-details': () => import('../screens/marketplace/drawers/package-details.tsx'),
  'choose-home': () => import('../screens/marketplace/compare/drawers/choose-home.tsx'),
  'duplicate-plan': () => import('../screens/family/drawers/duplicate-plan.tsx'),
  'merchandise-item': () => import('../screens/planner/steps/merchandise/merchandise-item.tsx'),
  'plan-total': () => import('../screens/planner/total/plan-total.tsx'),
  faq: () => import('../parts/faq/drawers/faq.tsx'),
  'manage-photos': () => import('../screens/provider/photos/manage-photos.tsx'),
  'save-plan': () => import('../screens/planner/drawers/save-plan.tsx'),
  'send-plan': () => import('../screens/family/drawers/send-plan.tsx'),
  'provider-sign-up': () => import('../screens/provider/sign-up/drawers/provider-sign-up.tsx'),
  'new-home': () => import('../screens/system/providers/drawers/new-home.tsx'),
  'search-filters': () => import('../screens/marketplace/drawers/search-filters.tsx'),
  'import-reviews': () => import('../screens/provider/profile/drawers/import-reviews.tsx'),
  'attributes-and-languages': () => import('../screens/provider/profile/drawers/attributes-and-languages.tsx'),
  'general-information': () => import('../screens/provider/profile/drawers/general-information.tsx'),
  'add-case': () => import('../screens/cases/add/add-case.tsx'),
} satisfies Record<string, () => Promise<DrawerModule>>;
