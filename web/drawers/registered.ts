import { registerDrawers } from './drawer-registry.ts';

/** Every drawer of the app. `location` is a home's id, `package` a template's, `plan` a plan's, `item` that of an item of merchandise. */
registerDrawers({
  'provider-login': { load: () => import('../screens/account/drawers/provider-login.tsx'), params: [] },
  'provider-contact': {
    load: () => import('../screens/marketplace/drawers/provider-contact.tsx'),
    params: ['location', 'package'],
  },
  'provider-photos': { load: () => import('../screens/marketplace/drawers/provider-photos.tsx'), params: ['location', 'photo'] },
  'provider-reviews': { load: () => import('../screens/marketplace/drawers/provider-reviews.tsx'), params: ['location'] },
  'package-details': {
    load: () => import('../screens/marketplace/drawers/package-details.tsx'),
    params: ['location', 'package'],
  },
  'choose-home': { load: () => import('../screens/marketplace/compare/drawers/choose-home.tsx'), params: ['instead'] },
  'duplicate-plan': { load: () => import('../screens/family/drawers/duplicate-plan.tsx'), params: ['plan'] },
  'merchandise-item': { load: () => import('../screens/planner/steps/merchandise/merchandise-item.tsx'), params: ['item'] },
  'plan-total': { load: () => import('../screens/planner/total/plan-total.tsx'), params: [] },
  'planner-help': { load: () => import('../screens/planner/drawers/planner-help.tsx'), params: ['about'] },
  'save-plan': { load: () => import('../screens/planner/drawers/save-plan.tsx'), params: [] },
  'send-plan': { load: () => import('../screens/family/drawers/send-plan.tsx'), params: ['plan'] },
  'search-filters': { load: () => import('../screens/marketplace/drawers/search-filters.tsx'), params: [] },
});
