import type { ComponentType, ReactNode } from 'react';
import type { AnyEntry } from '#shared/catalog/catalog-faults.ts';
import type { FormField } from '#shared/catalog/form-fields.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';

/** What is wrong with a part of an entry: the path to it from where it is shown, and why. An empty path means all of it. */
export type FieldFault = { path: readonly (string | number)[]; message: string };

export type FieldWidgetProps = {
  field: FormField;
  value: unknown;
  onChange: (value: unknown) => void;
  /** The whole entry as it is on the form. */
  entry: AnyEntry;
  /** The faults of this field. Their paths begin inside of its value. */
  faults: readonly FieldFault[];
  isReadOnly: boolean;
};

/** Edits one field of an entry, in place of the widget of its kind. `lazyPart` keeps it out of other screens. */
export type FieldWidget = ComponentType<FieldWidgetProps>;

export type FormBodyProps = {
  noun: NounName;
  entry: AnyEntry;
  onChange: (entry: AnyEntry) => void;
  /** Every fault of the entry, with whole paths. */
  faults: readonly FieldFault[];
  isReadOnly: boolean;
};

/** Edits an entry in place of the form that its schema makes. Its saving, its history, and its guards stay around it. */
export type FormBody = ComponentType<FormBodyProps>;

export type FormAroundProps = Pick<FormBodyProps, 'entry' | 'onChange'> & {
  /** Draws the form, whose changes go to the function given. */
  children: (onChange: FormBodyProps['onChange']) => ReactNode;
};

/** Surrounds the form of an entry, and hears of its changes first: it can keep them, and change several fields together. */
export type FormAround = ComponentType<FormAroundProps>;
