import type { StepKey } from '#shared/planner/steps.ts';
import { type CachedModule, cachedModule } from '#web/loading/cached-module.ts';
import type { StepModule } from './step-module.ts';

/** A step that asks the server while it is looked at, with TanStack Query around it. The others do without: the plan and its home are in memory. */
const withQueries = (load: () => Promise<StepModule>) => async (): Promise<StepModule> => {
  const [{ inQueries }, module] = await Promise.all([import('#web/session/in-queries.tsx'), load()]);
  return { ...module, Component: inQueries(module.Component) };
};

/** The code of each step, loaded when it is first come to (and, while its forerunner is in sight, ahead). */
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

/** The code of a step, loaded once. A failure is kept until somebody tries again: dropped, it would be asked for again with every render. */
export const stepCode = (key: StepKey): CachedModule<StepModule> => {
  const code = codes.get(key) ?? cachedModule(modules[key]);
  codes.set(key, code);
  return code;
};
