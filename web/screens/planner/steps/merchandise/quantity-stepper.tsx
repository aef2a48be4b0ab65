import { Minus, Plus } from 'lucide-react';
import { MAX_ITEM_UNITS } from '#shared/model/limits.ts';
import { IconButton } from '#web/ui/button.tsx';

type QuantityStepperProps = { name: string; quantity: number; onChange: (quantity: number) => void };

/** How many of an item: one less (not below one), the number, one more. */
export const QuantityStepper = ({ name, quantity, onChange }: QuantityStepperProps) => (
  <fieldset aria-label={`Quantity of ${name}`} className="inline-flex items-center rounded-control border border-border-strong">
    <IconButton
      icon={Minus}
      label={`One less: ${name}`}
      aria-disabled={quantity <= 1 || undefined}
      className="aria-disabled:opacity-40"
      onClick={() => quantity > 1 && onChange(quantity - 1)}
    />
    <output className="min-w-8 text-center font-semibold tabular-nums">{quantity}</output>
    <IconButton
      icon={Plus}
      label={`One more: ${name}`}
      aria-disabled={quantity >= MAX_ITEM_UNITS || undefined}
      className="aria-disabled:opacity-40"
      onClick={() => quantity < MAX_ITEM_UNITS && onChange(quantity + 1)}
    />
  </fieldset>
);
