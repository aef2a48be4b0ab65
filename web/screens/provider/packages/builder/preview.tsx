import type { TemplateView } from '#shared/contract/marketplace-views.ts';
import type { Template } from '#shared/model/template.ts';
import type { PackagePrice } from '#shared/packages/package-price.ts';
import { MAX_CENTS } from '#shared/values/money.ts';
import { PackageContent } from '#web/screens/marketplace/drawers/package-content.tsx';
import { Card } from '#web/ui/card.tsx';

/** Returns a package draft as families will see it. */
export const viewOf = (draft: Template, price: PackagePrice, locationName: string): TemplateView => ({
  id: draft.id,
  name: draft.name,
  description: draft.description,
  priceCents: Math.min(price.priceCents, MAX_CENTS),
  locationId: draft.providerLocationId,
  locationName,
  dispositionType: draft.dispositionType,
  pricingMethod: draft.pricingMethod,
  aLaCartePriceCents: price.aLaCartePriceCents,
  showOnArrangementPlanner: draft.showOnArrangementPlanner,
  items: draft.packageServices.map(({ packageServiceId, displayName, detailText, isIncluded }) => ({
    id: packageServiceId,
    displayName,
    detailText,
    isIncluded,
  })),
  notes: draft.notes,
  cemeteryFeeDescription: draft.cemeteryFeeDescription,
  crematoryFeeDescription: draft.crematoryFeeDescription,
});

/** Shows the package's details exactly as a family sees them, while they are typed. */
export const Preview = ({ item }: { item: TemplateView }) => (
  <section aria-labelledby="package-preview">
    <h2 id="package-preview" className="mb-2 text-sm font-semibold text-muted">
      As families see it
    </h2>
    <Card className="max-h-[calc(100dvh-9rem)] overflow-y-auto p-5 text-base" tabIndex={0} role="group" aria-label="Preview">
      <h3 className="mb-1 text-xl">{item.name || 'Package without a name'}</h3>
      <div className="[&_details]:text-base">
        <PackageContent item={item} action={<div className="mb-5" />} />
      </div>
    </Card>
  </section>
);
