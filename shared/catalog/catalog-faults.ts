import { checkRule } from '#shared/logic/check-rule.ts';
import { cyclesOfDisplayService, cyclesOfQuestionGroups } from '#shared/logic/visibility-cycles.ts';
import type { DisplayService } from '#shared/model/display-service.ts';
import type { QuestionGroup } from '#shared/model/question-group.ts';
import { type NounName, nounNames } from './noun-names.ts';
import { nouns } from './nouns/index.ts';
import { offeredIds, referredIds } from './referred-ids.ts';

/** An entry, whatever it is: everything has an id. */
export type AnyEntry = { id: string };
/** A whole catalog, with each noun's entries as they would be stored. */
export type AnyCatalog = Readonly<Record<NounName, readonly AnyEntry[]>>;

/** What keeps an entry from being published: where it is, and why, as the form says it. */
export type CatalogFault = { noun: NounName; id: string; path: (string | number)[]; message: string };

/** Returns what is wrong with the shape of an entry: fields that are missing, too long, or not of their kind. */
export function shapeFaults(noun: NounName, entry: AnyEntry): CatalogFault[] {
  const result = nouns[noun].schema.safeParse(entry);
  if (result.success) return [];
  return result.error.issues.map(({ path, message }) => ({ noun, id: entry.id, path: path as (string | number)[], message }));
}

function ruleFaults(noun: NounName, entry: AnyEntry): CatalogFault[] {
  const rules = nouns[noun].rulesOf?.(entry) ?? [];
  return rules.flatMap(({ path, rule }) =>
    checkRule(rule).map((fault) => ({ noun, id: entry.id, path: [...path], message: [...fault.path, fault.words].join(' > ') })),
  );
}

/** Returns the ids that each noun offers to others. */
export function knownIds(catalog: AnyCatalog): Record<NounName, ReadonlySet<string>> {
  const idsOf = (noun: NounName) => new Set(catalog[noun].flatMap((entry) => offeredIds(nouns[noun], entry)));
  return Object.fromEntries(nounNames.map((noun) => [noun, idsOf(noun)])) as unknown as Record<NounName, ReadonlySet<string>>;
}

function referenceFaults(noun: NounName, entry: AnyEntry, known: Record<NounName, ReadonlySet<string>>): CatalogFault[] {
  return referredIds(nouns[noun], entry).flatMap(({ reference, id, path }) =>
    known[reference.noun].has(id)
      ? []
      : [
          {
            noun,
            id: entry.id,
            path,
            message: `There is no such ${nouns[reference.noun].one} anymore. Choose another, or leave it out.`,
          },
        ],
  );
}

const cycleWords = (cycle: readonly string[]) => `Would show only by its own answer: ${[...cycle, cycle[0]].join(' > ')}`;

/** Returns questions that wait for their own answer: those of all groups of a kind together, and those that a display service asks. */
function cycleFaults(catalog: AnyCatalog): CatalogFault[] {
  const groups = catalog.questionGroups as readonly QuestionGroup[];
  const questions = new Map(groups.flatMap((group) => group.questions.map((question) => [question.id, question] as const)));
  const ofGroups = (['pricing', 'case'] as const).flatMap((kind) => {
    const ofKind = groups.filter((group) => group.kind === kind);
    return cyclesOfQuestionGroups(ofKind).flatMap((cycle) =>
      ofKind
        .filter((group) => group.questions.some(({ identifier }) => identifier === cycle[0]))
        .map(({ id }) => ({ noun: 'questionGroups' as const, id, path: ['questions'], message: cycleWords(cycle) })),
    );
  });
  const ofServices = (catalog.displayServices as readonly DisplayService[]).flatMap((service) =>
    cyclesOfDisplayService(service, questions).map((cycle) => ({
      noun: 'displayServices' as const,
      id: service.id,
      path: ['questions'],
      message: cycleWords(cycle),
    })),
  );
  return [...ofGroups, ...ofServices];
}

/** Returns what an entry changes that can't change once it is published. */
function fixedFaults(noun: NounName, entry: AnyEntry, published: AnyEntry): CatalogFault[] {
  const { fixedIn } = nouns[noun];
  if (!fixedIn) return [];
  const after = fixedIn(entry);
  return Object.entries(fixedIn(published)).flatMap(([place, value]) =>
    after[place] === value
      ? []
      : [
          {
            noun,
            id: entry.id,
            path: place.split('.'),
            message: 'This can’t change or go away once it’s published: plans, cases, and rules name it.',
          },
        ],
  );
}

/**
 * Returns everything that keeps a catalog from being published in place of another: entries of the wrong shape, rules that can't run, references to what isn't
 * there, questions that wait for themselves, and changes of what is fixed. Entries that are as they were published aren't checked by themselves again.
 */
export function catalogFaults(catalog: AnyCatalog, published: AnyCatalog): CatalogFault[] {
  const known = knownIds(catalog);
  const faults = nounNames.flatMap((noun) => {
    const before = new Map(published[noun].map((entry) => [entry.id, entry]));
    return catalog[noun].flatMap((entry) => {
      const old = before.get(entry.id);
      const references = referenceFaults(noun, entry, known);
      if (old === entry) return references;
      const shape = shapeFaults(noun, entry);
      if (shape.length > 0) return shape;
      return [...ruleFaults(noun, entry), ...references, ...(old ? fixedFaults(noun, entry, old) : [])];
    });
  });
  // Cycles are found only among entries whose rules can be read.
  return faults.length > 0 ? faults : cycleFaults(catalog);
}
