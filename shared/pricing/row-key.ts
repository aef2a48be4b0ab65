type Row = { kind: 'service' | 'item'; id: string; variantId?: string | undefined };
type Offered = { itemId: string; variantId?: string | undefined };

/** Returns what tells a row of the grid from the home's others: an item and each of its variants have their own. */
export const rowKeyOf = (row: Row): string => [row.kind, row.id, ...(row.variantId ? [row.variantId] : [])].join(' ');

/** Returns what tells what a home sells from the rest: the key of the row that prices it. */
export const offerKeyOf = ({ itemId, variantId }: Offered): string => rowKeyOf({ kind: 'item', id: itemId, variantId });
