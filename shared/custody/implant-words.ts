import type { Implants } from '../contract/cases-views.ts';
import { implantKind, radioactiveKind } from '../model/enumerations/preparation.ts';
import { formatCalendarDate } from '../values/dates.ts';

type Known = 'yes' | 'no' | 'unknown' | undefined;

const kindsIn = (labels: { has: (id: string) => boolean; label: (id: never) => string }, kinds: readonly string[] = []): string =>
  kinds.map((kind) => (labels.has(kind) ? labels.label(kind as never) : kind)).join(', ');

const knownWords = (known: Known, kinds: string): string => {
  if (known === 'no') return 'None known';
  if (known !== 'yes') return 'Not known yet';
  return kinds === '' ? 'Yes' : `Yes: ${kinds}`;
};

function removalWords({ implantRemoval, implantsRemovedBy, implantsRemovedOn, implantsMayStayBy }: Implants): string {
  if (implantRemoval === 'removed') {
    const by = implantsRemovedBy ? ` by ${implantsRemovedBy}` : '';
    return `Removed${by}${implantsRemovedOn ? ` on ${formatCalendarDate(implantsRemovedOn)}` : ''}`;
  }
  if (implantRemoval === 'may-stay') return `May stay${implantsMayStayBy ? `, ${implantsMayStayBy} says` : ''}`;
  return 'Not removed yet';
}

/** Says what a trade company has to know about implants and radioactive treatment: what there is, what was felt, and whether it was removed. */
export function implantWords(implants: Implants): { term: string; words: string }[] {
  const { hasImplant, implantKinds, hadRadioactiveTreatment, radioactiveKinds, implantKind: which, implantsFelt } = implants;
  const isThere = hasImplant === 'yes' || hadRadioactiveTreatment === 'yes';
  const felt = { none: 'We found none', found: 'We found one', 'not-checked': 'Not checked yet' } as const;
  return [
    { term: 'Implants', words: knownWords(hasImplant, kindsIn(implantKind, implantKinds)) },
    { term: 'Radioactive treatment', words: knownWords(hadRadioactiveTreatment, kindsIn(radioactiveKind, radioactiveKinds)) },
    ...(isThere && which ? [{ term: 'Which and where', words: which }] : []),
    ...(implantsFelt ? [{ term: 'Felt for implants', words: felt[implantsFelt] }] : []),
    ...(isThere ? [{ term: 'Removal of implants', words: removalWords(implants) }] : []),
  ];
}
