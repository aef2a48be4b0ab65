import type { PriceRowView } from '#shared/contract/pricing-views.ts';
import type { PriceRow } from '#shared/model/price-row.ts';
import { isRowChanged } from '#shared/pricing/same-row.ts';
import { draftOf, keyOf, type RowDraft } from './row-draft.ts';
import type { PriceDrafts } from './use-price-drafts.ts';

/** A row of the grid with what is typed into it, its errors, and its actions. */
export type RowAt = {
  view: PriceRowView;
  key: string;
  draft: RowDraft;
  isUnsaved: boolean;
  /** Saved, but not yet published to families. */
  isChanged: boolean;
  /** The row as someone else has saved it since this draft began. */
  theirs: PriceRow | undefined;
  isDisabled: boolean;
  faultOf: (field: string) => string | undefined;
  change: (patch: Partial<RowDraft>) => void;
  look: () => void;
  keepMine: () => void;
  drop: () => void;
};

/** Returns the id of a cell, by the field that its error names. A field without a cell leads to the row. */
export const cellIdOf = (key: string, field: string): string =>
  ['priceCents', 'minCents', 'maxCents', 'includedUnits', 'name', 'note', 'unit'].includes(field) || field.startsWith('variants.')
    ? `${key}-${field.replaceAll('.', '-')}`
    : `${key}-isOffered`;

export function rowAt(view: PriceRowView, drafts: PriceDrafts, isReadOnly: boolean): RowAt {
  const key = keyOf(view.row);
  const unsaved = drafts.drafts[key];
  const theirs = unsaved && unsaved.base.version < view.row.version ? view.row : undefined;
  return {
    view,
    key,
    draft: unsaved?.draft ?? draftOf(view.row),
    isUnsaved: unsaved !== undefined,
    isChanged: isRowChanged(view.row, view.inForce, view.isMoved),
    theirs,
    isDisabled: isReadOnly || theirs !== undefined,
    faultOf: (field) => drafts.faults[key]?.find((fault) => fault.field === field)?.message,
    change: (patch) => drafts.change([{ view, patch }]),
    look: () => drafts.look(view),
    keepMine: () => drafts.keepMine(view),
    drop: () => drafts.drop(view),
  };
}
