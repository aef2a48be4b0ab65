import { describe, expect, it } from 'vitest';
import type { PriceListLine } from '#shared/contract/marketplace-views.ts';
import { gplLineKeys } from '#shared/funeral-rule/gpl-lines.ts';
import { lineDisclosures } from './line-disclosures.ts';

const lineOf = (line: PriceListLine['line'], more: Partial<PriceListLine> = {}): PriceListLine => ({
  line,
  minCents: 100,
  maxCents: 100,
  unit: 'flat',
  note: '',
  variants: [],
  name: '',
  entries: [],
  ...more,
});
const keysOf = (line: PriceListLine) => lineDisclosures(line).map(({ key }) => key);
const textOf = (line: PriceListLine) => lineDisclosures(line)[0]?.text;

describe('lineDisclosures', () => {
  it('puts each sentence beside its line, with its clause', () => {
    expect(lineDisclosures(lineOf('embalming'))).toMatchObject([{ key: 'D2', clause: '16 CFR 453.3(a)(2)(ii)' }]);
    expect(keysOf(lineOf('caskets'))).toEqual(['D5']);
    expect(keysOf(lineOf('outer-burial-containers'))).toEqual(['D6', 'D7']);
    expect(keysOf(lineOf('hearse'))).toEqual([]);
  });

  it('names the containers that the home provides, not the one that a family brings', () => {
    const variants: PriceListLine['variants'] = [
      { label: 'Container provided by the purchaser', providedBy: 'purchaser', priceCents: 1 },
      { label: 'Unfinished fiberboard container', providedBy: 'funeral-home', priceCents: 2 },
      { label: 'Covered composition container', providedBy: 'funeral-home', priceCents: 3 },
    ];
    expect(textOf(lineOf('direct-cremation', { variants }))).toMatch(
      /The containers we provide are unfinished fiberboard container and covered composition container\.$/,
    );
    expect(keysOf(lineOf('direct-cremation'))).toEqual([]);
  });

  it('names the services of the basic fee once', () => {
    const note = 'Our services include the conference, permits and notices.';
    expect(textOf(lineOf('basic-services', { note }))).toMatch(/\) Our services include the conference, permits and notices\.$/);
    expect(textOf(lineOf('basic-services', { note: 'Permits and notices' }))).toMatch(
      /Our services include permits and notices\.$/,
    );
    expect(textOf(lineOf('basic-services'))).toMatch(/receiving remains\.\)$/);
  });

  it('never leaves a blank to fill in', () => {
    for (const key of gplLineKeys) {
      for (const { text } of lineDisclosures(lineOf(key))) expect(text).not.toMatch(/\(specify/);
    }
  });
});
