import { BadgeCheck, MapPin } from 'lucide-react';
import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import { RatingLine } from '#web/parts/rating-line.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Shows the name, rating, and address of a home. On paper it adds the phone number, because a price list needs one (16 CFR 453.2(b)(4)(i)). */
export const HomeHeader = ({ home }: { home: LocationProfile }) => (
  <header>
    <h1 tabIndex={-1} className="text-2xl md:text-3xl">
      {home.name}
    </h1>
    <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1.5 text-sm text-muted">
      <RatingLine rating={home.rating} reviewCount={home.reviewCount} />
      <span className="inline-flex items-start gap-1.5">
        <Icon of={MapPin} size={16} className="mt-[0.2em]" />
        {home.address.formatted}
      </span>
      {home.licenseNumber && (
        <span className="inline-flex items-center gap-1.5">
          <Icon of={BadgeCheck} size={16} />
          License {home.licenseNumber}
        </span>
      )}
      {home.phone && <span className="hidden print:inline">{home.phone}</span>}
    </div>
  </header>
);
