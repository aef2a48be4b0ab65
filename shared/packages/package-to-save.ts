import type { SentDisplayServiceSetting, SentTemplate } from '../model/saved-template.ts';
import type { DisplayServiceSetting, Template } from '../model/template.ts';

/** A package as stored, except what the server adds: its home, its position, whether it is archived, and what it costs. */
export type PackageToSave = Omit<Template, 'providerLocationId' | 'isActive' | 'sortOrder' | 'aLaCartePriceCents'>;

const settingToSave = ({ mappings, questions, ...setting }: SentDisplayServiceSetting): DisplayServiceSetting => ({
  ...setting,
  mappings: mappings.filter(({ shouldShow }) => shouldShow).map(({ serviceId }) => ({ serviceId })),
  questions: questions.map(({ id, isOptional, shouldShow }) => ({ id, isOptional, shouldShow })),
});

/**
 * Returns what to store of a package that was sent: no logic, only shown mappings, and only settings of display services that the package offers
 * (docs/decisions.md, Packages). Included items come before excluded ones, each in order.
 */
export function packageToSave({ displayServiceSettings, ...sent }: SentTemplate): PackageToSave {
  const offered = new Set(sent.displayServices);
  const settings = (displayServiceSettings ?? [])
    .filter(({ displayServiceId }) => offered.has(displayServiceId))
    .map(settingToSave);
  return {
    ...sent,
    packageServices: [
      ...sent.packageServices.filter(({ isIncluded }) => isIncluded),
      ...sent.packageServices.filter(({ isIncluded }) => !isIncluded),
    ],
    ...(settings.length > 0 ? { displayServiceSettings: settings } : {}),
  };
}
