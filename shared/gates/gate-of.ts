import { type GateAct, type GateKey, gateActs } from './acts.ts';
import { checkAuthorization, checkSuits } from './checks/authorization.ts';
import {
  checkBothSign,
  checkDayPassed,
  checkDecision,
  checkEffects,
  checkHold,
  checkIdSeen,
  checkRecipient,
  checkTwoPeople,
} from './checks/hand-over.ts';
import { checkFirstComparison, checkIdentification, checkSecondComparison } from './checks/identity.ts';
import { checkImplants } from './checks/implants.ts';
import { checkMedicalExaminer, checkPermits, checkWait } from './checks/time-and-papers.ts';
import type { Finding, GateFacts } from './gate-facts.ts';

type Check = { title: string; find: (act: GateAct, facts: GateFacts, now: Date) => Finding };

const checks: Readonly<Record<GateKey, Check>> = {
  A: { title: 'Authorization', find: checkAuthorization },
  P: { title: 'Permits', find: checkPermits },
  W: { title: 'Waiting time', find: checkWait },
  M: { title: 'Medical examiner or coroner', find: checkMedicalExaminer },
  I: { title: 'Implants', find: checkImplants },
  D: { title: 'Identification', find: checkIdentification },
  V1: { title: 'Tag and papers, first comparison', find: checkFirstComparison },
  V2: { title: 'Tag and papers, second comparison', find: checkSecondComparison },
  E: { title: 'Personal effects', find: checkEffects },
  H: { title: 'Nothing that stops it', find: checkHold },
  suits: { title: 'Goes with the disposition', find: checkSuits },
  recipient: { title: 'Recipient', find: checkRecipient },
  'id-seen': { title: 'Recipient’s ID', find: checkIdSeen },
  'both-sign': { title: 'Signatures', find: checkBothSign },
  decision: { title: 'Decision', find: checkDecision },
  'two-people': { title: 'Two people', find: checkTwoPeople },
  'day-passed': { title: 'A day of waiting', find: checkDayPassed },
};

/** A line of a gate: what it’s about, how it is, where that comes from, and where it’s put right. */
export type GateCheck = Finding & { key: GateKey; title: string };

/** What is done with a personal effect. Nothing else of a case matters for it. */
export type EffectAct = Extract<GateAct, `effects-${string}`>;

/** Returns what an act needs, line by line, at a moment. */
export function gateOf(act: EffectAct, facts: Pick<GateFacts, 'effect'>, now: Date): GateCheck[];
export function gateOf(act: GateAct, facts: GateFacts, now: Date): GateCheck[];
export function gateOf(act: GateAct, facts: Pick<GateFacts, 'effect'>, now: Date): GateCheck[] {
  return gateActs[act].needs.map((key) => ({ key, title: checks[key].title, ...checks[key].find(act, facts as GateFacts, now) }));
}

/** Returns why something can’t happen yet, in the words of the first line that is missing; undefined if nothing is. */
export function refusalOf(checks: readonly GateCheck[]): string | undefined {
  const missing = checks.filter(({ status }) => status === 'missing');
  const [first] = missing;
  if (!first) return undefined;
  const words = `${first.title}: ${first.words}`;
  return missing.length === 1 ? words : `${missing.length} things are missing. ${words}`;
}
