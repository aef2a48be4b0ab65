import { can } from '../access/can.ts';
import { type DecedentStatus, decedentStatus } from '../model/enumerations/case.ts';
import { type TradeKind, tradeKind } from '../model/enumerations/custody.ts';
import { allowed, type Ruling, refused, type Who } from './move.ts';

/**
 * Lists the moves that a trade company records, by the status that they lead to: those of the page that its kind fills in (docs/decisions.md, Decedent care). The
 * home alone records the others: it takes people into its care, gives them out of it, and gives cremated remains to the family.
 */
const recordedBy: Readonly<Partial<Record<DecedentStatus, TradeKind>>> = {
  'not-in-care': 'removal-service',
  'pickup-requested': 'removal-service',
  'out-for-pickup': 'removal-service',
  'preparation-started': 'embalmer',
  embalmed: 'embalmer',
  'preparation-completed': 'embalmer',
  'cremated-remains-in-care': 'crematory',
};

/** What a trade company does; `hand-off`: it takes somebody over or gives them, which every company may. */
export type TradeDoes = readonly TradeKind[] | 'hand-off';

const ofKind: Readonly<Record<TradeKind, string>> = {
  'removal-service': 'a removal service',
  embalmer: 'an embalmer',
  crematory: 'a crematory',
};

/** Returns whether someone records that care has come to a status: staff of the home always, a trade company only what belongs to what it does. */
export function rulingOnTrade(who: Who, does: TradeDoes, to: DecedentStatus): Ruling {
  if (can(who, 'case-files.read') || does === 'hand-off') return allowed;
  const kind = recordedBy[to];
  const label = decedentStatus.label(to);
  if (kind === undefined) return refused(`${label} is recorded by the home. If you take or give the person, use a hand-off.`);
  if (does.includes(kind)) return allowed;
  const own =
    does.length === 0
      ? 'The home hasn’t said what your company does.'
      : `Your company is listed as: ${does.map(tradeKind.label).join(', ')}.`;
  return refused(`${label} is recorded by the home or ${ofKind[kind]}. ${own}`);
}
