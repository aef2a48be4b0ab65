import { createContext, useContext } from 'react';
import type { AnyEntry } from '#shared/catalog/catalog-faults.ts';
import type { FormField } from '#shared/catalog/form-fields.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import type { FieldWidget } from '../field-widget.ts';
import type { FixedPlaces } from './fixed-place.ts';

/** What every field of a form knows: whose form it is, which widgets are its own, and the part that a link to a fault wants to see. */
export type FormKnown = {
  noun: NounName;
  /** The widget of each kind of field. */
  widgets: Readonly<Record<FormField['kind'], FieldWidget>>;
  own: Readonly<Record<string, FieldWidget>>;
  /** What can’t change, because it’s published like that. */
  fixed: FixedPlaces;
  /** The entry as it was saved last. A field keeps what it has there while nobody can read what is typed. */
  saved: AnyEntry;
  /** The path of the part to open, with the number of the wish, so that the same part can be wanted again. */
  wanted: { path: readonly (string | number)[]; count: number } | null;
  /** Opens and focuses a part. */
  show: (path: readonly (string | number)[]) => void;
};

const FormContext = createContext<FormKnown | null>(null);
export const FormProvider = FormContext.Provider;

export function useForm(): FormKnown {
  const known = useContext(FormContext);
  if (!known) throw new Error('A field is part of a form.');
  return known;
}

/** Where a part is, as an attribute of its element: links to faults look for it. */
export const placeId = (path: readonly (string | number)[]): string => path.join('/');

/** The path of the part of the form that surrounds a field. */
const PathContext = createContext<readonly (string | number)[]>([]);
export const PathProvider = PathContext.Provider;
export const usePath = (): readonly (string | number)[] => useContext(PathContext);

type Path = readonly (string | number)[];

/** Returns what an entry that was saved has at a path of the form. Elements of lists that moved are found by their ids. */
export function savedAt(saved: AnyEntry, entry: AnyEntry, path: Path): unknown {
  let [inside, before]: unknown[] = [entry, saved];
  for (const part of path) {
    inside = (inside as Record<string, unknown> | null | undefined)?.[part];
    const id = (inside as { id?: unknown } | null | undefined)?.id;
    const isElement = Array.isArray(before) && typeof id === 'string';
    before = isElement
      ? (before as { id?: unknown }[]).find((each) => each?.id === id)
      : (before as Record<string, unknown> | null | undefined)?.[part];
  }
  return before;
}

/** Returns the part of an entry that has the field at a path. */
export function aroundAt(entry: AnyEntry, path: Path): object {
  let inside: unknown = entry;
  for (const part of path.slice(0, -1)) inside = (inside as Record<string, unknown> | null | undefined)?.[part];
  return typeof inside === 'object' && inside !== null ? inside : {};
}

/** Returns what a field had when its entry was saved last. */
export function useSavedValue(entry: AnyEntry): unknown {
  const { saved } = useForm();
  return savedAt(saved, entry, usePath());
}
