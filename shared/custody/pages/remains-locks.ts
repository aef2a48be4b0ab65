import { isReleased } from '../../lifecycles/care-milestones.ts';
import type { DecedentStatus } from '../../model/enumerations/case.ts';
import type { Reduction } from '../../model/handoff.ts';
import { type CareValues, fieldsOf } from './care-field.ts';
import { crematedRemainsPage } from './cremated-remains-page.ts';

/** What is written of a cremation or another reduction. Nobody writes it before it has started. */
const ofReduction: ReadonlySet<string> = new Set([
  ...(['discNumber', 'operator', 'chamber', 'startedAt', 'endedAt', 'processedBy', 'packagedBy', 'packagedAt'] as const),
  'temperatureRecord',
]);
const NOT_STARTED = 'This can be filled in once the start is recorded.';

/** What only the acts and their corrections change, and what to do instead. */
const ofActs: ReadonlyMap<string, string> = new Map([
  ['startedAt', 'The start is recorded. An owner or admin corrects it with “Correct the start.”'],
  ['endedAt', 'Use “Record the end.” An owner or admin corrects it afterward.'],
]);

/** Tells whether the page says to whom the remains were released, while the record still has them elsewhere: closing the page moves nobody. */
export const isReleaseOwed = (status: DecedentStatus, isClosed: boolean): boolean => isClosed && !isReleased(status);

/** What the mail says after the release. */
const ofMail: ReadonlySet<string> = new Set(['trackingNumber', 'deliveredOn']);

/** Says who changes the page after the release. */
export const AFTER_RELEASE =
  'The cremated remains were released. Only an owner or admin corrects this page: they open it again and say why.';

/** The fields that nobody changes now, and why, and those that are changed although the page is closed. */
export type RemainsLocks = {
  isReleased: boolean;
  locked: { name: string; words: string }[];
  stillOpen: ReadonlySet<string>;
};

type OfRemains = {
  status: DecedentStatus;
  reduction: Reduction | undefined;
  values: CareValues;
  isClosed: boolean;
  mayCorrect: boolean;
};

/**
 * Returns which fields of the page of the cremated remains are locked. A cremation is written down once its start is recorded, or, where no facility has confirmed it, once they
 * are cremated remains. After the release, only what the mail says is added; everything else is a correction.
 */
export function remainsLocks({ status, reduction, values, isClosed, mayCorrect }: OfRemains): RemainsLocks {
  const isOver = isReleased(status);
  const stillOpen = isOver && values.releaseMethod === 'mail' ? ofMail : new Set<string>();
  const isRemains = isOver || status.startsWith('cremated-remains');
  const whyLocked = (name: string): string | undefined => {
    if (isOver && (isClosed || !mayCorrect)) return stillOpen.has(name) ? undefined : AFTER_RELEASE;
    if (reduction) return ofActs.get(name);
    return !isRemains && ofReduction.has(name) ? NOT_STARTED : undefined;
  };
  const locked = fieldsOf(crematedRemainsPage).flatMap(({ name }) => {
    const words = whyLocked(name);
    return words === undefined ? [] : [{ name, words }];
  });
  return { isReleased: isOver, locked, stillOpen };
}
