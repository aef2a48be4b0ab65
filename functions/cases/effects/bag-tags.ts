import { withNewest } from '#functions/cases/changing/with-newest.ts';
import { doerOf } from '#functions/cases/custody/doer-of.ts';
import { readTag } from '#functions/cases/tags/read-tag.ts';
import { knownTag, readTagAndCase } from '#functions/cases/tags/tag-change.ts';
import { refuseOther } from '#functions/cases/tags/tag-finding.ts';
import { type FieldError, problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { EffectRow } from '#functions/table/personal-effects.ts';
import type { OtherTag, ReadTag } from '#shared/contract/tags-views.ts';
import { readsBag } from '#shared/custody/effects/effect-moves.ts';
import { notOnOne } from '#shared/custody/tags/tag-rules.ts';
import type { EffectState } from '#shared/model/enumerations/custody.ts';
import type { Tag } from '#shared/model/tag.ts';
import { readTagCode, spelledCode } from '#shared/values/tag-code.ts';
import { bagOf, type OpenEffects } from './effects-of-case.ts';

/** Returns the codes among what was typed for bags. */
export const codesOf = (typed: readonly (string | undefined)[]): string[] =>
  typed.flatMap((text) => {
    const read = text ? readTagCode(text) : undefined;
    return read && 'code' in read ? [read.code] : [];
  });

type Bagged = Pick<EffectRow, 'bagTagId'>;

/** Returns the code that a thing’s bag is to have from now on; undefined if it’s the one that it has, in any spelling and whichever tag the bag has now. */
function newCode(
  open: OpenEffects,
  { bagTagId }: { bagTagId?: string | undefined },
  before: Bagged | undefined,
): string | undefined {
  const [code] = codesOf([bagTagId]);
  const known = codesOf([before?.bagTagId, before && bagOf(open, before)?.code]);
  return code === undefined || known.includes(code) ? undefined : code;
}

/** Finds what is wrong with the code on a bag: it has to be on one of the case’s bags. */
export function bagFaults(
  open: OpenEffects,
  change: { bagTagId?: string | undefined },
  before: Bagged | undefined,
): FieldError[] {
  const read = change.bagTagId ? readTagCode(change.bagTagId) : undefined;
  if (read && 'fault' in read) return [{ field: 'bagTagId', message: read.fault }];
  const code = newCode(open, change, before);
  const tag = open.named.read.find((each) => each.code === code);
  const message = tag && notOnOne(tag, open.tags.tags, 'effects-bag');
  return message === undefined ? [] : [{ field: 'bagTagId', message }];
}

/** Records in both cases that the tag of another one was read here, and returns the stop. */
const stopFor = (
  context: OperationContext,
  caseId: string,
  { code }: Tag,
  { how, whyTyped }: Pick<ReadTag, 'how' | 'whyTyped'>,
): Promise<OtherTag> =>
  withNewest(async () => {
    const found = await readTagAndCase(context, caseId, code);
    const tag = knownTag(found, {});
    if (tag.caseId === undefined || tag.caseId === caseId) return {};
    const { belongsTo } = await refuseOther(context, found, { tag, how, doer: doerOf(context, whyTyped) }, tag.caseId);
    return belongsTo ? { belongsTo } : {};
  });

/** Returns the tag of the home with this code; the same 404 for another home’s and for an unknown one. */
const tagAt = ({ named: { read } }: OpenEffects, code: string, id?: string): Tag =>
  knownTag({ tag: read.find((tag) => tag.code === code) }, id === undefined ? {} : { id });

const isOther = ({ record }: OpenEffects, { caseId }: Tag): boolean => caseId !== undefined && caseId !== record.id;

type Change = { id: string; bagTagId?: string | undefined };

/** Returns the stop if a thing is put into a bag with another case’s tag. A code that is on no tag of the home is a 404. */
export async function otherBag(
  context: OperationContext,
  open: OpenEffects,
  changes: readonly Change[],
): Promise<OtherTag | undefined> {
  const codes = changes.flatMap(
    (change) =>
      newCode(
        open,
        change,
        open.effects.find(({ id }) => id === change.id),
      ) ?? [],
  );
  const other = codes.map((code) => tagAt(open, code)).find((tag) => isOther(open, tag));
  return other && stopFor(context, open.record.id, other, { how: 'tag-typed', whyTyped: 'Written down as the tag of a bag.' });
}

type Read = { bag?: { id: string; code: string; how: ReadTag['how'] }; otherTag?: OtherTag };

/** Returns the tag on the bag that a thing leaves in, which has to have been read; the stop if it’s another case’s. Nothing if it isn’t in a bag with a tag. */
export async function bagRead(
  context: OperationContext,
  open: OpenEffects,
  effect: EffectRow,
  { to, bag }: { to: EffectState; bag?: ReadTag | undefined },
): Promise<Read> {
  const own = readsBag(to) ? bagOf(open, effect) : undefined;
  if (!own) return {};
  const spelled = spelledCode(own.code);
  if (!bag) throw problem('invalid_input', { errors: [{ field: 'bag', message: `Scan the tag on its bag, ${spelled}.` }] });
  const { code, id } = readTag(bag);
  const tag = tagAt(open, code, id);
  if (isOther(open, tag)) return { otherTag: await stopFor(context, open.record.id, tag, bag) };
  if (tag.id !== own.id)
    throw problem('conflict', {
      detail: `This isn’t the tag on the bag that it’s in, which is ${spelled}. Look at the bag again.`,
    });
  return { bag: { id: own.id, code: own.code, how: bag.how } };
}
