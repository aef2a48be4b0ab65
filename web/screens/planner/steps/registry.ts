import type { StepKey } from '#shared/planner/steps.ts';
import type { StepModule } from './step-module.ts';

/** The code of each step, loaded when it is first come to (and, while its forerunner is in sight, ahead). */
const modules: Partial<Record<StepKey, () => Promise<StepModule>>> = {
  timing: () => import('./timing.tsx'),
  type: () => import('./type.tsx'),
  contacts: () => import('./contacts.tsx'),
  'disposition-type': () => import('./disposition-type.tsx'),
  'service-preferences': () => import('./wishes.tsx'),
  'select-template': () => import('./select-template.tsx'),
};

const loading = new Map<StepKey, Promise<StepModule>>();

/** The code of a step, loaded once; one that failed to load is tried again the next time it is asked for. */
export const loadStep = (key: StepKey): Promise<StepModule> => {
  const known = loading.get(key);
  if (known) return known;
  const load = modules[key];
  if (!load) return Promise.reject(new Error(`The step ${key} has no screen.`));
  const module = load();
  loading.set(key, module);
  module.catch(() => loading.delete(key));
  return module;
};
