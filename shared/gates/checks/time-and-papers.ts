import { documentType } from '../../model/enumerations/document.ts';
import { formatInstant } from '../../values/dates.ts';
import type { GateAct } from '../acts.ts';
import { type Finding, type GateFacts, isIn, POLICY } from '../gate-facts.ts';
import { stricterWait, waitOver } from '../waiting-times.ts';
import { complete, inUse } from './documents.ts';

type Permit = 'burial-transit-permit' | 'cremation-permit';

const documents = { page: 'documents' } as const;

/** Returns what shows that a permit was issued: the document, or that staff said so; undefined if nothing does. */
function permitOf(facts: GateFacts, type: Permit): { reliesOn: readonly string[] } | undefined {
  const document = complete(facts, type);
  if (document) return { reliesOn: [document.id] };
  return facts.permits.includes(type) ? { reliesOn: [] } : undefined;
}

const ofReduction: ReadonlySet<GateAct> = new Set([
  ...(['cremation-offer', 'cremation', 'alkaline-hydrolysis', 'natural-organic-reduction'] as const),
]);

/** Checks that the permits are here. */
export function checkPermits(act: GateAct, facts: GateFacts): Finding {
  const types: Permit[] = ofReduction.has(act) ? ['burial-transit-permit', 'cremation-permit'] : ['burial-transit-permit'];
  const laws = [
    ...(isIn(facts, 'MA') ? ['Mass. G.L. c. 114, s. 47'] : []),
    ...(isIn(facts, 'MN') ? ['Minn. Stat. 149A.94'] : []),
  ];
  const source = laws.join('; ') || POLICY;
  const found = types.map((type) => permitOf(facts, type));
  const missing = types.filter((_, at) => found[at] === undefined);
  const reliesOn = found.flatMap((each) => each?.reliesOn ?? []);
  if (missing.length === 0) return { status: 'met', words: 'Issued.', source, link: documents, reliesOn };
  const words = `Not here yet: ${missing.map(documentType.label).join(', ')}.`;
  // Where the home has no form of a permit, nothing here can show that it was issued.
  if (missing.some((type) => facts.offered.has(type) || inUse(facts, [type]).length > 0))
    return { status: 'missing', words, source, link: documents };
  return {
    status: 'not-checked',
    words: `Make sure that you have this: ${missing.map(documentType.label).join(', ')}.`,
    source,
    link: documents,
  };
}

/** Checks that the waiting period after the death is over or was waived by someone who may, and that any other paper the state requires is on file. */
export function checkWait(_act: GateAct, facts: GateFacts, now: Date): Finding {
  const wait = stricterWait(facts.stateOfDeath, facts.stateOfFacility);
  const { source } = wait;
  const waiver = complete(facts, 'waiting-time-waiver');
  if (waiver) return { status: 'met', words: 'The wait was waived.', source, link: documents, reliesOn: [waiver.id] };
  const { on, minutes } = facts.death;
  if (on === undefined) {
    const link = { page: 'case-details', question: 'dateOfDeath' } as const;
    return { status: 'missing', words: `Enter the date of death. The wait is ${wait.hours} hours from the death.`, source, link };
  }
  const over = waitOver({ on, minutes }, wait.hours, facts.timeZone);
  if (now.getTime() < Date.parse(over)) {
    const why =
      minutes === undefined
        ? `${wait.hours} hours from the end of that day, since the time of death isn’t known`
        : `${wait.hours} hours after the death`;
    const link = { page: 'case-details', question: minutes === undefined ? 'timeOfDeath' : 'dateOfDeath' } as const;
    return { status: 'missing', words: `Wait until ${formatInstant(over, facts.timeZone)}: ${why}.`, source, link };
  }
  return afterWait(facts, wait);
}

function afterWait(facts: GateFacts, { hours, needsPaper, isCompared, source }: ReturnType<typeof stricterWait>): Finding {
  const isOver = `The ${hours} hours are over.`;
  const paper = permitOf(facts, 'cremation-permit');
  if (needsPaper && !paper) {
    const name = documentType.label('cremation-permit');
    if (facts.offered.has('cremation-permit'))
      return { status: 'missing', words: `${isOver} Not here yet: ${name}.`, source, link: documents };
    return { status: 'not-checked', words: `${isOver} Make sure that you have this paper: ${name}.`, source, link: documents };
  }
  const found = { source, link: documents, reliesOn: paper?.reliesOn ?? [] };
  if (isCompared) return { status: 'met', words: isOver, ...found };
  return { status: 'not-checked', words: `${isOver} We haven’t compared this with the law of the state. Check it.`, ...found };
}

/** Checks that the medical examiner, if notified, has released the body. */
export function checkMedicalExaminer(_act: GateAct, { medicalExaminer }: GateFacts): Finding {
  const { notified, isReleased } = medicalExaminer;
  if (notified === undefined) {
    const link = { page: 'case-details', question: 'medicalExaminerNotified' } as const;
    return { status: 'missing', words: 'Say whether the medical examiner or coroner was notified.', source: POLICY, link };
  }
  if (notified !== 'yes')
    return { status: 'not-needed', words: 'The medical examiner or coroner wasn’t notified.', source: POLICY };
  if (isReleased) return { status: 'met', words: 'The medical examiner or coroner has released the body.', source: POLICY };
  const link = { page: 'case-details', question: 'medicalExaminerReleased' } as const;
  return { status: 'missing', words: 'The medical examiner or coroner hasn’t released the body.', source: POLICY, link };
}
