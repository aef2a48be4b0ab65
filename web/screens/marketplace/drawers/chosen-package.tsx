import { Package } from 'lucide-react';
import { useState } from 'react';
import type { TemplateView } from '#shared/contract/marketplace-views.ts';
import { formatCents } from '#shared/values/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

const NOT_ENABLED = 'This has not been enabled yet. Please send a message or call the funeral home.';

/** The package that the message is about, and the way to change it. */
export const ChosenPackage = ({ chosen }: { chosen: TemplateView | undefined }) => {
  const [wasAsked, setWasAsked] = useState(false);
  return (
    <div className="mt-3">
      {chosen && (
        <p className="mb-3 flex items-start gap-3 rounded-control bg-sunken p-4">
          <Icon of={Package} className="mt-0.5 text-primary" />
          <span className="min-w-0 flex-1">
            <span className="block text-sm text-muted">Selected package</span>
            <span className="block font-semibold">{chosen.name}</span>
          </span>
          <span className="font-semibold tabular-nums">{formatCents(chosen.priceCents, { decimals: 'if-any' })}</span>
        </p>
      )}
      <Button onClick={() => setWasAsked(true)}>Customize Package</Button>
      <p role="status" className={wasAsked ? 'mt-2 text-sm text-muted' : undefined}>
        {wasAsked && NOT_ENABLED}
      </p>
    </div>
  );
};
