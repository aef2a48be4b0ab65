import { onlyHolders } from '../access/why-not.ts';
import { type DecedentStatus, decedentStatus } from '../model/enumerations/case.ts';
import { type DispositionType, dispositionGroupOf, dispositionType } from '../model/enumerations/disposition.ts';
import {
  allowed,
  allowedWithReason,
  isAllowed,
  type Move,
  mayCorrect,
  movesBy,
  orWords,
  type Ruling,
  refused,
  type Who,
} from './move.ts';
import { rulingOnTrade, type TradeDoes } from './trade-moves.ts';

/** What the rules look at: where the decedent is, and the disposition, if decided. */
export type DecedentCare = { status: DecedentStatus; dispositionType?: DispositionType | undefined };

/** The dispositions that a move applies to, and their words. */
type For = { holds: (type: DispositionType) => boolean; words: string };

/** Burial kinds, entombment, and burial at sea are one group of the model. */
const buried: For = {
  holds: (type) => dispositionGroupOf(type) === 'burial' || type === 'other',
  words: 'a burial, an entombment, a burial at sea or another disposition',
};
const isReduced = (type: DispositionType) => ['cremation', 'natural-organic-reduction'].includes(dispositionGroupOf(type));
const reduced: For = { holds: isReduced, words: 'a cremation or natural organic reduction' };
const reducedOrDonated: For = {
  holds: (type) => isReduced(type) || type === 'donation',
  words: 'a cremation, natural organic reduction or donation',
};

const always = null;
type Row = Readonly<Partial<Record<DecedentStatus, For | typeof always>>>;

/** Decides which status may follow which (docs/decisions.md, Decedent care): `null` for any disposition, otherwise only for those listed. */
const table: Readonly<Record<DecedentStatus, Row>> = {
  'not-in-care': { 'pickup-requested': always, 'in-care': always },
  'pickup-requested': { 'not-in-care': always, 'out-for-pickup': always },
  'out-for-pickup': { 'not-in-care': always, 'in-care': always },
  'in-care': {
    embalmed: always,
    'preparation-started': always,
    'laid-to-rest': buried,
    'cremated-remains-in-care': reduced,
    transferred: always,
  },
  embalmed: {
    'preparation-started': always,
    'preparation-completed': always,
    'laid-to-rest': buried,
    'cremated-remains-in-care': reduced,
    transferred: always,
  },
  'preparation-started': { embalmed: always, 'preparation-completed': always, transferred: always },
  'preparation-completed': {
    'preparation-started': always,
    'laid-to-rest': buried,
    'cremated-remains-in-care': reduced,
    transferred: always,
  },
  'laid-to-rest': {},
  'cremated-remains-in-care': { 'laid-to-rest': always, 'cremated-remains-ready-for-family': always, transferred: always },
  'cremated-remains-ready-for-family': { 'laid-to-rest': always, 'cremated-remains-in-family-care': always },
  'cremated-remains-in-family-care': { 'laid-to-rest': always },
  transferred: { 'out-for-pickup': always, 'in-care': always, 'cremated-remains-in-care': reducedOrDonated },
};

const label = decedentStatus.label;

/** Refuses a move and says what can follow instead. Nothing follows Laid to rest. */
function outOfTurn(from: DecedentStatus): Ruling {
  const next = decedentStatus.values.filter((to) => to in table[from]).map(label);
  return refused(
    next.length === 0
      ? `${label(from)} is where care ends. An owner or admin can correct it.`
      : `${label(from)} is followed by ${orWords(next)}.`,
  );
}

function rulingOn({ status, dispositionType: type }: DecedentCare, to: DecedentStatus): Ruling {
  const condition = table[status][to];
  if (condition === undefined) return outOfTurn(status);
  if (condition === always) return allowed;
  if (type === undefined) return refused(`${label(to)} follows ${condition.words}. Choose the disposition first.`);
  if (condition.holds(type)) return allowed;
  return refused(`${label(to)} follows ${condition.words}. The disposition here is ${dispositionType.label(type)}.`);
}

/** Returns what may come next once the disposition is chosen; nothing if it is. */
export const movesAfterDisposition = ({ status, dispositionType: type }: DecedentCare): DecedentStatus[] =>
  type === undefined ? decedentStatus.values.filter((to) => table[status][to]) : [];

/**
 * Returns what a decedent's status may become in the course of care. Each move adds an entry to the custody record. Of a trade company, `does` says what it does:
 * without that it records nothing.
 */
export const decedentMoves = (care: DecedentCare, who: Who, does: TradeDoes = []): Move<DecedentStatus>[] =>
  movesBy(decedentStatus, care.status, { who, permission: 'decedent.move' }, (to) => {
    const ruling = rulingOn(care, to);
    return ruling.whyNot === null ? rulingOnTrade(who, does, to) : ruling;
  });

/** Returns the possible corrections of the record: any other status, by an owner or admin with a reason. The original entry stays beside the correction. */
export const decedentCorrections = ({ status }: DecedentCare, who: Who): Move<DecedentStatus>[] =>
  movesBy(decedentStatus, status, { who, permission: 'decedent.move' }, () =>
    mayCorrect(who) ? allowedWithReason : refused(onlyHolders('cases.correct', 'correct the record of care')),
  );

const may = (care: DecedentCare, to: DecedentStatus, who: Who) => isAllowed(decedentMoves(care, who), to);

/** Names the possible actions in a decedent's care. */
export const decedentCan = {
  beCalledFor: (care: DecedentCare, who: Who): boolean => may(care, 'pickup-requested', who),
  comeIntoCare: (care: DecedentCare, who: Who): boolean => may(care, 'in-care', who),
  beTransferred: (care: DecedentCare, who: Who): boolean => may(care, 'transferred', who),
  beLaidToRest: (care: DecedentCare, who: Who): boolean => may(care, 'laid-to-rest', who),
  beCorrected: (_care: DecedentCare, who: Who): boolean => mayCorrect(who),
};
