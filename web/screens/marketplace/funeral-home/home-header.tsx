import { BadgeCheck, MapPin, Phone } from 'lucide-react';
import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import { telephoneLink } from '#shared/values/phone.ts';
import { RatingLine } from '#web/parts/rating-line.tsx';
import { Icon } from '#web/ui/icon.tsx';

/**
 * Shows the name, rating, address, and phone number of a home. Someone who needs a home now can call without filling in a form, and a price list on paper must
 * have the number (16 CFR 453.2(b)(4)(i)).
 */
export const HomeHeader = ({ home }: { home: LocationProfile }) => {
  const telephone = telephoneLink(home.phone);
  return (
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
        {telephone && (
          <a
            href={telephone}
            className="inline-flex items-center gap-1.5 text-primary underline tabular-nums max-md:min-h-11 print:text-text print:no-underline"
          >
            <Icon of={Phone} size={16} />
            {home.phone}
          </a>
        )}
      </div>
    </header>
  );
};
