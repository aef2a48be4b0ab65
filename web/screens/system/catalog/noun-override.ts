import { type ComponentType, createContext, useContext } from 'react';
import type { AnyEntry } from '#shared/catalog/catalog-faults.ts';
import type { ScreenModule } from '#web/routing/screen.ts';
import type { FieldWidget, FormAround, FormBody } from './field-widget.ts';
import type { NounScreen } from './noun-screens.ts';

/** What differs on the screens of a noun from those that every noun has, from the least to the most: a field, the form, the whole list. */
export type NounOverride = {
  /** Widgets of single fields, by the path of the field (`mappings.logic` in every element of a list). Load them with `lazyPart`. */
  fields?: Readonly<Record<string, FieldWidget>>;
  /** The form of an entry, in place of the one that its schema makes. Load it with `lazyPart`. */
  body?: FormBody;
  /** What surrounds the form. */
  around?: FormAround;
  /** Whether the form needs the whole width, so that its parts are listed above it. */
  isWide?: true;
  /** What an entry looks like to those who meet it, below its form. Load it with `lazyPart`. */
  preview?: ComponentType<{ entry: AnyEntry }>;
  /** The screen in place of the list. The entries' own screens stay. */
  page?: () => Promise<ScreenModule>;
};

/** What differs, by the path of the screen. */
export type NounOverrides = Readonly<Record<string, NounOverride>>;

/** The frame gives these to the screens in it, so that they don't import what is made of their own parts. */
export const NounOverridesContext = createContext<NounOverrides>({});

const nothing: NounOverride = {};

/** Returns what differs on a noun's screens. */
export const useNounOverride = ({ path }: Pick<NounScreen, 'path'>): NounOverride =>
  useContext(NounOverridesContext)[path] ?? nothing;
