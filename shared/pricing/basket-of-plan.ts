import type { GplLineKey } from '#shared/funeral-rule/gpl-lines.ts';
import { type DispositionType, dispositionGroupOf } from '../model/enumerations/disposition.ts';
import type { PricedPlan } from '../model/priced-plan.ts';
import type { BasketKey } from './basket.ts';

// Apart from the baskets, which the first page shows: it needs no dispositions.

/** What is part of a full funeral, and of no direct cremation or immediate burial. */
const ofFuneral: readonly GplLineKey[] = ['viewing-facilities', 'ceremony-facilities', 'embalming'];

/** Returns the basket that is most like a plan: by its disposition, and whether anything of a full funeral is in it, charged or included in its package. */
export function basketOfPlan(type: DispositionType | undefined, { lines }: Pick<PricedPlan, 'lines'>): BasketKey {
  const has = lines.flatMap(({ gplLine, includes }) => [gplLine, ...includes.map((each) => each.gplLine)]);
  const isFuneral = ofFuneral.some((line) => has.includes(line));
  const isBurial = type !== undefined && dispositionGroupOf(type) === 'burial';
  if (isBurial) return isFuneral ? 'funeral-burial' : 'immediate-burial';
  return isFuneral ? 'funeral-cremation' : 'direct-cremation';
}
