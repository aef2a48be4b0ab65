import type { TagRole, TagState, TagSubject } from '#shared/model/enumerations/tag.ts';
import type { CaseTag, CaseTags } from '#shared/model/tag.ts';

const STOP = 'Stop. This tag belongs to someone else. Check whom it’s on before you go on.';
const RETIRED = 'This tag was retired. A tag is never used twice: take a new one.';

/** Where a tag goes: on the subject itself, or on what is around it. */
export type TagPlace = { subject: TagSubject; role: TagRole };

/** What binding and comparing ask of a tag: its state, and whose it is. */
type Whose = { state: TagState; caseId?: string | undefined };

const isIn =
  (place: TagPlace) =>
  ({ subject, role, retired }: CaseTag): boolean =>
    !retired && subject === place.subject && role === place.role;

/** Returns a case’s tags that aren’t retired. */
export const openTags = (tags: readonly CaseTag[]): CaseTag[] => tags.filter(({ retired }) => !retired);

/** Returns why a tag can’t be bound to a place of a case, in words for the screen; undefined if it can. */
export function bindingRefusal(tag: Whose, caseId: string, tags: readonly CaseTag[], place: TagPlace): string | undefined {
  if (tag.state === 'retired') return RETIRED;
  if (tag.state === 'bound') return tag.caseId === caseId ? 'This tag is already on this case.' : STOP;
  const taken = tags.find(isIn(place));
  // Without its code, which they read from the tag itself.
  if (taken) return 'There is already a tag there. Retire it first.';
  if (place.role === 'outer' && !tags.some(isIn({ ...place, role: 'primary' }))) return 'Bind the primary tag first.';
  return undefined;
}

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
export const takesTwoPeople = (tags: readonly CaseTag[], { subject, role, id }: CaseTag): boolean =>
  role === 'primary' && tags.some((other) => other.id !== id && isIn({ subject, role })(other));

/** Returns why a case has to wait until somebody has checked its tags, in words for the screen; undefined if it needn’t. */
export function tagHold({ tags, checks }: CaseTags): string | undefined {
  const doubled = openTags(tags).find((tag) => takesTwoPeople(tags, tag));
  if (doubled) return 'There are two primary tags. Two people have to agree which one to retire.';
  const [last] = checks;
  if (last === undefined || last.finding === 'confirmed') return undefined;
  return {
    'not-them': 'The last person who compared the tag said that this isn’t them. Find out who it is, and compare the tag again.',
    'other-case': 'Someone else’s tag was found here. Find out who it is, and compare the tag again.',
    'found-elsewhere': 'This tag was found with someone else. Find out where both are, and compare the tag again.',
  }[last.finding];
}

/** How many comparisons are kept beside the record, which has all of them. */
const MAX_CHECKS = 10;

/** Returns a case’s comparisons with a new one first. */
export const withCheck = (checks: CaseTags['checks'], check: CaseTags['checks'][number]): CaseTags['checks'] =>
  [check, ...checks].slice(0, MAX_CHECKS);

/** What people compare tags with. */
const compared: ReadonlySet<TagSubject> = new Set<TagSubject>(['decedent', 'cremated-remains']);

/**
 * Tells whether the code of a tag isn't shown to those who compare it: they read it from the tag on the person. Of two alike, only the codes say which is which
 * (docs/decisions.md, Tags).
 */
const isReadFromTag = (tags: readonly CaseTag[], { id, subject, role, retired }: CaseTag): boolean =>
  compared.has(subject) &&
  retired === undefined &&
  openTags(tags).every((other) => other.id === id || other.subject !== subject || other.role !== role);

/** Returns the codes that aren't shown to those who compare tags. */
export const hiddenCodes = (tags: readonly CaseTag[]): ReadonlySet<string> =>
  new Set(tags.filter((tag) => isReadFromTag(tags, tag)).map(({ code }) => code));
