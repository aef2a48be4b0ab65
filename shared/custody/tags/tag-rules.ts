import type { DecedentStatus } from '#shared/model/enumerations/case.ts';
import type { TagRole, TagState, TagSubject } from '#shared/model/enumerations/tag.ts';
import type { CaseTag, CaseTags } from '#shared/model/tag.ts';

const STOP = 'Stop. This tag belongs to someone else. Check whom it’s on before you go on.';
const RETIRED = 'This tag was retired. A tag is never used twice: take a new one.';

/** Where a tag goes: on the subject itself, or on what is around it. `subjectId`: which bag or portion. */
export type TagPlace = { subject: TagSubject; role: TagRole; subjectId?: string | undefined };

const several: ReadonlySet<TagSubject> = new Set<TagSubject>(['portion', 'effects-bag']);

/** Tells whether a case may have several of a subject, each with its own tag: its bags of personal effects, and portions of the cremated remains. */
export const isOfSeveral = (subject: TagSubject): boolean => several.has(subject);

/** What says where a tag of a case is. */
type Placed = Pick<CaseTag, 'id' | 'subject' | 'subjectId' | 'role' | 'retired'>;

/** What binding and comparing ask of a tag: its state, and whose it is. */
type Whose = { state: TagState; caseId?: string | undefined };

const isIn =
  (place: TagPlace) =>
  ({ subject, subjectId, role, retired }: Placed): boolean =>
    !retired && subject === place.subject && subjectId === place.subjectId && role === place.role;

/** Returns a case’s tags that aren’t retired. */
export const openTags = <Tag extends Pick<CaseTag, 'retired'>>(tags: readonly Tag[]): Tag[] =>
  tags.filter(({ retired }) => !retired);

/** Returns why a tag can’t be bound to a place of a case, in words for the screen; undefined if it can. */
export function bindingRefusal(tag: Whose, caseId: string, tags: readonly CaseTag[], place: TagPlace): string | undefined {
  if (tag.state === 'retired') return RETIRED;
  if (tag.state === 'bound') return tag.caseId === caseId ? 'This tag is already on this case.' : STOP;
  if (isOfSeveral(place.subject) && place.role === 'outer') return 'A bag or a portion has one tag. Bind it as the primary one.';
  const taken = tags.find(isIn(place));
  // Without its code, which they read from the tag itself.
  if (taken) return 'There is already a tag there. Retire it first.';
  if (place.role === 'outer' && !tags.some(isIn({ ...place, role: 'primary' }))) return 'Bind the primary tag first.';
  return undefined;
}

/**
 * Returns why a tag can’t be bound to cremated remains, in words for the screen; undefined if it can. Until a reduction has started there are none at the home; a crematory that has the
 * person may have recorded no start.
 */
export const remainsTagRefusal = (status: DecedentStatus, hasReduction: boolean): string | undefined =>
  hasReduction || status === 'transferred' || status === 'laid-to-rest' || status.startsWith('cremated-remains')
    ? undefined
    : 'There are no cremated remains yet. Bind this tag once the cremation or another reduction has started.';

/** Returns why a tag can’t be compared with a case, in words for the screen; undefined if it can, even if it’s someone else’s. A hand-off is no time to bind one. */
export function comparingRefusal({ state }: Whose, isHandOff = false): string | undefined {
  if (state === 'retired') return 'This tag was retired. Use the person’s current tag.';
  if (state === 'unbound' && isHandOff)
    return 'This tag is unused: it isn’t anyone’s. Scan the tag on the person in front of you. If they have none, stop, and find out who it is.';
  return state === 'unbound' ? 'This tag isn’t on anyone yet. Bind it to the case first.' : undefined;
}

/**
 * Tells whether retiring a tag takes two people: while a subject has two primary tags, one of which may be someone else’s, nobody decides alone which of them is right
 * (docs/decisions.md, Tags).
 */
export const takesTwoPeople = (tags: readonly Placed[], { subject, subjectId, role, id }: Placed): boolean =>
  role === 'primary' && tags.some((other) => other.id !== id && isIn({ subject, subjectId, role })(other));

type Checks = CaseTags['checks'];

/** Returns who compared a tag since, by their accounts, and said that it’s them. A scan for a hand-off says that of nobody. */
const confirmedBy = (since: Checks, code: string): Set<string> => {
  const answered = since.filter((check) => check.finding === 'confirmed' && !check.isInPassing && check.code === code);
  return new Set(answered.map(({ by }) => by));
};

