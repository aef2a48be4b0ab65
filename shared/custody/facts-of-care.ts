import type { CareFindings, GateFacts, GateHold } from '../gates/gate-facts.ts';
import { identificationKind, identificationResult } from '../model/enumerations/custody.ts';
import type { TagSubject } from '../model/enumerations/tag.ts';
import type { CaseTags } from '../model/tag.ts';
import type { Instant } from '../values/dates.ts';
import type { CareValues } from './pages/care-field.ts';
import { careValueOf } from './pages/care-values.ts';
import { isHandedOver } from './pages/cremated-remains-page.ts';
import { identificationHold } from './pages/identification-page.ts';
import { openDisagreement, openTags, tagHold } from './tags/tag-rules.ts';

/** What a page of custody says: `names` are of the people whom it chose. */
type SaidPage = { values: CareValues; names: Readonly<Record<string, string>>; closed?: object };

/**
 * What a case knows of its decedent besides answers and documents: the tags on them, the pages of custody that a gate reads, and since when a relative doubts who it
 * is.
 */
export type CareSources = {
  tags: CaseTags;
  identification: SaidPage;
  intake: SaidPage;
  remains: SaidPage;
  doubtedOn: Instant | undefined;
  /** The hold that someone at the home put on everything final, as the viewer reads it. */
  placed?: GateHold | undefined;
  /** From when on comparisons of the tag count: when the person last changed hands. Without it, all do. */
  comparedFrom?: Instant | undefined;
  /**
   * Whether someone was offered the person and hasn’t answered, whether the one who acts has custody, and whether the act is itself a hand-off for a reduction. Without it,
   * there’s none, they have, and it isn’t.
   */
  handOff?: { isOpen: boolean; isActorCustodian: boolean; isForReduction?: boolean };
};

const textOf = ({ values }: SaidPage, name: string): string | undefined => {
  const value = careValueOf(values, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** What decides whether there's a hold. */
export type HoldSources = Pick<CareSources, 'tags' | 'doubtedOn' | 'placed'> & { identification: Pick<SaidPage, 'values'> };

/** Returns why nothing irreversible may happen to someone now; undefined if nothing stops it. A gate, the Custody pages, and the board of people in care ask the same. */
export function holdOf({ tags, identification, doubtedOn, placed }: HoldSources): GateHold | undefined {
  const doubt = identificationHold(identification.values, { doubtedOn });
  const question = doubtedOn === undefined ? 'result' : 'identifiedAt';
  if (doubt !== undefined) return { words: doubt, link: { page: 'custody', carePage: 'identification', question } };
  const ofTags = tagHold(tags);
  return ofTags === undefined ? placed : { words: ofTags, link: { page: 'tags' } };
}

/** Returns how someone was identified, as far as the page says it. A relative’s doubt undoes it. */
function identificationOf({ identification: page, doubtedOn }: CareSources): GateFacts['identification'] {
  const [kind, result] = [textOf(page, 'identificationKind'), textOf(page, 'result')];
  if (kind === undefined || !identificationKind.has(kind)) return undefined;
  const isClosed = page.closed !== undefined;
  if (doubtedOn !== undefined) return { kind, result: 'doubtful', isClosed };
  if (kind === 'waived') return { kind, result: 'confirmed', isClosed };
  return result !== undefined && identificationResult.has(result) ? { kind, result, isClosed } : undefined;
}

/**
 * Returns the comparisons of the primary tag of a subject, the newest first: only the last one that differs until two people have settled it, and otherwise those since one
 * differed and since the person changed hands, with a tag that is still on the subject.
 */
function comparisonsOf(
  { tags: { tags, checks }, comparedFrom = '' }: Pick<CareSources, 'tags' | 'comparedFrom'>,
  subject: TagSubject,
): NonNullable<GateFacts['comparisons']> {
  const open = openDisagreement({ tags, checks });
  if (open) return [{ by: open.by, on: open.on, agrees: false }];
  const differed = checks.findIndex(({ finding }) => finding !== 'confirmed');
  const current = new Set(openTags(tags).flatMap((tag) => (tag.subject === subject && tag.role === 'primary' ? [tag.code] : [])));
  const since = differed < 0 ? checks : checks.slice(0, differed);
  return since.filter(({ code, on }) => current.has(code) && on >= comparedFrom).map(({ by, on }) => ({ by, on, agrees: true }));
}

/** Returns what the page of the cremated remains says about their release; undefined while it names nobody who receives them. */
function releaseOf({ remains, ...of }: CareSources): GateFacts['release'] {
  const recipient = textOf(remains, 'recipient');
  if (recipient === undefined) return undefined;
  const isInPerson = isHandedOver(remains.values);
  const agree = careValueOf(remains.values, 'papersAgree') === true;
  const idSeen = textOf(remains, 'idSeenKind');
  const isSigned = careValueOf(remains.values, 'recipientSignature') !== undefined;
  return {
    recipient: remains.names[recipient] ?? '',
    agrees: { tag: comparisonsOf(of, 'cremated-remains')[0]?.agrees === true, disc: agree, papers: agree },
    isIdSeen: !isInPerson || (idSeen !== undefined && idSeen !== 'none'),
    isSignedByUs: remains.closed !== undefined,
    isSignedByRecipient: !isInPerson || isSigned,
  };
}

/** Returns what a gate looks at in the tags and the pages of custody of a case. */
export function factsOfCare(sources: CareSources): CareFindings {
  const { tags, handOff = { isOpen: false, isActorCustodian: true } } = sources;
  const [hold, identification, release] = [holdOf(sources), identificationOf(sources), releaseOf(sources)];
  const primary = openTags(tags.tags).filter(({ subject, role }) => subject === 'decedent' && role === 'primary');
  const felt = textOf(sources.intake, 'implantsFelt');
  return {
    custody: {
      ...(hold ? { hold } : {}),
      ...(sources.placed ? { placed: sources.placed } : {}),
      hasOpenHandOff: handOff.isOpen,
      primaryTags: primary.length,
      isActorCustodian: handOff.isActorCustodian,
      isForReduction: handOff.isForReduction === true,
    },
    comparisons: comparisonsOf(sources, 'decedent'),
    ...(identification ? { identification } : {}),
    ...(release ? { release } : {}),
    ...(felt === undefined ? {} : { felt }),
  };
}
