import { Package } from 'lucide-react';
import type { TemplateView } from '#shared/contract/marketplace-views.ts';
import { formatCents } from '#shared/values/money.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Shows the package that the message is about. */
export const ChosenPackage = ({ chosen }: { chosen: TemplateView }) => (
  <p className="mt-3 flex items-start gap-3 rounded-control bg-sunken p-4">
    <Icon of={Package} className="mt-0.5 text-primary" />
    <span className="min-w-0 flex-1">
      <span className="block text-sm text-muted">Selected package</span>
      <span className="block font-semibold">{chosen.name}</span>
    </span>
    <span className="font-semibold tabular-nums">{formatCents(chosen.priceCents, { decimals: 'if-any' })}</span>
  </p>
);
