import type { CaseDocument } from '../model/case-document.ts';
import type { CaseStatus } from '../model/enumerations/case.ts';
import type { CarePageName } from '../model/enumerations/custody.ts';
import type { DispositionType } from '../model/enumerations/disposition.ts';
import type { DocumentType } from '../model/enumerations/document.ts';
import type { CalendarDate, Instant } from '../values/dates.ts';
import type { StateCode } from '../values/state-codes.ts';

/** What a gate reads of a document. */
export type GateDocument = Pick<CaseDocument, 'id' | 'type' | 'state' | 'replacedBy' | 'signers' | 'says'>;

/** A comparison of the tag on someone with the papers, and by which account. */
type Comparison = { by: string; on: Instant; agrees: boolean };

/** How someone was identified. `waived`: relatives don’t want to. */
type Identification = {
  kind: 'viewing' | 'photograph' | 'mark' | 'fingerprint' | 'dental' | 'dna' | 'implant-serial' | 'medical-examiner' | 'waived';
  result: 'confirmed' | 'doubtful' | 'not-them';
  /** Whether someone closed the page of the identification in their name. */
  isClosed: boolean;
};

/** What a case says about implants, by the identifiers of its questions. */
type Implants = {
  asked?: string;
  treated?: string;
  felt?: string;
  /** The intake says that one was found. */
  isFoundOnArrival?: true;
  removal?: string;
  /** The family said since that there’s less of it. */
  isDisputed?: true;
  isRemovalSigned: boolean;
  isFateKnown: boolean;
  isAllowedToStay: boolean;
};

/**
 * What a gate looks at. Not every case has what is optional: where it’s missing, the line says what has to be done. The words of a line name nobody but signers of a
 * document, and those by their role where `documents` has no names, and to the home’s staff who put a hold, so they can be shown to everyone who may move a decedent.
 */
export type GateFacts = {
  caseStatus: CaseStatus;
  dispositionType: DispositionType | undefined;
  decedentName: string;
  /** The home’s zone, by whose clock the time of death is written. */
  timeZone: string;
  stateOfDeath: StateCode | undefined;
  stateOfFacility: StateCode | undefined;
  death: { on: CalendarDate | undefined; minutes: number | undefined };
  medicalExaminer: { notified: string | undefined; isReleased: boolean };
  documents: readonly GateDocument[];
  /** The contact who is in control of the disposition. */
  inControl?: string | undefined;
  /** The kinds of documents that the home could begin for this disposition. */
  offered: ReadonlySet<DocumentType>;
  /** Permits that were issued, besides those among the documents. */
  permits: readonly string[];
  /** What was said on the first call about embalming. */
  embalmingPermission: string | undefined;
  implants: Implants;
  hasNoEffects: boolean;
  /** What was tried before embalming someone whose relatives nobody could reach, and that nothing suggests that they don’t want it (16 CFR 453.5(a)(3)). */
  unreachableKin?: { tries: readonly Instant[]; nothingSuggestsRefusal: boolean };
  identification?: Identification;
  comparisons?: readonly Comparison[];
  /** How many items nobody has decided about, how many are on the body but meant for elsewhere, and how many were told earlier and aren’t accounted for. */
  effects?: { undecided: number; misplaced: number; told?: number };
  custody?: {
    hold?: GateHold;
    /** The hold that someone at the home put on everything final. */
    placed?: GateHold;
    hasOpenHandOff: boolean;
    primaryTags: number;
    isActorCustodian: boolean;
    /** Whether the act hands the person over for their reduction, or takes them for it. */
    isForReduction?: boolean;
  };
  release?: {
    recipient: string;
    agrees: { tag: boolean; disc: boolean; papers: boolean };
    isIdSeen: boolean;
    isSignedByUs: boolean;
    isSignedByRecipient: boolean;
  };
  /** The personal effect that an act is about. */
  effect?: { decidedOn?: Instant; people: readonly string[] };
};

/** What a gate looks at in the tags and the pages of custody. `felt`: what feeling for implants found on arrival. */
export type CareFindings = Pick<GateFacts, 'custody' | 'identification' | 'comparisons' | 'release'> & { felt?: string };

/** `not-checked`: nothing says that it’s missing, but only a person can tell. `overridden`: it’s missing, and two people go on without it. Neither stops anything. */
type GateStatus = 'met' | 'missing' | 'not-needed' | 'not-checked' | 'overridden';

/** Where a line is put right: a page of the case (`case`: its dashboard), and there the question of a name, a document, or a page of custody. */
type GateLink = {
  page: 'case' | 'case-details' | 'documents' | 'custody' | 'tags' | 'personal-effects';
  question?: string;
  documentId?: string;
  carePage?: CarePageName;
};

/** Why nothing irreversible may happen to someone, and where that’s put right: until somebody has found out who they are, or, `isPlaced`, until the home ends a hold that it put. */
export type GateHold = { words: string; link: GateLink; isPlaced?: boolean | undefined };

/** What a check finds. `reliesOn`: the documents that have to be unchanged for it. */
export type Finding = {
  status: GateStatus;
  words: string;
  source: string;
  link?: GateLink;
  reliesOn?: readonly string[];
  /** Whether two people may go on without it. */
  isOverridable?: boolean;
};

/** What law doesn’t say. */
export const POLICY = 'Policy';

/** Tells whether a case has to do with a state: by the place of death, or by where the act takes place. */
export const isIn = ({ stateOfDeath, stateOfFacility }: GateFacts, state: StateCode): boolean =>
  stateOfDeath === state || stateOfFacility === state;
