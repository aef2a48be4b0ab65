import { randomUUID } from 'node:crypto';
import { locationItems } from '#functions/table/location.ts';
import type { OwnTemplate, TemplateChoices } from '#shared/contract/packages.ts';
import type { LocationProfile } from '#shared/model/location.ts';
import { type SentTemplate, sentTemplateSchema } from '#shared/model/saved-template.ts';
import type { PackageService, Template } from '#shared/model/template.ts';
import { blankPackage } from '#shared/packages/new-package.ts';
import { ok, openCloudTable, type RequestOptions } from '#test/cloud/cloud.ts';
import { person, type TestPerson } from '#test/world/cast.ts';
import { sampleHome } from '#test/world/sample-home.ts';

/** A home for one test, with someone from its staff. */
export type Workshop = { locationId: string; staff: RequestOptions };

const asStaff = ({ token, headers }: TestPerson): RequestOptions => ({ token, headers });

/** Makes someone on a home's staff. */
export const staffOf = async (locationId: string, access: 'owner' | 'admin' | 'staff' | 'view-only' = 'admin') =>
  asStaff(await person({ memberships: [{ locationId, access }] }));

/** Makes a new home with an admin. Its price list and packages are the sample's, unless `changes` say otherwise. */
export async function workshop(changes: Partial<LocationProfile> = {}): Promise<Workshop> {
  const locationId = randomUUID();
  const { templates, ...home } = sampleHome({ id: locationId, ...changes });
  await openCloudTable().putAll(locationItems({ ...home, templates: templates.map((each) => ({ ...each, id: randomUUID() })) }));
  return { locationId, staff: await staffOf(locationId) };
}

/** Returns what is sent for a stored package. */
export function sentOf({ template }: Pick<OwnTemplate, 'template'>, changes: Partial<SentTemplate> = {}): SentTemplate {
  const { providerLocationId: _home, isActive: _active, sortOrder: _order, aLaCartePriceCents: _sum, ...base } = template;
  const { displayServiceSettings, ...rest } = base;
  const settings = displayServiceSettings?.map((each) => ({
    ...each,
    mappings: each.mappings.map((mapping) => ({ ...mapping, shouldShow: true })),
  }));
  return { ...rest, ...(settings ? { displayServiceSettings: settings } : {}), ...changes };
}

/** Returns an empty package, as a builder starts it. */
export const newPackage = ({ locationId }: Workshop, changes: Partial<Template> = {}): SentTemplate => {
  const template = { ...blankPackage({ id: randomUUID(), providerLocationId: locationId }), name: 'Cremation', ...changes };
  return sentTemplateSchema.parse(sentOf({ template }));
};

/** Returns a catalog service as a package includes it. */
export function lineOf({ home }: TemplateChoices, gplLine: string, changes: Partial<PackageService> = {}): PackageService {
  const service = home.services.find((each) => each.gplLine === gplLine);
  if (!service) throw new Error(`The catalog has no service under ${gplLine}.`);
  const { id, name, gplLine: line } = service;
  return {
    packageServiceId: randomUUID(),
    serviceId: id,
    displayName: name,
    detailText: '',
    isIncluded: true,
    ...(line ? { gplLine: line } : {}),
    ...changes,
  };
}

export const save = ({ staff }: Workshop, template: SentTemplate, version = 0) =>
  ok<OwnTemplate>('saveTemplate', { version, template }, staff);

export const listed = async ({ staff }: Workshop): Promise<OwnTemplate[]> =>
  (await ok<{ items: OwnTemplate[] }>('getOwnTemplates', {}, staff)).items;

export const choicesOf = ({ staff }: Workshop) => ok<TemplateChoices>('getTemplateChoices', {}, staff);
