import type { Finding, FindingCode, FindingPlace, Fix } from '../../model/price-list-finding.ts';

/** A violation as a check reports it. `detail` distinguishes two at the same place. */
export type RuleFault = {
  code: FindingCode;
  clause: string;
  place: FindingPlace;
  words: string;
  mend: string;
  fix?: Fix | undefined;
  fixWords?: string;
  detail?: string;
};

const placeKey = (place: FindingPlace): string => {
  if (place.kind === 'row') return place.variantId ?? place.id ?? place.line ?? '';
  if (place.kind === 'setting') return place.field;
  return place.kind === 'profile' || place.kind === 'list' ? place.kind : place.id;
};

export const finding = ({ code, clause, place, words, mend, fix, fixWords, detail = '' }: RuleFault): Finding => ({
  id: [code, placeKey(place), detail]
    .filter((part) => part !== '')
    .join(':')
    .slice(0, 300),
  code,
  severity: 'must',
  clause,
  place,
  words,
  mend,
  ...(fix ? { fix, fixWords: fixWords ?? 'Fix' } : {}),
});
