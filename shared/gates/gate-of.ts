import { type GateAct, type GateKey, gateActs, gateTitleOf } from './acts.ts';
import { checkAuthorization, checkSuits } from './checks/authorization.ts';
import {
  checkBothSign,
  checkDayPassed,
  checkDecision,
  checkEffects,
  checkHeld,
  checkHold,
  checkIdSeen,
  checkRecipient,
  checkTwoPeople,
} from './checks/hand-over.ts';
import { checkFirstComparison, checkIdentification, checkSecondComparison } from './checks/identity.ts';
import { checkImplants } from './checks/implants.ts';
import { checkMedicalExaminer, checkPermits, checkWait } from './checks/time-and-papers.ts';
import type { Finding, GateFacts } from './gate-facts.ts';

type Check = (act: GateAct, facts: GateFacts, now: Date) => Finding;

const checks: Readonly<Record<GateKey, Check>> = {
  A: checkAuthorization,
  P: checkPermits,
  W: checkWait,
  M: checkMedicalExaminer,
  I: checkImplants,
  D: checkIdentification,
  V1: checkFirstComparison,
  V2: checkSecondComparison,
  E: checkEffects,
  H: checkHold,
  suits: checkSuits,
  recipient: checkRecipient,
  'id-seen': checkIdSeen,
  'both-sign': checkBothSign,
  decision: checkDecision,
  'two-people': checkTwoPeople,
  'day-passed': checkDayPassed,
  held: checkHeld,
};

/** A line of a gate: what it’s about, how it is, where that comes from, and where it’s put right. */
export type GateCheck = Finding & { key: GateKey; title: string };

/** What is done with a personal effect. Nothing else of a case matters for it. */
export type EffectAct = Extract<GateAct, `effects-${string}`>;

/** Returns what an act needs, line by line, at a moment. */
export function gateOf(act: EffectAct, facts: Pick<GateFacts, 'effect'>, now: Date): GateCheck[];
export function gateOf(act: GateAct, facts: GateFacts, now: Date): GateCheck[];
export function gateOf(act: GateAct, facts: Pick<GateFacts, 'effect'>, now: Date): GateCheck[] {
  return gateActs[act].needs.map((key) => {
    const finding = checks[key](act, facts as GateFacts, now);
    return { key, title: gateTitleOf(key, finding.status), ...finding };
  });
}

/** What is missing, as a refusal says it: what it’s called, why, and where it’s put right. */
export type MissingLine = Pick<GateCheck, 'title' | 'words'> & { link: NonNullable<GateCheck['link']> | null };

/** Returns the lines that are missing, as a refusal says them. */
export const missingLines = (checks: readonly GateCheck[]): MissingLine[] =>
  checks.flatMap(({ status, title, words, link = null }) => (status === 'missing' ? [{ title, words, link }] : []));

/** Returns why something can’t happen yet, in the words of the first line that is missing; undefined if nothing is. */
export function refusalOf(checks: readonly GateCheck[]): string | undefined {
  const missing = missingLines(checks);
  const [first] = missing;
  if (!first) return undefined;
  const words = `${first.title}: ${first.words}`;
  return missing.length === 1 ? words : `${missing.length} things are missing. ${words}`;
}