/**
 * Returns the last scan that disagreed, unless it’s settled: two people, from two accounts, have since compared the same primary tag and said that it’s them, and one of them
 * neither made that scan nor has bound the tag after it. So nobody ends a stop alone, not with a new tag either, and no hand-off ends one (docs/decisions.md, Tags).
 */
export function openDisagreement({ tags, checks }: CaseTags): Checks[number] | undefined {
  const at = checks.findIndex(({ finding }) => finding !== 'confirmed');
  const last = checks[at];
  if (last === undefined) return undefined;
  const since = checks.slice(0, at);
  const isSettledBy = ({ code, role, bound }: CaseTag): boolean => {
    const people = confirmedBy(since, code);
    const isIndependent = (by: string) => by !== last.by && !(bound.by === by && bound.on > last.on);
    return role === 'primary' && people.size > 1 && [...people].some(isIndependent);
  };
  return tags.some(isSettledBy) ? undefined : last;
}

const stops = {
  'not-them': 'Someone who compared the tag said that this isn’t them.',
  'other-case': 'Someone else’s tag was found here.',
  'found-elsewhere': 'This tag was found with someone else.',
};
const END_OF_STOP =
  'Find out who it is. Then two people compare the primary tag, each from their own account. One of them must be someone who neither made that scan nor has bound the tag since.';

/** Returns why a case has to wait until somebody has checked its tags, in words for the screen; undefined if it needn’t. */
export function tagHold({ tags, checks }: CaseTags): string | undefined {
  const doubled = openTags(tags).find((tag) => takesTwoPeople(tags, tag));
  if (doubled) return 'There are two primary tags. Two people have to agree which one to retire.';
  const last = openDisagreement({ tags, checks });
  return last === undefined || last.finding === 'confirmed' ? undefined : `${stops[last.finding]} ${END_OF_STOP}`;
}

/** How many comparisons are kept beside the record, which has all of them. */
const MAX_CHECKS = 10;

/** Returns a case’s comparisons with a new one first. One that disagreed and isn’t settled stays among them, however many follow. */
export function withCheck({ tags, checks }: CaseTags, check: Checks[number]): Checks {
  const all = [check, ...checks];
  const kept = all.slice(0, MAX_CHECKS);
  const open = openDisagreement({ tags, checks: all });
  return open === undefined || kept.includes(open) ? kept : [...kept, open];
}

/** Returns the tag that a bag has now, by the code that it had when something was put into it; undefined if it has none. */
export function tagOfBag(tags: readonly CaseTag[], code: string): CaseTag | undefined {
  const first = tags.find((tag) => tag.subject === 'effects-bag' && tag.code === code);
  return first && openTags(tags).find((tag) => tag.subject === 'effects-bag' && tag.subjectId === first.subjectId);
}

/** Returns why a code isn’t that of a bag or a portion of a case, in words beside the field; undefined if it is. Another case’s tag is a stop instead. */
export function notOnOne(
  tag: Whose & { code: string },
  tags: readonly CaseTag[],
  subject: 'effects-bag' | 'portion',
): string | undefined {
  const what = subject === 'portion' ? 'portion' : 'bag';
  if (openTags(tags).some(({ code, subject: on }) => code === tag.code && on === subject)) return undefined;
  if (tag.state === 'retired') return RETIRED;
  return tag.state === 'unbound'
    ? `This tag isn’t on a ${what} yet. Bind it to the ${what} first.`
    : `This tag isn’t on a ${what}.`;
}

/** What people compare tags with. */
const compared: ReadonlySet<TagSubject> = new Set<TagSubject>(['decedent', 'cremated-remains']);

/**
 * Tells whether the code of a tag isn't shown to those who compare it: they read it from the tag on the person. Of two alike, only the codes say which is which
 * (docs/decisions.md, Tags).
 */
const isReadFromTag = (tags: readonly Placed[], { id, subject, role, retired }: Placed): boolean =>
  compared.has(subject) &&
  retired === undefined &&
  openTags(tags).every((other) => other.id === id || other.subject !== subject || other.role !== role);

/** Returns the codes that aren't shown to those who compare tags. */
export const hiddenCodes = (tags: readonly (Placed & { code?: string | undefined })[]): ReadonlySet<string> =>
  new Set(tags.flatMap((tag) => (tag.code !== undefined && isReadFromTag(tags, tag) ? [tag.code] : [])));
