import type { CaseTag } from '../model/tag.ts';
import type { CareValues } from './pages/care-field.ts';
import { careValueOf, isBlank } from './pages/care-values.ts';
import { openTags } from './tags/tag-rules.ts';

/** What nobody has written down about someone who arrives: nothing stops it, but it’s asked for. */
export type ArrivalGap = 'tag' | 'place';

/** Returns what isn’t known yet of someone who is recorded as in our care: the tag on them, and where they are. */
export function arrivalGaps({
  tags,
  intake,
  where,
}: {
  tags: readonly Pick<CaseTag, 'retired' | 'subject'>[];
  intake: CareValues;
  where: string;
}): ArrivalGap[] {
  const isTagged = openTags(tags).some(({ subject }) => subject === 'decedent');
  const isPlaced = where.trim() !== '' || !isBlank(careValueOf(intake, 'unit'));
  return [...(isTagged ? [] : (['tag'] as const)), ...(isPlaced ? [] : (['place'] as const))];
}
