import type { DrawerModule } from '#web/drawers/drawer-registry.ts';

/** The code of every drawer by name, loaded when it first opens. This list itself loads with the first drawer (`open-drawer.tsx`). */
export const drawerModules = {
  'provider-login': () => import('#web/screens/account/drawers/provider-login.tsx'),
  'provider-contact': () => import('#web/screens/marketplace/drawers/provider-contact.tsx'),
  'provider-photos': () => import('#web/screens/marketplace/drawers/provider-photos.tsx'),
  'provider-reviews': () => import('#web/screens/marketplace/drawers/provider-reviews.tsx'),
  'package-details': () => import('#web/screens/marketplace/drawers/package-details.tsx'),
  'choose-home': () => import('#web/screens/marketplace/compare/drawers/choose-home.tsx'),
  'duplicate-plan': () => import('#web/screens/family/drawers/duplicate-plan.tsx'),
  'merchandise-item': () => import('#web/screens/planner/steps/merchandise/merchandise-item.tsx'),
  'plan-total': () => import('#web/screens/planner/total/plan-total.tsx'),
  faq: () => import('#web/parts/faq/drawers/faq.tsx'),
  'manage-photos': () => import('#web/screens/provider/photos/manage-photos.tsx'),
  'save-plan': () => import('#web/screens/planner/drawers/save-plan.tsx'),
  'send-plan': () => import('#web/screens/family/drawers/send-plan.tsx'),
  'provider-sign-up': () => import('#web/screens/provider/sign-up/drawers/provider-sign-up.tsx'),
  'new-home': () => import('#web/screens/system/providers/drawers/new-home.tsx'),
  'search-filters': () => import('#web/screens/marketplace/drawers/search-filters.tsx'),
  'import-reviews': () => import('#web/screens/provider/profile/drawers/import-reviews.tsx'),
  'attributes-and-languages': () => import('#web/screens/provider/profile/drawers/attributes-and-languages.tsx'),
  'general-information': () => import('#web/screens/provider/profile/drawers/general-information.tsx'),
  notifications: () => import('#web/workspace/notifications/drawers/notifications.tsx'),
  'notification-settings': () => import('#web/workspace/notifications/drawers/notification-settings.tsx'),
  'edit-item': () => import('#web/screens/provider/merchandise/drawers/edit-item.tsx'),
  'import-merchandise': () => import('#web/screens/provider/merchandise/drawers/import-merchandise.tsx'),
  'add-task': () => import('#web/screens/cases/tasks/own/add-task.tsx'),
} satisfies Record<string, () => Promise<DrawerModule>>;
