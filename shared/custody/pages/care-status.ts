import type { PreparationStatus, RequestStatus } from '../../model/enumerations/case.ts';
import { type CareFacts, type CareField, type CarePage, type CareValues, fieldsOf } from './care-field.ts';
import { careValueOf, isFilled } from './care-values.ts';

/** How far a page is. `missing` are the fields that it still needs: those before work begins, or, if none of these is, those before it's closed. */
export type CareStatus = {
  status: PreparationStatus;
  /** Set where others were asked to do it. */
  request?: RequestStatus;
  isNeeded: boolean;
  missing: { name: string; label: string }[];
};

/** Returns the fields of a page that apply now. */
export const appliedFields = (page: CarePage, values: CareValues, facts: CareFacts): CareField[] =>
  fieldsOf(page).filter(({ when }) => when === undefined || when(values, facts));

const inShort = (fields: readonly CareField[]) => fields.map(({ name, label }) => ({ name, label }));

/** Returns the fields that the page needs and doesn't have yet. */
const emptyOf = (applied: readonly CareField[], values: CareValues, { photoCount = 0 }: CareFacts): CareField[] =>
  applied.filter(
    (field) => field.need && !isFilled(field, careValueOf(values, field.name)) && !(field.orPhoto && photoCount > 0),
  );

/**
 * Returns how far a page is: Missing info while something is empty that is needed before work begins; Ready if nothing is and nothing has begun; In progress once
 * something has; Complete if everything is filled in and the page was closed by name, or isn't needed.
 */
export function careStatus(page: CarePage, values: CareValues, isClosed: boolean, facts: CareFacts): CareStatus {
  if (page.isNeeded && !page.isNeeded(values, facts)) return { status: 'complete', isNeeded: false, missing: [] };
  const applied = appliedFields(page, values, facts);
  const empty = emptyOf(applied, values, facts);
  const before = empty.filter(({ need }) => need === 'start');
  const after = empty.filter(({ need }) => need === 'finish');
  const hasBegun = applied.some((field) => field.need === 'finish' && isFilled(field, careValueOf(values, field.name)));
  const status = ((): PreparationStatus => {
    if (before.length > 0) return 'missing-info';
    if (after.length === 0 && isClosed) return 'complete';
    return hasBegun ? 'in-progress' : 'ready';
  })();
  const request = page.request?.(values, facts);
  return {
    status,
    ...(request ? { request } : {}),
    isNeeded: true,
    missing: inShort(before.length > 0 ? before : after),
  };
}

/** Returns why a page can't be closed, by field; nothing if it can. */
export function whyNotClose(page: CarePage, values: CareValues, facts: CareFacts): Record<string, string> {
  const empty = emptyOf(appliedFields(page, values, facts), values, facts);
  return { ...Object.fromEntries(empty.map(({ name }) => [name, 'Required field.'])), ...page.faults?.(values, facts) };
}
