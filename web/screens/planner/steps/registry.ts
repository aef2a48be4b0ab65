import type { StepKey } from '#shared/planner/steps.ts';
import { type CachedModule, cachedModule } from '#web/loading/cached-module.ts';
import type { StepModule } from './step-module.ts';

/** Wraps a step that calls the server in TanStack Query. The others need only the plan and its home, which are in memory. */
const withQueries = (load: () => Promise<StepModule>) => async (): Promise<StepModule> => {
  const [{ inQueries }, module] = await Promise.all([import('#web/session/in-queries.tsx'), load()]);
  return { ...module, Component: inQueries(module.Component) };
};

/** The code of each step, which loads when it first opens, or ahead of that while the step before it is open. */
const modules: Record<StepKey, () => Promise<StepModule>> = {
  timing: () => import('./timing.tsx'),
  type: () => import('./type.tsx'),
  contacts: () => import('./contacts.tsx'),
  'disposition-type': () => import('./disposition-type.tsx'),
  'service-preferences': () => import('./wishes.tsx'),
  'select-template': () => import('./select-template.tsx'),
  'service-details': () => import('./services/service-details.tsx'),
  'additional-services': () => import('./services/additional-services.tsx'),
  interment: withQueries(() => import('./merchandise/interment.tsx')),
  'cremated-remains': withQueries(() => import('./merchandise/cremated-remains.tsx')),
  keepsakes: withQueries(() => import('./merchandise/keepsakes.tsx')),
  memorial: () => import('./merchandise/memorial.tsx'),
  'death-certificates': () => import('./death-certificates.tsx'),
  conference: () => import('./conference.tsx'),
  summary: () => import('./summary.tsx'),
};

const codes = new Map<StepKey, CachedModule<StepModule>>();

/** Returns the code of a step, which loads once. A failure is kept until someone retries; otherwise it would load again on every render. */
export const stepCode = (key: StepKey): CachedModule<StepModule> => {
  const code = codes.get(key) ?? cachedModule(modules[key]);
  codes.set(key, code);
  return code;
};
