import type { SentTemplate } from '#shared/model/saved-template.ts';
import { sentTemplateSchema } from '#shared/model/saved-template.ts';
import type { Template } from '#shared/model/template.ts';

/** What is sent of a package in work: all but what the server knows better. */
export function sentPackage(draft: Template): SentTemplate {
  const { providerLocationId: _home, isActive: _active, sortOrder: _order, aLaCartePriceCents: _sum, ...rest } = draft;
  const { displayServiceSettings: settings, ...sent } = rest;
  const shown = settings?.map((each) => ({
    ...each,
    mappings: each.mappings.map((mapping) => ({ ...mapping, shouldShow: true })),
  }));
  return { ...sent, ...(shown ? { displayServiceSettings: shown } : {}) };
}

/** What is wrong with a package before it is sent, by field, the first of each; the server's own rules and words. */
export function faultsOf(draft: Template): Record<string, string> {
  const result = sentTemplateSchema.safeParse(sentPackage(draft));
  const found: Record<string, string> = {};
  for (const { path, message } of result.error?.issues ?? []) found[path.join('.')] ??= message;
  return found;
}
