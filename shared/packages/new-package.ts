import { DEFAULT_CEMETERY_FEE_DESCRIPTION, DEFAULT_CREMATORY_FEE_DESCRIPTION } from '../model/fee-descriptions.ts';
import type { PreConfiguredTemplate } from '../model/pre-configured-template.ts';
import type { Template } from '../model/template.ts';

type PackageIds = { id: string; providerLocationId: string };

/** Returns an empty package: active, for burial, a la carte (docs/decisions.md, Packages), and shown once it's saved. */
export const blankPackage = ({ id, providerLocationId }: PackageIds): Template => ({
  id,
  providerLocationId,
  name: '',
  isActive: true,
  description: '',
  isDirectCremation: false,
  isImmediateBurial: false,
  includesCemeteryFee: false,
  cemeteryFeeDescription: DEFAULT_CEMETERY_FEE_DESCRIPTION,
  includesCremationFee: false,
  crematoryFeeDescription: DEFAULT_CREMATORY_FEE_DESCRIPTION,
  showOnGpl: true,
  showOnArrangementPlanner: true,
  priceCents: 0,
  aLaCartePriceCents: 0,
  dispositionType: 'burial',
  pricingMethod: 'a-la-carte',
  displayServices: [],
  packageServices: [],
  templateMerchandiseCategories: [],
  notes: '',
  sortOrder: 0,
});

type Lines = ReadonlyMap<string, Template['packageServices'][number]['gplLine']>;

/** Returns a preconfigured package without the display services and item categories that are retired: nothing new takes them. */
export const withoutRetired = (from: PreConfiguredTemplate, retired: ReadonlySet<string>): PreConfiguredTemplate => ({
  ...from,
  displayServices: from.displayServices.filter((id) => !retired.has(id)),
  templateMerchandiseCategories: from.templateMerchandiseCategories.filter(({ itemCategoryId }) => !retired.has(itemCategoryId)),
});

/** Builds a home's own package from a preconfigured one, with each service under its current line of the price list. Not priced yet (`packagePrice`). */
export function packageFrom(
  from: PreConfiguredTemplate,
  lineOf: Lines,
  { id, providerLocationId }: PackageIds,
  newId: () => string,
): Template {
  const { sortOrder: _, ...rest } = from;
  return {
    ...rest,
    id,
    providerLocationId,
    isActive: true,
    priceCents: 0,
    aLaCartePriceCents: 0,
    sortOrder: 0,
    packageServices: from.packageServices
      .filter(({ serviceId }) => serviceId === undefined || lineOf.has(serviceId))
      .map((item) => {
        const gplLine = item.serviceId === undefined ? undefined : lineOf.get(item.serviceId);
        return { ...item, packageServiceId: newId(), ...(gplLine ? { gplLine } : {}) };
      }),
  };
}

const COPY = ' (copy)';
const MAX_NAME = 120;

/** Copies a package with new line ids. The copy is archived, so that families never see two alike. */
export const copyOfPackage = (template: Template, id: string, newId: () => string): Template => ({
  ...template,
  id,
  name: `${template.name.slice(0, MAX_NAME - COPY.length).trimEnd()}${COPY}`,
  isActive: false,
  packageServices: template.packageServices.map((item) => ({ ...item, packageServiceId: newId() })),
});
