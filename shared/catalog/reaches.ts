import type { Reach } from './noun.ts';
import type { NounName } from './noun-names.ts';
import { nouns } from './nouns/index.ts';

const everything: readonly Reach[] = ['prices', 'asks', 'triggers', 'prints'];

/** Returns what a change of a noun's entries can reach beyond its own screens. A noun that doesn't say can reach everything. */
export const reachesOf = (noun: NounName): readonly Reach[] => nouns[noun].reaches ?? everything;

/** Returns whether drafts of these nouns are published only after a dry run of just them, or with a reason. */
export const needsDryRun = (drafted: readonly NounName[]): boolean => drafted.some((noun) => reachesOf(noun).length > 0);
