import type { CaseFacts } from '../identifiers/case-facts.ts';
import { derivedValues } from '../identifiers/case-identifiers.ts';
import { safeCompile } from '../logic/compile-rule.ts';
import { truthOf, unknown } from '../logic/unknown.ts';
import type { Address } from '../model/address.ts';
import type { Case } from '../model/case.ts';
import type { Decedent } from '../model/decedent.ts';
import { dispositionGroupOf } from '../model/enumerations/disposition.ts';
import type { DocumentType } from '../model/enumerations/document.ts';
import type { Location } from '../model/location.ts';
import type { TemplateDocument } from '../model/template-document.ts';
import { implantsOf } from './checks/implants.ts';
import type { CareFindings, GateDocument, GateFacts } from './gate-facts.ts';

/** What a case already holds of what a gate looks at. */
export type GateSources = {
  record: Case;
  decedent: Decedent;
  facts: CaseFacts;
  documents: readonly GateDocument[];
  templates: readonly Pick<TemplateDocument, 'type' | 'isActive' | 'appliesWhen'>[];
  crematory: Pick<Address, 'stateCode'> | undefined;
  home: Pick<Location, 'timeZone' | 'address'>;
};

/** What other records add, each only if a case has it. */
type GateExtras = CareFindings & Pick<GateFacts, 'effects' | 'effect' | 'unreachableKin'>;

/** Returns the kinds of documents that can be begun for a disposition: those of active templates whose rules don’t exclude it. What else they ask may still be answered. */
function offeredFor(templates: GateSources['templates'], dispositionType: Case['dispositionType']): Set<DocumentType> {
  const known = dispositionType ? { dispositionType, dispositionGroup: dispositionGroupOf(dispositionType) } : {};
  const isExcluded = (rule: TemplateDocument['appliesWhen']) =>
    rule !== undefined && truthOf(safeCompile(rule, () => undefined, false).run(known, { absent: unknown })) === false;
  return new Set(templates.filter(({ isActive, appliesWhen }) => isActive && !isExcluded(appliesWhen)).map(({ type }) => type));
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Returns what a gate looks at of personal effects, which the case's row keeps; undefined while no item is written down and none was told of. */
export function effectsInGate({ effectsStanding }: Pick<Case, 'effectsStanding'>): GateFacts['effects'] {
  if (!effectsStanding || (effectsStanding.items === 0 && effectsStanding.told === undefined)) return undefined;
  const { undecided, misplaced, told } = effectsStanding;
  return { undecided, misplaced, ...(told === undefined ? {} : { told }) };
}

/** Returns what a gate looks at, from what a case holds: its rows, its facts, and its documents. Where no crematory is named, the act is in the state of the home. */
export function factsOfCase(sources: GateSources, { felt, ...extras }: GateExtras): GateFacts {
  const { record, decedent, facts, home } = sources;
  const { decedentFullName } = derivedValues(record, decedent);
  const effects = effectsInGate(record);
  return {
    caseStatus: record.status,
    dispositionType: record.dispositionType,
    decedentName: String(decedentFullName),
    timeZone: home.timeZone,
    stateOfDeath: decedent.placeOfDeathAddress?.stateCode,
    stateOfFacility: sources.crematory?.stateCode ?? home.address.stateCode,
    death: { on: decedent.dateOfDeath, minutes: decedent.timeOfDeathMinutes },
    medicalExaminer: {
      notified: textOf(facts.medicalExaminerNotified),
      isReleased: facts.medicalExaminerReleased === true,
    },
    documents: sources.documents,
    inControl: record.personInControlOfDisposition,
    offered: offeredFor(sources.templates, record.dispositionType),
    permits: Array.isArray(facts.issuedPermits) ? facts.issuedPermits : [],
    embalmingPermission: textOf(facts.embalmingPermission),
    implants: implantsOf(facts, felt),
    hasNoEffects: record.thereAreNoPersonalEffects,
    ...(effects ? { effects } : {}),
    ...extras,
  };
}
