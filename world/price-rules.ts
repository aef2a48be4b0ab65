import type { PriceList } from '#shared/model/price-list.ts';
import type { StateCode } from '#shared/values/state-codes.ts';
import type { HomeFacts } from './data/home-facts.ts';
import { idOf } from './ids.ts';
import { createRandom, type Random } from './random.ts';

type Rules = Pick<PriceList, 'taxes' | 'discounts' | 'requirements'>;

/**
 * States whose sample homes charge a tax, with the state's own rate in millionths. Simplified: counties and cities add to it, and the exemptions that
 * many states have for funeral goods are left out. A state that isn't named here has none in the sample.
 */
const salesTaxes: Partial<Record<StateCode, number>> = {
  AZ: 56_000,
  CA: 72_500,
  IL: 62_500,
  MI: 60_000,
  OH: 57_500,
  WA: 65_000,
  WI: 50_000,
};
/** A tax on receipts, including services. */
const receiptsTaxes: Partial<Record<StateCode, number>> = { NM: 48_750 };

function taxesOf(locationId: string, state: StateCode): Rules['taxes'] {
  const id = idOf('tax', locationId);
  const [sales, receipts] = [salesTaxes[state], receiptsTaxes[state]];
  const exceptions = { exceptLines: [], exceptCategoryIds: [] };
  if (sales) return [{ id, name: 'Sales tax', ratePpm: sales, appliesTo: ['merchandise'], ...exceptions }];
  if (receipts)
    return [{ id, name: 'Gross receipts tax', ratePpm: receipts, appliesTo: ['services', 'merchandise'], ...exceptions }];
  return [];
}

function discountsOf(locationId: string, home: HomeFacts, random: Random): Rules['discounts'] {
  const isVeterans = random.chance(0.35) || home.packages.includes('veteran-farewell');
  const isAhead = home.preNeed !== undefined && home.preNeed !== 'none' && random.chance(0.5);
  return [
    ...(isVeterans
      ? [
          {
            id: idOf('discount', locationId, 'veterans'),
            name: 'Veterans',
            reason: 'This home takes 5% off its services for those who served in the US Armed Forces.',
            basisPoints: 500,
            appliesTo: ['services' as const],
            when: { '==': [{ var: 'isVeteran' }, true] },
          },
        ]
      : []),
    ...(isAhead
      ? [
          {
            id: idOf('discount', locationId, 'ahead'),
            name: 'Planned ahead',
            reason: 'This home takes $150 off its services when a plan is made ahead of need.',
            amountCents: 15_000,
            appliesTo: ['services' as const],
            when: { '==': [{ var: 'timing' }, 'pre-need'] },
          },
        ]
      : []),
  ];
}

/**
 * Returns requirements. Crematories accept a person only in a rigid container, so an open casket before a cremation makes one necessary; and near some
 * homes the cemeteries require a liner, except in natural burial grounds.
 */
function requirementsOf(locationId: string, home: HomeFacts, random: Random): Rules['requirements'] {
  const lacks = new Set(home.lacks);
  return [
    ...(lacks.has('alternative-container')
      ? []
      : [
          {
            id: idOf('requirement', locationId, 'container'),
            line: 'alternative-container' as const,
            by: 'crematory' as const,
            reason:
              'The crematory takes a person only in a rigid container, and the casket of a viewing is usually a rented one.',
            dispositionTypes: ['cremation' as const],
            when: { '==': [{ var: 'openCasket' }, true] },
          },
        ]),
    ...(random.chance(0.5)
      ? [
          {
            id: idOf('requirement', locationId, 'outer-container'),
            line: 'outer-burial-containers' as const,
            by: 'cemetery' as const,
            reason: 'Cemeteries near here require a grave liner or vault to keep the ground level. State law doesn’t.',
            dispositionTypes: ['burial' as const],
          },
        ]
      : []),
  ];
}

/** Returns what a home's price list says besides its lines: taxes, discounts, and what others make a family buy. */
export function priceRulesOf(locationId: string, home: HomeFacts): Rules {
  const random = createRandom(`price rules ${home.name}`);
  return {
    taxes: taxesOf(locationId, home.state),
    discounts: discountsOf(locationId, home, random),
    requirements: requirementsOf(locationId, home, random),
  };
}
