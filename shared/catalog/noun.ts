import type * as z from 'zod';
import type { RuleAt } from '#shared/model/rules-of.ts';
import type { NounName } from './noun-names.ts';

/** An entry, whatever it is: everything has an id. */
export type AnyEntry = { id: string };
/** A whole catalog, with each noun's entries as they would be stored. */
export type AnyCatalog = Readonly<Record<NounName, readonly AnyEntry[]>>;

/**
 * What retiring an entry does to one that refers to it: it can't be retired before, that one keeps it and resolves it for ever, or goes on without it. Nothing
 * that is new takes a retired entry in any case.
 */
export const retireEffects = ['refuses', 'keeps', 'drops'] as const;
type RetireEffect = (typeof retireEffects)[number];

/**
 * Where an entry names another: the fields that lead there (`*` is every element of a list), the noun that has the id, and what retiring that does. Forms offer
 * only entries that have the field `within` alike, such as the category.
 */
export type Reference = { path: readonly string[]; noun: NounName; retiring: RetireEffect; within?: string };

/** The parts of the rail of the System area that have screens of nouns. */
type NounGroup = 'catalog' | 'questions' | 'merchandise' | 'tasks' | 'papers';

/** Where administrators find a noun: the address and title of its screen, and the part of the rail. */
type NounScreen = { path: `/System/${string}`; title: string; group: NounGroup };

/** What keeps an entry from being published: where it is, and why, as the form says it. */
export type CatalogFault = { noun: NounName; id: string; path: (string | number)[]; message: string };

/** What keeps an entry from being published that only all entries together show: another with the same state, a tree that bites its tail. */
export type FaultInNoun = { id: string; path: (string | number)[]; message: string };

/** A list of choices with what each is called: an enumeration of the model. */
export type Choices = { options: readonly { id: string; text: string }[] };

/** What a change can reach: what plans cost, what families and staff are asked, which tasks are made, what is printed. */
export type Reach = 'prices' | 'asks' | 'triggers' | 'prints';

/** Something that can be counted, and how many there are. */
export type Counted = { id: string; name: string; count: number };

/**
 * What a noun's list counts for each entry among other entries: the column's label, what one and several are called, and what none says. `of` is asked once for a
 * catalog, and what it returns once for each entry that is shown. A cell shows the sum.
 */
type NounTally<Entry> = {
  label: string;
  one: string;
  many: string;
  none: string;
  of: (catalog: AnyCatalog) => (entry: Entry) => readonly Counted[];
};

/** What a form says of a field: its label, and what its schema can't tell. */
export type FieldWords = {
  label: string;
  hint?: string;
  choices?: Choices;
  isPicture?: boolean;
  /** A switch that at most one element of its list has on. */
  isOnlyOne?: boolean;
  /** A switch that is on in an element that is new. */
  isOnAtFirst?: boolean;
  /** An empty list means all of them: a filter by any one finds it. */
  isAllIfEmpty?: boolean;
};

/**
 * Describes a noun of the catalog: everything that lists, forms, checks, history, import, and export know of it. `Entry` is as it is stored; all have an `id`.
 */
export type Noun<Entry extends { id: string }> = {
  /** The noun in paths and parts of a release. */
  name: NounName;
  /** What one and several entries are called in a sentence. */
  one: string;
  many: string;
  /** The fields that its list shows besides the name, by path; lists say how many they have. */
  columns?: readonly string[];
  /** The fields that its list is filtered by: choices, references, switches, and lines of text that many entries share. */
  filters?: readonly string[];
  /** What its list counts for each entry: how many items match it now, for example. */
  tally?: NounTally<Entry>;
  /** The parts of a long form, each with its fields; lists of parts are always parts of their own. */
  sections?: readonly { title: string; fields: readonly string[] }[];
  /** What a stored entry is, with its limits. */
  schema: z.ZodType<Entry, unknown>;
  /** What an entry is called in lists and sentences. */
  nameOf: (entry: Entry, catalog?: AnyCatalog) => string;
  /** Words that a search finds it by, besides its name. */
  wordsOf?: (entry: Entry) => readonly string[];
  /** Ids that others may refer to; the entry's own if missing. */
  idsOf?: (entry: Entry) => readonly string[];
  references?: readonly Reference[];
  /** The fields that together tell entries apart where a file has no ids: the names of vendors, the vendor and the model number of items. */
  naturalKey?: readonly string[];
  /**
   * How a cell of a CSV file writes a list as people do, by its field: two fields of each element around an equals sign, and a semicolon between elements. The second
   * may be missing.
   */
  cells?: Readonly<Record<string, { parts: readonly [string, string]; example: string }>>;
  /** The field with an entry's place, if dragging sets it, and the field by which entries are in order together: the services of one category, for example. */
  order?: { place: 'sortOrder' | 'eventOrder'; within?: string };
  /** The words of every field that a form shows, by its path (`mappings.serviceId` in every element of a list), in the order of the form. */
  words: Readonly<Record<string, string | FieldWords>>;
  /** Fields that no form shows: an id, a place that dragging sets, what is worked out from the rest. */
  hidden?: readonly string[];
  /** What a change of an entry can reach, which a dry run then compares before it is published; everything if missing, `[]` for nothing that it compares. */
  reaches?: readonly Reach[];
  /** Every rule in it, with its place. */
  rulesOf?: (entry: Entry) => RuleAt[];
  /** Every identifier that it reads outside of rules, with its place: the fact that fills in a field, the date that a task is due by. */
  namesIn?: (entry: Entry) => { path: readonly (string | number)[]; identifier: string }[];
  /**
   * What never changes once an entry is published, by its place: identifiers that rules read, options that answers name. A place that is gone has changed, too.
   * With the entry that comes next, it leaves out what may go with its part.
   */
  fixedIn?: (entry: Entry, next?: Entry) => Readonly<Record<string, string>>;
  /** What is wrong among entries that are sound by themselves. What was published with a fault isn't held against others. */
  faultsIn?: (entries: readonly Entry[], catalog: AnyCatalog) => FaultInNoun[];
  /** What of that one entry alone shows, also while it's half filled in: its form says so before it's saved, and beside what its shape lacks. */
  faultsWithin?: (entry: Entry) => FaultInNoun[];
  /** Whether only the catalog names its entries, and no home, package, plan, case, or paper: going back to before a release then takes them out, and retires any other. */
  isOnlyOfCatalog?: true;
  /** Its screen in the System area, if nothing but the noun says it. */
  screen?: NounScreen;
};

/** A noun whose entry is whatever it describes: for code that treats all nouns alike. */
// biome-ignore lint/suspicious/noExplicitAny: the functions of a noun take only its own entries, which a common supertype can't say.
export type AnyNoun = Noun<any>;

/** Defines a noun. */
export const defineNoun = <Entry extends { id: string }>(noun: Noun<Entry>): Noun<Entry> => noun;

const withoutRule = { hint: 'With a rule, the rule alone decides.', isOnAtFirst: true };

/** What forms say of the switches that decide where a service or a question of an entry has no rule. */
export const chargedWithoutRule: FieldWords = { label: 'Charged without a rule', ...withoutRule };
export const askedWithoutRule: FieldWords = { label: 'Asked without a rule', ...withoutRule };

/** What a form says of the switch that withdraws an entry at once. */
export const active: FieldWords = { label: 'Offered', hint: 'When this is off, nobody is offered it anymore.' };
