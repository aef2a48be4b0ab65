import type { TemplateView } from '#shared/contract/marketplace-views.ts';
import type { Template } from '#shared/model/template.ts';

/** Returns a package as a family reads it. */
export const templateView = (template: Template, location: { id: string; name: string }): TemplateView => ({
  id: template.id,
  name: template.name,
  description: template.description,
  priceCents: template.priceCents,
  locationId: location.id,
  locationName: location.name,
  dispositionType: template.dispositionType,
  pricingMethod: template.pricingMethod,
  aLaCartePriceCents: template.aLaCartePriceCents,
  showOnArrangementPlanner: template.showOnArrangementPlanner,
  items: template.packageServices.map(({ packageServiceId, displayName, detailText, isIncluded }) => ({
    id: packageServiceId,
    displayName,
    detailText,
    isIncluded,
  })),
  notes: template.notes,
  cemeteryFeeDescription: template.cemeteryFeeDescription,
  crematoryFeeDescription: template.crematoryFeeDescription,
});
