import { expect, it } from 'vitest';
import { disclosuresFor } from '#functions/documents/plan/account.ts';
import type { BasicFeeVariant } from '#shared/model/enumerations/price-list.ts';
import type { GplLine } from '#shared/model/enumerations/pricing.ts';
import { smallHome } from '#test/world/small-planner-home.ts';

const home = smallHome();
const charging = (variant: BasicFeeVariant, amountCents: number | null = 199_500) => ({
  ...home,
  priceList: { ...home.priceList!, basicFee: { variant, amountCents, services: 'Our services include planning.' } },
});
const beside = (gplLine: GplLine, at = charging('added')) => disclosuresFor({ gplLine }, at).join(' ');

it('explains the fee for basic services where the home charges it: beside the fee, or beside the caskets whose price includes it', () => {
  expect(beside('basic-services')).toMatch(/^This fee .* will be added to the total cost .* Our services include planning\.$/);
  expect(beside('caskets')).toBe('');
  const inCaskets = charging('in-caskets');
  expect(beside('basic-services', inCaskets)).toBe('');
  expect(beside('caskets', inCaskets)).toMatch(/^Please note that a fee of \$1,995\.00 .* Our services include planning\.$/);
});
