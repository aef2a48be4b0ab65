import { useState } from 'react';
import { gplLine } from '#shared/model/enumerations/pricing.ts';
import { formatCents, parseCents } from '#shared/values/money.ts';
import { newIdempotencyKey } from '#web/session/index.ts';
import { Select } from '#web/ui/select.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { PieceDialog } from '../piece-dialog.tsx';
import { withPiece } from '../selection-pieces.ts';

const labels = {
  name: 'What it is',
  description: 'Description',
  kind: 'Kind of goods',
  price: 'Price of one',
  quantity: 'Quantity',
};
/** The lines of a price list that goods are under. */
const kinds = (['caskets', 'outer-burial-containers', 'alternative-container', 'urn', 'printed-package'] as const).map(
  (value) => ({
    value,
    label: gplLine.label(value),
  }),
);

/** Adds goods that the home orders for this family alone, or changes them. Nothing else may be charged that is on no price list. */
export const SpecialOrderDialog = ({ id: known, onClose }: { id?: string | undefined; onClose: () => void }) => {
  const [id] = useState(() => known ?? newIdempotencyKey());
  const isIt = (each: { id: string }) => each.id === id;
  return (
    <PieceDialog
      isWhole
      title={known ? 'Special order' : 'Add a special order'}
      saveLabel={known ? 'Save' : 'Add'}
      labels={labels}
      fieldsOf={({ specialOrders }) => {
        const order = specialOrders.find(isIt);
        return {
          name: order?.name ?? '',
          description: order?.description ?? '',
          kind: order?.gplLine ?? '',
          price: order ? formatCents(order.priceCents) : '',
          quantity: String(order?.quantity ?? 1),
        };
      }}
      faultsOf={({ name, price, quantity }) => ({
        name: name.trim() ? undefined : 'Say what it is.',
        price: (parseCents(price) ?? 0) > 0 ? undefined : 'Enter a price, like 1,250.00.',
        quantity: /^[1-9]\d{0,2}$/.test(quantity.trim()) ? undefined : 'Enter a whole number from 1 to 999.',
      })}
      put={(selection, { name, description, kind, price, quantity }) => {
        const before = selection.specialOrders.find(isIt);
        const line = kinds.find(({ value }) => value === kind)?.value;
        const piece = {
          ...(before?.locationItemId ? { locationItemId: before.locationItemId } : {}),
          ...(line ? { gplLine: line } : {}),
          ...{ id, name: name.trim(), description, priceCents: parseCents(price) ?? 0, quantity: Number(quantity) },
          origin: before?.origin ?? ('conference' as const),
        };
        return { ...selection, specialOrders: withPiece(selection.specialOrders, piece, isIt) };
      }}
      valueWords={(name, value) => (name === 'kind' && gplLine.has(value) ? gplLine.label(value) : value)}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <TextField {...field('name')} autoComplete="off" maxLength={200} />
          <TextArea {...field('description')} isOptional rows={2} maxLength={2000} hint="The statement prints this." />
          <Select {...field('kind')} emptyLabel="Other merchandise" options={kinds} />
          <TextField {...field('price')} inputMode="decimal" autoComplete="off" />
          <TextField {...field('quantity')} inputMode="numeric" autoComplete="off" />
        </>
      )}
    </PieceDialog>
  );
};
