import type { DecedentStatus } from '../../model/enumerations/case.ts';
import type { TradeKind } from '../../model/enumerations/custody.ts';
import type { TagSubject } from '../../model/enumerations/tag.ts';
import { isOfSeveral } from '../tags/tag-rules.ts';
import { type CustodyState, custodianOf, isSide, onTheWay, type Side } from './custodian.ts';

/** What somebody does with a tag. Replacing one retires it and binds another. */
export type TagAct = 'bind' | 'compare' | 'retire';

/** What decides who handles the tags of a person. `kinds`: what the trade company does that asks. `subject`: what the tag is on, if that’s known. */
export type TagSideCase = {
  status: DecedentStatus;
  custody: CustodyState;
  kinds: readonly TradeKind[];
  subject?: TagSubject | undefined;
};

/**
 * Returns why a side can’t handle the tags of a person, in words for the screen; undefined if it can: only who has the person sees which tag is on them. Before the home has them,
 * that’s the home and a removal service that fetches them; while someone without an account has them, the home compares the tag to take them back. Bags of personal
 * effects and portions of the remains are the home’s business wherever the person is
 * (docs/decisions.md, Tags).
 */
export function tagSideRefusal(act: TagAct, side: Side, { status, custody, kinds, subject }: TagSideCase): string | undefined {
  if (subject !== undefined && isOfSeveral(subject) && side.kind === 'home') return undefined;
  const custodian = custodianOf(custody, status, 'The home');
  const isFetched = onTheWay.has(status);
  const isHome = side.kind === 'home';
  const mayFetch = isHome || (isFetched && kinds.includes('removal-service'));
  if (!custodian) return mayFetch ? undefined : 'You don’t have the person, so you can’t bind, replace, or compare their tag.';
  if (custodian.kind !== 'outside')
    return isSide(custodian, side)
      ? undefined
      : `${custodian.name} has the person, and so only they can bind, replace, or compare the person’s tag.`;
  if (act === 'retire') return `${custodian.name || 'Someone else'} has the person. Their tag can be replaced once they’re back.`;
  const isAllowed = isFetched ? mayFetch : isHome && act === 'compare';
  return isAllowed ? undefined : `${custodian.name || 'Someone else'} has the person. A tag can be bound once they’re back.`;
}
