import { relationTo, viewedCase } from '#functions/cases/access/case-viewer.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import type { StoredFacts } from '#functions/table/case-facts.ts';
import { readContact } from '#functions/table/contact.ts';
import {
  type CaseOfEffects,
  type EffectRow,
  type NamedPeople,
  readCaseOfEffects,
  readEffects,
  type StoredEffects,
} from '#functions/table/personal-effects.ts';
import type { ChainHead } from '#shared/chain/chain-head.ts';
import type { EffectsView, EffectView } from '#shared/contract/personal-effects-views.ts';
import { burnsAlong } from '#shared/custody/effects/burning.ts';
import { effectsEditing, effectsFor } from '#shared/custody/effects/effect-sight.ts';
import { effectsStatus, isReducedAlong, standingOf } from '#shared/custody/effects/effect-standing.ts';
import { answeredTold, openTold, type Told } from '#shared/custody/effects/told-effects.ts';
import { alongOf, carriedOf, isWith } from '#shared/custody/handoffs/carried-effects.ts';
import type { CustodyState, Side } from '#shared/custody/handoffs/custodian.ts';
import { openTags, tagOfBag } from '#shared/custody/tags/tag-rules.ts';
import type { Membership } from '#shared/model/membership.ts';
import type { CaseTag, CaseTags } from '#shared/model/tag.ts';
import { plainCode, spelledCode } from '#shared/values/tag-code.ts';
import { type CaseViewer, sideOf } from '#shared/visibility/sight.ts';

/** The personal effects of a case as someone who takes part in it finds them. */
export type OpenEffects = StoredEffects & {
  record: CaseRecord;
  facts: StoredFacts | undefined;
  head: ChainHead | undefined;
  custody: CustodyState;
  timeZone: string;
  viewer: CaseViewer;
  /** The side of hand-offs on which the caller is; none for a relative. */
  party: Side | undefined;
  /** The contact that a relative is. */
  contactId: string | undefined;
  /** Who is in control of the disposition. */
  decider: { id: string; fullName: string } | undefined;
  /** What the first call and the removal told of. */
  told: readonly Told[];
  /** The tags of the case. */
  tags: CaseTags;
  /** The people whom a change names, by id, and the tags that it names. */
  named: Pick<CaseOfEffects, 'staff' | 'unnamed' | 'contacts' | 'read'>;
};

const contactIdOf = ({ actor }: OperationContext, id: string): string | undefined =>
  actor.kind === 'person' ? actor.person.cases.find(({ caseId }) => caseId === id)?.contactId : undefined;

/** Returns who is in control of the disposition. Of the first people of a case, no other row has to be read. */
async function deciderOf(
  { table }: OperationContext,
  { id: caseId, personInControlOfDisposition: id }: CaseRecord,
  people: CaseOfEffects['people'],
): Promise<OpenEffects['decider']> {
  if (id === undefined) return undefined;
  const fullName = people.get(id);
  return fullName === undefined ? readContact(table, caseId, id) : { id, fullName };
}

const partyOf = (viewer: CaseViewer, membership: Membership | undefined): Side | undefined => {
  const side = sideOf(viewer);
  if (side === 'family') return undefined;
  return side === 'trade' && membership ? { kind: 'trade', id: membership.employeeId } : { kind: 'home' };
};

/** Reads the personal effects of a case that the caller may see, with what they depend on and whom a change names: two requests, mostly; 404 for everyone else. */
export async function effectsOfCase(context: OperationContext, caseId: string, whom: NamedPeople = {}): Promise<OpenEffects> {
  const { table } = context;
  const reading = readEffects(table, caseId);
  let rest: Awaited<ReturnType<typeof readCaseOfEffects>> | undefined;
  const admitted = viewedCase(context, caseId, async (locationId) => {
    rest = await readCaseOfEffects(table, { caseId, locationId }, whom);
    return rest.record;
  });
  const [{ record, viewer }, stored] = await Promise.all([admitted, reading]);
  if (!rest?.home) throw new Error(`The home of the case ${caseId} is not in the table.`);
  const { facts, head, custody, home, people, told, tags, ...named } = rest;
  const decider = await deciderOf(context, record, people);
  const contactId = viewer === 'family' ? contactIdOf(context, caseId) : undefined;
  const party = partyOf(viewer, relationTo(context, caseId).membership);
  return {
    ...stored,
    record,
    viewer,
    party,
    contactId,
    decider,
    named,
    facts,
    head,
    custody,
    told,
    tags,
    timeZone: home.timeZone,
  };
}

/** Returns what was told earlier and is open. */
export const openToldOf = ({ told, effects, answers }: Pick<OpenEffects, 'told' | 'effects' | 'answers'>): Told[] =>
  openTold(told, effects, answers);

/** Returns whether the caller is the relative who decides. */
export const isInControl = ({ contactId, decider }: Pick<OpenEffects, 'contactId' | 'decider'>): boolean =>
  contactId !== undefined && contactId === decider?.id;

