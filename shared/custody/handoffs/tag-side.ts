import type { DecedentStatus } from '../../model/enumerations/case.ts';
import type { TradeKind } from '../../model/enumerations/custody.ts';
import { type CustodyState, custodianOf, isSide, onTheWay, type Side } from './custodian.ts';

/** What somebody does with a tag. Replacing one retires it and binds another. */
export type TagAct = 'bind' | 'compare' | 'retire';

/** What decides who handles the tags of a person. `kinds`: what the trade company does that asks. */
export type TagSideCase = { status: DecedentStatus; custody: CustodyState; kinds: readonly TradeKind[] };

/**
 * Returns why a side can’t handle the tags of a person, in words for the screen; undefined if it can: only who has the person sees which tag is on them. Before the home has them,
 * that’s the home and a removal service that fetches them; while someone without an account has them, the home compares the tag to take them back
 * (docs/decisions.md, Tags).
 */
export function tagSideRefusal(act: TagAct, side: Side, { status, custody, kinds }: TagSideCase): string | undefined {
  const custodian = custodianOf(custody, status, 'The home');
  const isFetched = onTheWay.has(status);
  const isHome = side.kind === 'home';
  const mayFetch = isHome || (isFetched && kinds.includes('removal-service'));
  if (!custodian) return mayFetch ? undefined : 'You don’t have the person, so you can’t bind, replace, or compare their tag.';
  if (custodian.kind !== 'outside')
    return isSide(custodian, side)
      ? undefined
      : `${custodian.name} has the person, and so only they can bind, replace, or compare the tag.`;
  if (act === 'retire') return `${custodian.name || 'Someone else'} has the person. Their tag can be replaced once they’re back.`;
  const isAllowed = isFetched ? mayFetch : isHome && act === 'compare';
  return isAllowed ? undefined : `${custodian.name || 'Someone else'} has the person. A tag can be bound once they’re back.`;
}
