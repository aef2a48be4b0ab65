import type { GateAct, GateKey } from '#shared/gates/acts.ts';
import type { GateDocument, GateFacts } from '#shared/gates/gate-facts.ts';
import type { DispositionType } from '#shared/model/enumerations/disposition.ts';
import type { DocumentType, SignerRole } from '#shared/model/enumerations/document.ts';

const NAME = 'Amélie Nguyễn';

/** Returns a document that a relative and a director have signed. */
export const signedForm = (type: DocumentType, dispositionType: DispositionType | undefined): GateDocument => ({
  id: `${type}-1`,
  type,
  state: 'sealed',
  says: {
    decedentName: NAME,
    ...(dispositionType ? { dispositionType } : {}),
    embalmingPermission: 'given',
    recipient: 'Ruth Okafor',
  },
  signers: (['person-in-control-of-disposition', 'funeral-director'] satisfies SignerRole[]).map((role, at) => ({
    id: `${type}-${role}`,
    order: at + 1,
    role,
    fullName: role,
    email: '',
    authority: '',
    needsCode: false,
    state: 'signed',
  })),
});

/** Returns a form as it’s kept when everyone who decides has signed it by hand. */
export const onPaper = (form: GateDocument): GateDocument => ({
  ...form,
  state: 'signed-on-paper',
  signers: form.signers.map((each) => ({
    ...each,
    state: 'canceled',
    ...(each.role === 'funeral-director' ? {} : { byHand: true }),
  })),
});

const dispositionOf: Readonly<Partial<Record<GateAct, DispositionType>>> = {
  'alkaline-hydrolysis': 'alkaline-hydrolysis',
  'natural-organic-reduction': 'natural-organic-reduction',
  burial: 'burial',
  'burial-at-sea': 'burial-at-sea',
  donation: 'donation',
  'out-of-state': 'removal-from-state',
  'other-home': 'other',
  other: 'other',
};

const forms: readonly DocumentType[] = [
  ...(['cremation-authorization', 'embalming-authorization', 'interment-authorization', 'anatomical-gift-form'] as const),
  ...(['removal-authorization', 'burial-transit-permit', 'cremation-permit'] as const),
];

/** The moment of the act in the facts of `soundFacts`. */
export const AT = new Date('2026-05-14T15:00:00.000Z');
const ago = (minutes: number) => new Date(AT.getTime() - minutes * 60_000).toISOString();

/** Returns the facts of a case in Massachusetts in which nothing is missing for an act at `AT`. */
export function soundFacts(act: GateAct): GateFacts {
  const dispositionType = dispositionOf[act] ?? 'cremation';
  return {
    caseStatus: 'active',
    dispositionType,
    decedentName: NAME,
    timeZone: 'America/New_York',
    stateOfDeath: 'MA',
    stateOfFacility: 'MA',
    death: { on: '2026-05-10', minutes: 600 },
    medicalExaminer: { notified: 'yes', isReleased: true },
    documents: forms.map((type) => signedForm(type, dispositionType)),
    offered: new Set(forms),
    permits: [],
    embalmingPermission: 'given',
    implants: {
      asked: 'yes',
      treated: 'no',
      felt: 'found',
      removal: 'removed',
      isRemovalSigned: true,
      isFateKnown: true,
      isAllowedToStay: false,
    },
    hasNoEffects: false,
    identification: { kind: 'viewing', result: 'confirmed', isClosed: true },
    comparisons: [
      { by: 'ida', on: ago(300), agrees: true },
      { by: 'tom', on: ago(20), agrees: true },
    ],
    effects: { undecided: 0, misplaced: 0 },
    custody: { hasOpenHandOff: false, primaryTags: 1, isActorCustodian: true },
    release: {
      recipient: 'Ruth Okafor',
      agrees: { tag: true, disc: true, papers: true },
      isIdSeen: true,
      isSignedByUs: true,
      isSignedByRecipient: true,
    },
    effect: { decidedOn: ago(2000), people: ['ida', 'tom'] },
  };
}

const without = (facts: GateFacts, types: readonly DocumentType[]): GateFacts => ({
  ...facts,
  documents: facts.documents.filter(({ type }) => !types.includes(type)),
});
const withForms = (facts: GateFacts, change: (form: GateDocument) => GateDocument): GateFacts => ({
  ...facts,
  documents: facts.documents.map(change),
});
const left = ({ comparisons: _, ...facts }: GateFacts): GateFacts => facts;
const released = (facts: GateFacts, change: Partial<NonNullable<GateFacts['release']>>): GateFacts =>
  facts.release ? { ...facts, release: { ...facts.release, ...change } } : facts;
const implants = (facts: GateFacts, change: Partial<GateFacts['implants']>): GateFacts => ({
  ...facts,
  implants: { ...facts.implants, ...change },
});

type Break = (facts: GateFacts) => GateFacts;

