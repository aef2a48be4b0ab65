import type { FieldFault } from '../field-widget.ts';

type Part = string | number;

/** Returns the faults inside a field or an element, with paths from there. An element is named by its place or by its id. */
export function faultsInside(faults: readonly FieldFault[], ...names: readonly (Part | undefined)[]): readonly FieldFault[] {
  return faults.flatMap(({ path: [first, ...rest], message }) =>
    first !== undefined && names.some((name) => name !== undefined && String(name) === String(first))
      ? [{ path: rest, message }]
      : [],
  );
}

/** Returns the words beside a field: of its own fault, or, if it has no fields inside, of any in it. */
export const wordsOf = (faults: readonly FieldFault[], isWhole = false): string | undefined =>
  faults.find(({ path }) => isWhole || path.length === 0)?.message;