type Shown = Omit<EffectView, 'photos' | 'isSigned'> & Pick<EffectRow, 'photos' | 'signature'>;

const viewOf = (effect: Partial<EffectRow>): EffectView => {
  const { signature, photos, decidedBy, ...shown } = effect as Shown;
  const {
    names: _names,
    entry: _entry,
    savedBy: _by,
    addedOn: _on,
    decedentId: _of,
    ...view
  } = shown as Shown & Partial<EffectRow>;
  return {
    ...view,
    ...(decidedBy ? { decidedBy } : {}),
    ...(signature ? { isSigned: true } : {}),
    photos: photos.map(({ id }) => id),
  };
};

const named = ['inventoriedBy', 'witnessedBy', 'decidedBy', 'writtenBy', 'releasedTo', 'secondPerson', 'destroyWitness'] as const;

/** Returns the people whom what is shown names, as they were called then. */
function peopleIn(effects: readonly EffectRow[], shown: readonly EffectView[]): EffectsView['people'] {
  const names = new Map(effects.flatMap(({ names: each }) => Object.entries(each)));
  const ids = new Set(shown.flatMap((effect) => named.flatMap((field) => effect[field] ?? [])));
  return [...ids].map((id) => ({ id, text: names.get(id) ?? '' }));
}

/** Returns the tag that the bag of a thing has now: it may have been replaced since. Undefined if the thing is in no bag with one of the case’s tags. */
export const bagOf = ({ tags }: Pick<OpenEffects, 'tags'>, { bagTagId }: Pick<EffectRow, 'bagTagId'>): CaseTag | undefined =>
  bagTagId === undefined ? undefined : tagOfBag(tags.tags, plainCode(bagTagId));

/** Returns where hand-offs left a thing, as far as the viewer is told, and whether it can go along if they hand the person over. */
function carriedView(
  { custody, party, record: { decedentStatus } }: OpenEffects,
  effect: EffectRow,
): Pick<EffectView, 'away' | 'missed' | 'along'> {
  const { away, missed } = carriedOf(custody, effect.id) ?? {};
  const isTold = party?.kind === 'home' || (party !== undefined && isWith(custody, effect.id, party));
  const isFetching = party?.kind === 'trade' && decedentStatus === 'out-for-pickup';
  const along = party && alongOf(effect, custody, { ...party, isFetching });
  return {
    ...(away ? { away: { ...(isTold ? { name: away.with.name } : {}), since: away.since } } : {}),
    ...(missed && party?.kind === 'home' ? { missed } : {}),
    ...(along ? { along } : {}),
  };
}

/** Returns the personal effects as calls answer them. */
export function effectsView(open: OpenEffects): EffectsView {
  const { effects, none, record, viewer, decider, timeZone, told, answers } = open;
  const side = sideOf(viewer);
  const has = new Set(effects.flatMap(({ id }) => (open.party && isWith(open.custody, id, open.party) ? [id] : [])));
  const own = { contactId: open.contactId, isInControl: isInControl(open), has };
  const isStaff = side === 'staff';
  const versions = new Map(effects.map(({ id, version }) => [id, version]));
  const started = open.custody.reduction?.started.on;
  const now = effects.map((effect) => {
    const bag = bagOf(open, effect);
    return bag ? { ...effect, bagTagId: spelledCode(bag.code) } : effect;
  });
  const carried = new Map(effects.map((effect) => [effect.id, carriedView(open, effect)]));
  const along = new Set(effects.filter((each) => isReducedAlong(each, started !== undefined)).map(({ id }) => id));
  const shown = effectsFor(now, side, own).map((effect) => ({
    ...viewOf({ ...effect, version: versions.get(effect.id as string)! }),
    ...carried.get(effect.id as string),
    ...(started !== undefined && isStaff && along.has(effect.id as string) ? { reducedOn: started } : {}),
  }));
  const { thereAreNoPersonalEffects } = record;
  const unaccounted = openToldOf(open);
  return {
    status: effectsStatus({ thereAreNoPersonalEffects, effectsStanding: standingOf(effects, unaccounted.length) }),
    effects: shown,
    thereAreNoPersonalEffects,
    none: isStaff && none ? { names: [...none.names], on: none.on } : null,
    told: isStaff ? unaccounted : [],
    accounted: isStaff ? answeredTold(told, effects, answers) : [],
    removed:
      side === 'trade' ? [] : open.removed.map(({ byNames, ...each }) => (isStaff && byNames ? { ...each, byNames } : each)),
    burns: burnsAlong(record.dispositionType),
    bags: isStaff
      ? openTags(open.tags.tags).flatMap(({ id, code, subject }) =>
          subject === 'effects-bag' ? [{ id, code: spelledCode(code) }] : [],
        )
      : [],
    people: peopleIn(effects, shown),
    editing: effectsEditing(viewer, own.isInControl),
    decider: side !== 'trade' && decider ? { id: decider.id, name: decider.fullName } : null,
    timeZone,
  };
}
