import { Building2, Hash, Home, MapPin } from 'lucide-react';
import type { Suggestion } from '#shared/contract/marketplace-views.ts';
import { Icon } from '#web/ui/icon.tsx';

const icons = { home: Home, city: MapPin, 'postal-code': Hash, address: MapPin, establishment: Building2 } as const;

/** Shows one line under a search box for places, streets, or businesses: the kind of place, its name, and where that is. */
export const PlaceSuggestion = ({ item }: { item: Suggestion }) => (
  <span className="flex min-w-0 items-center gap-3">
    <Icon of={icons[item.kind]} className="text-subtle" />
    <span className="min-w-0">
      <span className="block truncate">{item.label}</span>
      {item.detail && <span className="block truncate text-sm text-muted">{item.detail}</span>}
    </span>
  </span>
);
