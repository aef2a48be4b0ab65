import type { LogicData } from '#shared/logic/unknown.ts';
import type { LogicRule } from '#shared/model/logic-rule.ts';
import { createRandom } from '#world/random.ts';

const is = (identifier: string, value: string | boolean): LogicRule => ({ '==': [{ var: identifier }, value] });
const isOneOf = (identifier: string, ...values: string[]): LogicRule => ({ in: [{ var: identifier }, values] });
const above = (identifier: string, value: number): LogicRule => ({ '>': [{ var: identifier }, value] });
const either = (...rules: LogicRule[]): LogicRule => ({ or: rules });
const all = (...rules: LogicRule[]): LogicRule => ({ and: rules });
const not = (rule: LogicRule): LogicRule => ({ '!': [rule] });

const cremation = isOneOf('dispositionType', 'cremation', 'alkaline-hydrolysis', 'water-cremation');
const burial = isOneOf('dispositionType', 'burial', 'entombment', 'natural-burial');

const atNeed = is('timing', 'at-need');
const isVeteran = is('isVeteran', true);
const visit = all(is('openCasket', true), { '<=': [1, { var: 'visitingHours' }, 12] }, not(is('visitingPlace', 'none')));
const inChapel = either(is('ceremonyPlace', 'chapel'), all(is('visitingPlace', 'chapel'), is('ceremonyPlace', 'same')));
const copies: LogicRule = { '+': [{ var: 'certificateCopies' }, { var: 'familyCopies' }] };
const cars: LogicRule = { '+': [{ var: 'limousines' }, { if: [burial, 1, 0] }] };
const farMiles: LogicRule = { '-': [{ var: 'transferDistance' }, { if: [atNeed, 25, 50] }] };

/**
 * The rules for the lines of one full package: 25 rules over the catalog's questions, some with one comparison as in the sample data, most with a few as
 * homes write them (who, where, how many), some that calculate.
 */
export const packageRules: readonly LogicRule[] = [
  is('openCasket', true),
  visit,
  all(visit, above('visitingHours', 4)),
  all(visit, either(above('visitingDays', 1), above('visitingHours', 6)), not(is('timing', 'pre-need'))),
  all(is('openCasket', true), burial, not(is('embalming', 'refused'))),
  either(is('ceremonyLeader', 'clergy'), is('ceremonyLeader', 'family')),
  all(not(inChapel), is('ceremonyPlace', 'place-of-worship')),
  all(inChapel, above('visitingExpected', 150), not(is('liveStream', true))),
  all(is('liveStream', true), either(inChapel, is('ceremonyPlace', 'place-of-worship'))),
  { '>': [farMiles, 0] },
  { '>': [farMiles, { '*': [10, cars] }] },
  all(burial, { '>=': [cars, 2] }),
  all(cremation, is('ashesPlan', 'scatter'), not(isOneOf('scatterPlace', 'family', 'none'))),
  all(cremation, not(isOneOf('ashesPlan', 'scatter', 'share')), either(atNeed, is('keepsake', true))),
  either(all(cremation, is('ashesPlan', 'bury')), all(burial, is('cemetery', 'own'))),
  all(cremation, is('hasImplant', 'yes'), atNeed),
  all({ '!=': [{ var: 'hairdresser' }, 'nobody'] }, is('openCasket', true)),
  is('clothing', 'shroud'),
  all(isVeteran, is('hasDischargePapers', false), atNeed),
  either(all(isVeteran, is('hasDischargePapers', true)), isOneOf('honors', 'flag', 'guard')),
  all(is('obituaryWanted', true), { some: [{ var: 'obituaryWhere' }, { in: [{ var: '' }, ['newspaper', 'radio']] }] }),
  { '>=': [copies, 12] },
  { if: [atNeed, { '>': [copies, 4] }, is('timing', 'imminent'), { '>': [copies, 8] }, false] },
  not({ missing: ['ceremonyAddress.city', 'ceremonyAddress.state'] }),
  all({ '==': [{ var: 'ceremonyAddress.state' }, 'OH'] }, either(cremation, atNeed), not(is('permit', 'held'))),
];

/** Returns families' answers to all of these questions, the same every time. */
export function packageAnswers(count: number): LogicData[] {
  const random = createRandom('answers to package rules');
  const one = (...values: string[]) => random.pick(values);
  return Array.from({ length: count }, () => ({
    timing: one('at-need', 'pre-need', 'imminent'),
    dispositionType: one('cremation', 'burial', 'entombment', 'natural-burial', 'water-cremation'),
    openCasket: random.chance(0.7),
    embalming: one('wanted', 'refused'),
    visitingPlace: one('chapel', 'home', 'none'),
    visitingHours: random.int(1, 12),
    visitingDays: random.int(1, 4),
    visitingExpected: random.int(0, 400),
    ceremonyPlace: one('chapel', 'place-of-worship', 'graveside', 'same'),
    ceremonyLeader: one('clergy', 'celebrant', 'family', 'undecided'),
    ceremonyAddress: random.chance(0.7) ? { city: 'Athens', state: one('OH', 'WV') } : null,
    liveStream: random.chance(0.5),
    transferDistance: random.int(0, 120),
    limousines: random.int(0, 4),
    ashesPlan: one('keep', 'share', 'scatter', 'bury'),
    scatterPlace: one('sea', 'garden', 'family', 'none'),
    keepsake: random.chance(0.5),
    cemetery: one('own', 'veterans', 'undecided'),
    hasImplant: one('yes', 'no', 'not-known'),
    hairdresser: one('nobody', 'home', 'own'),
    clothing: one('own', 'shroud'),
    isVeteran: random.chance(0.3),
    hasDischargePapers: random.chance(0.5),
    honors: one('none', 'flag', 'guard'),
    obituaryWanted: random.chance(0.6),
    obituaryWhere: random.sample(['newspaper', 'website', 'radio'], random.int(0, 3)),
    certificateCopies: random.int(0, 14),
    familyCopies: random.int(0, 4),
    permit: one('held', 'asked-for'),
  }));
}

/** Returns the same with about half of the questions not answered yet: their identifiers are missing. */
export function halfAnswered(answers: readonly LogicData[]): LogicData[] {
  const random = createRandom('answers that are still to come');
  return answers.map((data) => Object.fromEntries(Object.entries(data).filter(() => random.chance(0.5))));
}
