import { callerName } from '#functions/runtime/caller-name.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { EffectRow } from '#functions/table/personal-effects.ts';
import type { EffectChange } from '#shared/contract/personal-effects-views.ts';
import { burningOf, burnsAlong } from '#shared/custody/effects/burning.ts';
import { personalEffectItem } from '#shared/model/enumerations/case.ts';
import { readTagCode, spelledCode } from '#shared/values/tag-code.ts';
import type { OpenEffects } from './effects-of-case.ts';

/** Returns what a save leaves of a field: what it leaves out doesn't change, and null takes it back. */
export const given = <Value>(sent: Value | null | undefined, before: Value | undefined): Value | undefined =>
  sent === undefined ? before : (sent ?? undefined);

type Burnt = Pick<EffectRow, 'item' | 'description'> & Pick<EffectChange, 'handling' | 'isSure'>;

/** Returns why a thing isn't cremated along, or what somebody first has to be sure of. */
export function burningFault({ record }: Pick<OpenEffects, 'record'>, { handling, isSure, ...thing }: Burnt): string | undefined {
  const burning = burningOf(thing, handling, burnsAlong(record.dispositionType));
  if (!burning) return undefined;
  if ('refusal' in burning) return burning.refusal;
  return isSure ? undefined : burning.question;
}

const spelled = (bagTagId: string): string => {
  const read = readTagCode(bagTagId);
  return 'code' in read ? spelledCode(read.code) : bagTagId;
};

/** Returns what a decision by the person in control says; nothing if it's taken back. */
export const decisionOf = ({ decider }: Pick<OpenEffects, 'decider'>, handling: EffectRow['handling'], now: Date) =>
  handling === undefined || !decider ? {} : { handling, decidedBy: decider.id, decidedOn: now.toISOString() };

/** What a decision, the person who wrote a thing down, and the witness are about. */
const vouched = ['handling', 'inventoriedBy', 'witnessedBy'] as const;

/** Tells whether a save makes another thing of one that was decided about, or that somebody vouched for. */
export const isOtherThing = (
  { item, description = '' }: Pick<EffectChange, 'item' | 'description'>,
  before: EffectRow,
): boolean =>
  (item !== before.item || description !== before.description) && vouched.some((field) => before[field] !== undefined);

/** Returns what is decided of a thing after a save, and who said so: staff only write down what the person in control told them. */
function decisionAfter(
  context: OperationContext,
  open: OpenEffects,
  handling: EffectRow['handling'],
  before: EffectRow | undefined,
): Pick<EffectRow, 'handling' | 'decidedBy' | 'decidedOn' | 'writtenBy'> {
  if (handling === before?.handling) {
    const { decidedBy, decidedOn, writtenBy } = before ?? {};
    return { handling, decidedBy, decidedOn, writtenBy };
  }
  const decision = decisionOf(open, handling, context.now);
  return 'decidedBy' in decision ? { ...decision, writtenBy: homeOf(context).employeeId } : {};
}

/** Returns a thing after a save. What the save leaves out stays; if it makes another thing of it, what was decided and vouched for was about something else. */
export function rowAfter(
  context: OperationContext,
  open: OpenEffects,
  change: EffectChange,
  before: EffectRow | undefined,
  staff: OpenEffects['named']['staff'],
): EffectRow {
  const { version, state, bagTagId, isSure: _asked, told, ...sent } = change;
  const now = context.now.toISOString();
  const fresh = { id: change.id, state, stateOn: now, addedOn: now, photos: [], wishes: [], names: {}, entry: 0, savedBy: '' };
  const description = change.description ?? before?.description ?? '';
  const isOther = before !== undefined && isOtherThing({ item: change.item, description }, before);
  const kept = <Value>(sentValue: Value | null | undefined, was: Value | undefined): Value | undefined => {
    const after = given(sentValue, was);
    return isOther && after === was ? undefined : after;
  };
  const decided = decisionAfter(context, open, kept(sent.handling, before?.handling), isOther ? undefined : before);
  const people = {
    inventoriedBy: kept(sent.inventoriedBy, before?.inventoriedBy),
    witnessedBy: kept(sent.witnessedBy, before?.witnessedBy),
  };
  const chosen = Object.values(people).flatMap((id): [string, string][] =>
    id !== undefined && staff.has(id) ? [[id, staff.get(id)!]] : [],
  );
  const isTold = decided.writtenBy !== undefined && decided.writtenBy !== before?.writtenBy;
  const row = {
    ...(before ?? fresh),
    item: change.item,
    description,
    quantity: change.quantity ?? before?.quantity ?? 1,
    foundWhere: change.foundWhere ?? before?.foundWhere ?? '',
    amountCents: given(change.amountCents, before?.amountCents),
    bagTagId: given(bagTagId ? spelled(bagTagId) : bagTagId === undefined ? undefined : null, before?.bagTagId),
    told: told ?? before?.told,
    ...people,
    ...{ handling: undefined, decidedBy: undefined, decidedOn: undefined, writtenBy: undefined },
    ...decided,
    earlier: isOther ? { item: before.item, description: before.description, on: now } : before?.earlier,
    names: {
      ...before?.names,
      ...Object.fromEntries(chosen),
      ...(decided.decidedBy && open.decider ? { [open.decider.id]: open.decider.fullName } : {}),
      ...(isTold && decided.writtenBy ? { [decided.writtenBy]: callerName(context) } : {}),
    },
    decedentId: open.record.decedentId,
    version,
  };
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as EffectRow;
}

/** Returns what a save says of a thing. */
export const saidIn = ({
  item,
  description,
  quantity,
  foundWhere,
  amountCents,
  bagTagId,
  inventoriedBy,
  witnessedBy,
  handling,
  told,
}: EffectRow) => ({
  ...{ item, description, quantity, foundWhere, amountCents, bagTagId, inventoriedBy, witnessedBy, handling, told },
});

/** Says that a decision was told to somebody here, and who made it. */
export const toldWords = ({ decidedBy, writtenBy, names }: EffectRow): string =>
  decidedBy && writtenBy ? `${names[decidedBy]} decided, as told to ${names[writtenBy]}.` : '';

/** Says what a thing was written down as before, and what no longer counts. */
export const otherThingWords = ({ item, description, handling }: EffectRow): string =>
  `It was written down as ${[personalEffectItem.label(item), description].filter(Boolean).join(': ')}. ${handling ? 'What was decided, and who' : 'Who'} wrote it down and witnessed it, was about that and no longer counts.`;
