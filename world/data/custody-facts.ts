import type { CareRow, CareValues } from '#shared/custody/pages/care-field.ts';
import type { PersonalEffectHandling, PersonalEffectItem } from '#shared/model/enumerations/case.ts';
import type { CarePageName, EffectState } from '#shared/model/enumerations/custody.ts';
import type { HandoffPurpose } from '#shared/model/enumerations/handoff.ts';
import type { TagRetireReason, TagSubject } from '#shared/model/enumerations/tag.ts';
import type { Handoff } from '#shared/model/handoff.ts';
import type { PersonalEffect } from '#shared/model/personal-effect.ts';

/** Hours after the first call, and who did it, by first name on the team. */
type At = readonly [hours: number, by: string];

/** What pages of a sample case say depends on: the time some hours after the first call, people by first name, and the code of the tag on the decedent. */
export type CareClock = {
  after: (hours: number) => string;
  member: (firstName: string) => string;
  name: (firstName: string) => string;
  contact: (firstName: string) => string;
  code: string;
};

/** The primary tag of a subject: when it was bound, compared, and retired. */
export type TagFacts = {
  subject: TagSubject;
  bound: At;
  compared?: readonly At[];
  retired?: readonly [...At, reason: TagRetireReason];
};

export type PageFacts = { page: CarePageName; values: (clock: CareClock) => CareValues; closed?: At };

/** A thing that came with the decedent: who found it beside which witness, what was decided, and where it went, with what was said about that. */
export type EffectFacts = Pick<PersonalEffect, 'item' | 'description'> &
  Partial<Pick<PersonalEffect, 'foundWhere' | 'quantity'>> & {
    item: PersonalEffectItem;
    found: readonly [...At, witness: string];
    state: EffectState;
    /** What the first call called it. */
    told?: string;
    decided?: readonly [...At, handling: PersonalEffectHandling];
    moved?: readonly [
      ...At,
      to: EffectState,
      said: { to?: string; second?: string } & Pick<PersonalEffect, 'idSeenKind' | 'trackingNumber'>,
    ];
  };

/** What was written down of a sample case's custody besides the changes of care. A hand-off to the home's crematory is open. */
export type CustodyFacts = {
  tags?: readonly TagFacts[];
  pages?: readonly PageFacts[];
  effects?: readonly EffectFacts[];
  /** Who found that there are none, beside which witness. */
  noEffects?: readonly [...At, witness: string];
  handoff?: Pick<Handoff, 'papers' | 'effects'> & { offered: At; purpose: HandoffPurpose };
};

const signed = (typeText: string) => ({ signatureType: 'type' as const, typeText });

type Removal = {
  by: readonly string[];
  /** When they were sent out, arrived, and left. */
  hours: readonly [number, number, number];
  papers: readonly string[];
  released: string;
  miles: number;
  belongings: 'none' | 'list';
};

/** Returns the removal by the home's own staff. */
export const broughtBy =
  ({ by, hours: [sent, arrived, left], papers, released, miles, belongings }: Removal): PageFacts['values'] =>
  ({ after, name, code }) => ({
    removalKind: 'own-staff',
    removalTeam: by.map((each) => ({ name: name(each) })),
    vehicle: 'Gray van',
    equipment: ['cot', 'pouch'],
    precautions: ['gloves'],
    dispatchedAt: after(sent),
    arrivedAt: after(arrived),
    leftAt: after(left),
    mileage: miles,
    releasePapers: [...papers],
    releasedByName: released,
    releaseSignature: signed(released),
    belongings,
    identifiedBy: 'wrist-band',
    tagId: code,
  });

type Intake = {
  at: number;
  by: string;
  second: string;
  where: readonly [unit: string, shelf: string, degrees: number];
  pounds: number;
  band: string;
};

/** Returns the intake: whom they came with, what was found, and where they are. */
export const receivedBy =
  ({ at, by, second, where: [unit, shelf, temperature], pounds, band }: Intake): PageFacts['values'] =>
  ({ after, member, code }) => ({
    receivedAt: after(at),
    receivedBy: member(by),
    secondPerson: member(second),
    tagScan: code,
    releaseTagText: band,
    bandPlace: 'ankle',
    condition: 'undamaged',
    conditionFindings: ['rigor', 'lividity'],
    measuredWeight: pounds,
    implantsFelt: 'none',
    unit,
    shelf,
    temperature,
  });

/** Returns the time in a refrigeration unit, with the temperatures that were read there. */
export const inCold =
  (
    unit: string,
    [from, to, by]: readonly [from: number, to: number | undefined, by: string],
    readings: readonly (readonly [hours: number, degrees: number, by: string])[],
    others: (clock: CareClock) => CareValues = () => ({}),
  ): PageFacts['values'] =>
  (clock) => {
    const { after, name } = clock;
    const period: CareRow = { in: after(from), ...(to === undefined ? {} : { out: after(to) }), unit, by: name(by) };
    return {
      preservationMethod: 'refrigerate',
      coldPeriods: [period],
      temperatureReadings: readings.map(([hours, temperature, reader]) => ({ at: after(hours), temperature, by: name(reader) })),
      ...others(clock),
    };
  };

type Identification = { kind: 'viewing' | 'photograph'; by: string; relationship: string; at: number; witness: string };

/** Returns the identification by a relative. */
export const identifiedBy =
  ({ kind, by, relationship, at, witness }: Identification): PageFacts['values'] =>
  ({ after, member, contact }) => ({
    identificationKind: kind,
    identifiedBy: contact(by),
    relationship,
    idSeenKind: 'driver-license',
    identifiedAt: after(at),
    staffWitness: member(witness),
    result: 'confirmed',
    formSigned: true,
  });

/** Returns who prepares someone, and what is wanted. */
export const preparedBy =
  (
    options: readonly string[],
    { by, license, from, to, others }: { by: string; license: string; from: number; to?: number; others?: CareValues },
  ): PageFacts['values'] =>
  ({ after, name }) => ({
    preparationOptions: [...options],
    embalmer: name(by),
    licenseNumber: license,
    facility: 'Averell & Daughters Funeral Home',
    startedAt: after(from),
    ...(to === undefined ? {} : { endedAt: after(to), signature: signed(name(by)) }),
    ...others,
  });

/** Returns the crematory's record of a cremation, and where the cremated remains are until their family comes. */
export const reducedAt =
  ({
    hours: [delivered, started, ended, packaged],
    disc,
    ounces,
    storage,
  }: {
    hours: readonly [number, number, number, number];
    disc: string;
    ounces: number;
    storage: string;
  }): PageFacts['values'] =>
  ({ after, name }) => ({
    facility: 'Mystic River Crematory',
    container: 'Plain fiberboard container',
    deliveredAt: after(delivered),
    deliveryReceipt: signed(name('Lucille')),
    discNumber: disc,
    operator: 'Aurelio Batista',
    chamber: '2',
    startedAt: after(started),
    endedAt: after(ended),
    processedBy: 'Aurelio Batista',
    packagedBy: name('Lucille'),
    packagedAt: after(packaged),
    weightOunces: ounces,
    metal: 'recycle',
    storage,
    urn: 'Temporary urn, until Saturday',
  });
