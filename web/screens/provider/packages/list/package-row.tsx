import { Archive, ArchiveRestore, Copy, EllipsisVertical, Pencil, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OwnTemplate } from '#shared/contract/packages.ts';
import { dispositionType } from '#shared/model/enumerations/disposition.ts';
import { pricingMethod } from '#shared/model/enumerations/pricing.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { Price } from '#web/ui/price.tsx';
import { workPaths } from '#web/work-paths.ts';
import type { usePackageActions } from './use-package-actions.ts';

type PackageRowProps = {
  own: OwnTemplate;
  locationId: string;
  handle: ReactNode;
  mayChange: boolean;
  actions: ReturnType<typeof usePackageActions>;
};

const countWords = (own: OwnTemplate): string => {
  const count = own.template.packageServices.filter(({ isIncluded }) => isIncluded).length;
  return `${count} ${count === 1 ? 'item' : 'items'} included`;
};

const Marks = ({ own: { template, unpriced } }: { own: OwnTemplate }) => (
  <p className="mt-2 flex flex-wrap gap-1.5 empty:hidden">
    {!template.isActive && <Badge>Archived</Badge>}
    {template.showOnGpl && <Badge tone="info">On the price list</Badge>}
    {template.showOnArrangementPlanner && <Badge tone="info">In the planner</Badge>}
    {unpriced.length > 0 && (
      <Badge tone="warning" icon={TriangleAlert}>
        {unpriced.length} without a price
      </Badge>
    )}
  </p>
);

/** Shows a package in the list: what it is, what it costs, where families see it, and what can be done with it. */
export const PackageRow = ({ own, locationId, handle, mayChange, actions }: PackageRowProps) => {
  const { template } = own;
  const menu = [
    { key: 'copy', label: 'Duplicate', icon: Copy, onAction: () => void actions.duplicate(own) },
    template.isActive
      ? { key: 'archive', label: 'Archive', icon: Archive, onAction: () => void actions.archive(own) }
      : { key: 'restore', label: 'Restore', icon: ArchiveRestore, onAction: () => void actions.restore(own) },
  ];
  return (
    <div className="flex items-start gap-2 rounded-card border border-border bg-surface p-3 shadow-1 sm:gap-3 sm:p-4">
      {handle}
      <div className="grid min-w-0 flex-1 gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <h2 className="font-sans text-base font-semibold">
            <Link
              to={workPaths.templateBuilder({ locationId, packageId: template.id })}
              className="rounded-chip hover:text-primary hover:underline"
            >
              {template.name}
            </Link>
          </h2>
          <p className="text-sm text-muted">
            {dispositionType.label(template.dispositionType)} · {countWords(own)}
          </p>
          <Marks own={own} />
        </div>
        <p className="sm:text-right">
          <Price cents={template.priceCents} className="text-base font-semibold" />
          <span className="ml-2 text-sm text-muted sm:ml-0 sm:block">
            {pricingMethod.label(template.pricingMethod)}
            {template.pricingMethod === 'flat' && (
              <>
                {' · '}
                <Price cents={template.aLaCartePriceCents} /> bought separately
              </>
            )}
          </span>
        </p>
      </div>
      {mayChange ? (
        <Menu
          label={`Actions for ${template.name}`}
          isLabelHidden
          items={menu}
          className="inline-flex size-9 shrink-0 items-center justify-center text-muted hover:bg-sunken hover:text-text pointer-coarse:size-11"
        >
          <Icon of={EllipsisVertical} />
        </Menu>
      ) : (
        <Icon of={Pencil} size={16} className="invisible" />
      )}
    </div>
  );
};
