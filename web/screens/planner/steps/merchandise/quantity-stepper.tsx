import { Minus, Plus } from 'lucide-react';
import { IconButton } from '#web/ui/button.tsx';
import { MAX_QUANTITY } from './use-chosen-items.ts';

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
      aria-disabled={quantity >= MAX_QUANTITY || undefined}
      className="aria-disabled:opacity-40"
      onClick={() => quantity < MAX_QUANTITY && onChange(quantity + 1)}
    />
  </fieldset>
);
