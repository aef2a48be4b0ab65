import type * as z from 'zod';
import type { RuleAt } from '#shared/model/rules-of.ts';
import type { NounName } from './noun-names.ts';

/** Where an entry names another: the fields that lead there (`*` is every element of a list), and the noun that has the id. */
export type Reference = { path: readonly string[]; noun: NounName };

/** A list of choices with what each is called: an enumeration of the model. */
export type Choices = { options: readonly { id: string; text: string }[] };

/** What a form says of a field: its label, and what its schema can't tell. */
export type FieldWords = { label: string; hint?: string; choices?: Choices; isPicture?: boolean };

/**
 * Describes a noun of the catalog: everything that lists, forms, checks, history, import, and export know of it. `Entry` is as it is stored; all have an `id`.
 */
export type Noun<Entry extends { id: string }> = {
  /** The noun in paths and parts of a release. */
  name: NounName;
  /** What one and several entries are called in a sentence. */
  one: string;
  many: string;
  /** What a stored entry is, with its limits. */
  schema: z.ZodType<Entry, unknown>;
  /** What an entry is called in lists and sentences. */
  nameOf: (entry: Entry) => string;
  /** Words that a search finds it by, besides its name. */
  wordsOf?: (entry: Entry) => readonly string[];
  /** Ids that others may refer to; the entry's own if missing. */
  idsOf?: (entry: Entry) => readonly string[];
  references?: readonly Reference[];
  /** The words of every field that a form shows, by its path (`mappings.serviceId` in every element of a list), in the order of the form. */
  words: Readonly<Record<string, string | FieldWords>>;
  /** Fields that no form shows: an id, a place that dragging sets, what is worked out from the rest. */
  hidden?: readonly string[];
  /** Every rule in it, with its place. */
  rulesOf?: (entry: Entry) => RuleAt[];
  /**
   * What never changes once an entry is published, by its place: identifiers that rules read, options that answers name. A place that is gone has changed, too.
   */
  fixedIn?: (entry: Entry) => Readonly<Record<string, string>>;
};

/** A noun whose entry is whatever it describes: for code that treats all nouns alike. */
// biome-ignore lint/suspicious/noExplicitAny: the functions of a noun take only its own entries, which a common supertype can't say.
export type AnyNoun = Noun<any>;

/** Defines a noun. */
export const defineNoun = <Entry extends { id: string }>(noun: Noun<Entry>): Noun<Entry> => noun;

/** What a form says of the switch that withdraws an entry at once. */
export const active: FieldWords = { label: 'Offered', hint: 'When this is off, nobody is offered it anymore.' };
