import { dispositionType } from '#shared/model/enumerations/disposition.ts';
import { pricingMethod } from '#shared/model/enumerations/pricing.ts';
import type { Template } from '#shared/model/template.ts';
import { formatCents } from '#shared/values/money.ts';
import type { Difference } from '#web/ui/two-versions.tsx';

const yes = (value: boolean) => (value ? 'Yes' : 'No');
const names = ({ packageServices }: Template, wanted: boolean) =>
  packageServices
    .filter(({ isIncluded }) => isIncluded === wanted)
    .map(({ displayName, detailText }) => (detailText ? `${displayName}: ${detailText}` : displayName))
    .join('\n');
const counted = (values: readonly unknown[] | undefined, one: string, many: string) =>
  `${values?.length ?? 0} ${values?.length === 1 ? one : many}`;

const parts: readonly [label: string, words: (template: Template) => string, value?: (template: Template) => unknown][] = [
  ['Name', ({ name }) => name],
  ['Description', ({ description }) => description],
  ['Disposition', (each) => dispositionType.label(each.dispositionType)],
  ['Disposition shown first', ({ defaultDisplayedDispositionType: type }) => (type ? dispositionType.label(type) : '')],
  ['Direct cremation', ({ isDirectCremation }) => yes(isDirectCremation)],
  ['Immediate burial', ({ isImmediateBurial }) => yes(isImmediateBurial)],
  ['Tradition', ({ religionId }) => (religionId ? 'Made for a tradition' : 'None'), ({ religionId }) => religionId],
  ['How it is priced', (each) => pricingMethod.label(each.pricingMethod)],
  [
    'Flat price',
    (each) => (each.pricingMethod === 'flat' ? formatCents(each.priceCents) : ''),
    (each) => (each.pricingMethod === 'flat' ? each.priceCents : null),
  ],
  ['Included', (each) => names(each, true)],
  ['Not included', (each) => names(each, false)],
  ['Includes the cemetery’s fee', ({ includesCemeteryFee }) => yes(includesCemeteryFee)],
  ['Note about the cemetery’s fee', ({ cemeteryFeeDescription }) => cemeteryFeeDescription],
  ['Includes the crematory’s fee', ({ includesCremationFee }) => yes(includesCremationFee)],
  ['Note about the crematory’s fee', ({ crematoryFeeDescription }) => crematoryFeeDescription],
  ['Notes', ({ notes }) => notes],
  ['On the price list', ({ showOnGpl }) => yes(showOnGpl)],
  ['In the planner', ({ showOnArrangementPlanner }) => yes(showOnArrangementPlanner)],
  [
    'What the planner offers',
    ({ displayServices, displayServiceSettings }) =>
      `${counted(displayServices, 'choice', 'choices')}, ${counted(displayServiceSettings, 'custom setting', 'custom settings')}`,
    ({ displayServices, displayServiceSettings }) => [displayServices.toSorted(), displayServiceSettings],
  ],
  [
    'Merchandise',
    ({ templateMerchandiseCategories: kinds }) => counted(kinds, 'kind', 'kinds'),
    ({ templateMerchandiseCategories: kinds }) => kinds.map((each) => JSON.stringify(each)).sort(),
  ],
];

/** Returns what differs between two versions of a package, in the order of the builder. */
export const packageDifferences = (mine: Template, theirs: Template): Difference[] =>
  parts.flatMap(([label, words, value = words]) =>
    JSON.stringify(value(mine)) === JSON.stringify(value(theirs)) ? [] : [{ label, mine: words(mine), theirs: words(theirs) }],
  );