/** Ways to lack each line of a gate, by its key. */
export const breaks: Readonly<Record<GateKey, readonly Break[]>> = {
  A: [
    (facts) => ({ ...facts, documents: [] }),
    (facts) => withForms(facts, (form) => ({ ...form, state: 'void' })),
    (facts) =>
      withForms(facts, (form) => ({ ...form, state: 'out', signers: form.signers.map((each) => ({ ...each, state: 'sent' })) })),
    (facts) => withForms(facts, (form) => ({ ...form, replacedBy: 'another' })),
    (facts) => withForms(facts, ({ says: _, ...form }) => form),
    (facts) => ({ ...facts, decedentName: 'Amélie Nguyen' }),
    (facts) => withForms(facts, (form) => ({ ...form, signers: form.signers.filter(({ role }) => role === 'funeral-director') })),
    (facts) =>
      withForms(facts, (form) => ({
        ...form,
        state: 'signed-on-paper',
        signers: form.signers.map((each) => ({ ...each, state: 'canceled' })),
      })),
    (facts) => ({ ...withForms(facts, onPaper), inControl: 'somebody-else' }),
  ],
  P: [(facts) => without(facts, ['burial-transit-permit'])],
  W: [
    (facts) => ({ ...facts, death: { on: undefined, minutes: undefined } }),
    (facts) => ({ ...facts, death: { on: '2026-05-13', minutes: undefined } }),
    (facts) => without(facts, ['cremation-permit']),
  ],
  M: [
    (facts) => ({ ...facts, medicalExaminer: { notified: undefined, isReleased: false } }),
    (facts) => ({ ...facts, medicalExaminer: { notified: 'yes', isReleased: false } }),
  ],
  I: [
    (facts) => implants(facts, { removal: 'not-yet' }),
    (facts) => implants(facts, { isFateKnown: false }),
    (facts) => implants(facts, { isRemovalSigned: false }),
    (facts) => implants(facts, { felt: 'not-checked' }),
    (facts) => implants(facts, { asked: 'no' }),
    (facts) => implants(facts, { asked: 'unknown', felt: 'none' }),
    (facts) => ({ ...facts, implants: { isRemovalSigned: false, isFateKnown: false, isAllowedToStay: true } }),
    (facts) =>
      withForms(implants(facts, { asked: 'no', felt: 'none' }), ({ says, ...form }) => ({
        ...form,
        ...(says ? { says: { ...says, implants: 'yes' } } : {}),
      })),
    (facts) =>
      withForms(implants(facts, { asked: 'no', felt: 'none' }), (form) => ({
        ...onPaper(signedForm('cremation-authorization', facts.dispositionType)),
        id: form.id,
      })),
  ],
  D: [
    ({ identification: _, ...facts }) => facts,
    (facts) => ({ ...facts, identification: { kind: 'viewing', result: 'doubtful', isClosed: true } }),
    (facts) => ({ ...facts, identification: { kind: 'viewing', result: 'confirmed', isClosed: false } }),
    (facts) => ({ ...facts, identification: { kind: 'waived', result: 'confirmed', isClosed: true } }),
    (facts) => ({ ...facts, stateOfDeath: 'VA', identification: { kind: 'photograph', result: 'confirmed', isClosed: true } }),
  ],
  V1: [left, (facts) => ({ ...facts, comparisons: [{ by: 'ida', on: ago(5), agrees: false }] })],
  V2: [
    (facts) => released(left(facts), { agrees: { tag: true, disc: false, papers: true } }),
    (facts) => {
      const { release: _, ...rest } = facts;
      return { ...rest, comparisons: [300, 20].map((minutes) => ({ by: 'ida', on: ago(minutes), agrees: true })) };
    },
    (facts) => {
      const { release: _, ...rest } = facts;
      return { ...rest, comparisons: ['ida', 'tom'].map((by) => ({ by, on: ago(61), agrees: true })) };
    },
  ],
  E: [
    ({ effects: _, ...facts }) => facts,
    (facts) => ({ ...facts, effects: { undecided: 1, misplaced: 0 } }),
    (facts) => ({ ...facts, effects: { undecided: 0, misplaced: 1 } }),
  ],
  H: [
    ...(['lead', 'completed', 'cancelled'] as const).map((caseStatus) => (facts: GateFacts) => ({ ...facts, caseStatus })),
    (facts) => ({
      ...facts,
      custody: { ...facts.custody!, hold: { words: 'Someone doubts who this is.', link: { page: 'tags' } } },
    }),
    (facts) => ({ ...facts, custody: { ...facts.custody!, hasOpenHandOff: true } }),
    (facts) => ({ ...facts, custody: { ...facts.custody!, primaryTags: 2 } }),
    (facts) => ({ ...facts, custody: { ...facts.custody!, isActorCustodian: false } }),
  ],
  suits: [(facts) => ({ ...facts, dispositionType: 'natural-burial' })],
  recipient: [(facts) => released(facts, { recipient: 'Noor Haddad' }), ({ release: _, ...facts }) => facts],
  'id-seen': [(facts) => released(facts, { isIdSeen: false })],
  'both-sign': [(facts) => released(facts, { isSignedByRecipient: false }), (facts) => released(facts, { isSignedByUs: false })],
  held: [
    (facts) => ({
      ...facts,
      custody: { ...facts.custody!, placed: { words: 'Ida put everything final on hold.', link: { page: 'custody' } } },
    }),
  ],
  decision: [({ effect: _, ...facts }) => facts],
  'two-people': [(facts) => ({ ...facts, effect: { ...facts.effect!, people: ['ida', 'ida'] } })],
  'day-passed': [(facts) => ({ ...facts, effect: { ...facts.effect!, decidedOn: ago(1439) } })],
};
