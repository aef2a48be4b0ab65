import { bodyKeepsake } from '../../model/enumerations/case.ts';
import { conditionFinding, fluidKind } from '../../model/enumerations/custody.ts';
import {
  arterialSite,
  aspirationMethod,
  aspirationTiming,
  bodyArea,
  bodySide,
  cavityTreatment,
  eyeClosure,
  facialHair,
  featureTreated,
  injectionType,
  mouthClosure,
  preparationOption,
} from '../../model/enumerations/preparation.ts';
import type { CareField, CarePage, CareQuestion, CareRow, CareValues } from './care-field.ts';
import { isEmbalmed } from './care-values.ts';
import { timesInOrder } from './removal-page.ts';

/** Returns the strength of a fluid as it's injected: its index, thinned by water. Undefined while a figure is missing. */
export function fluidStrength({ index, amount, water }: CareRow): number | undefined {
  if (typeof index !== 'number' || typeof amount !== 'number' || amount <= 0) return undefined;
  const thinned = typeof water === 'number' ? water : 0;
  return Math.round(((index * amount) / (amount + thinned)) * 10) / 10;
}

const sites: readonly CareQuestion[] = [
  { name: 'arterialSite', label: 'Vessel', kind: 'enum', options: arterialSite.options },
  { name: 'bodySide', label: 'Side', kind: 'enum', options: bodySide.options },
];

const findings: readonly CareQuestion[] = [
  { name: 'area', label: 'Where', kind: 'enum', options: bodyArea.options },
  { name: 'bodySide', label: 'Side', kind: 'enum', options: bodySide.options },
  { name: 'finding', label: 'What', kind: 'enum', options: conditionFinding.options },
  { name: 'note', label: 'Note', kind: 'string' },
];

const byTrade = (fields: readonly CareField[]): CareField[] => fields.map((field) => ({ ...field, isForTrade: true }));
/** Tells whether someone works on the person. If they're only refrigerated, nobody does, and there's nothing to sign. */
const isHandled = ({ preparationOptions: options }: CareValues): boolean =>
  !Array.isArray(options) || options.length === 0 || options.some((option) => option !== 'refrigerate-only');
const ifHandled = (fields: readonly CareField[]): CareField[] =>
  byTrade(fields).map(({ when, ...field }) => ({
    ...field,
    when: (values, facts) => isHandled(values) && (when === undefined || when(values, facts)),
  }));
const ifEmbalmed = (fields: readonly CareField[]): CareField[] =>
  byTrade(fields).map((field) => ({ ...field, when: isEmbalmed }));

/**
 * The preparation: an embalming and preparation report. Virginia has the embalmer's name, license, signature, place, date, and supervisor on it (18VAC65-20-510);
 * Alabama keeps it four years (395-X-6-.06). Records of the health of employees are kept elsewhere, not in a case.
 */
export const preparationPage: CarePage = {
  page: 'preparation',
  lead: 'What was done to prepare the person, and by whom.',
  tradeKind: 'embalmer',
  paperAs: { preparationOptions: ['embalm'] },
  groups: [
    {
      name: 'What is wanted',
      fields: byTrade([
        {
          name: 'preparationOptions',
          label: 'Preparation',
          kind: 'checkbox-list',
          options: preparationOption.options,
          need: 'start',
        },
        { name: 'ritualWashing', label: 'Who washes them, if others do', kind: 'string' },
      ]),
    },
    {
      name: 'Who and when',
      fields: ifHandled([
        { name: 'embalmer', label: 'Embalmer, or who prepares them', kind: 'string', need: 'finish' },
        { name: 'licenseNumber', label: 'License number', kind: 'string', need: 'finish' },
        { name: 'isApprentice', label: 'Is that an apprentice?', kind: 'boolean' },
        {
          name: 'supervisor',
          label: 'Supervisor',
          kind: 'string',
          need: 'finish',
          when: ({ isApprentice }) => isApprentice === true,
        },
        { name: 'facility', label: 'Facility', kind: 'string', need: 'finish' },
        { name: 'startedAt', label: 'Started', kind: 'date-time', need: 'finish' },
        { name: 'endedAt', label: 'Ended', kind: 'date-time', need: 'finish' },
      ]),
    },
    {
      name: 'On the body',
      hasDiagram: true,
      fields: [
        ...ifEmbalmed([
          { name: 'injectionSites', label: 'Injection sites', kind: 'rows', columns: sites },
          { name: 'drainageSites', label: 'Drainage sites', kind: 'rows', columns: sites },
        ]),
        ...byTrade([{ name: 'bodyFindings', label: 'Findings', kind: 'rows', columns: findings }]),
      ],
    },
    {
      name: 'Embalming',
      fields: ifEmbalmed([
        { name: 'injectionType', label: 'Injection', kind: 'enum', options: injectionType.options },
        {
          name: 'fluids',
          label: 'Fluids',
          help: 'Amounts in ounces.',
          kind: 'rows',
          columns: [
            { name: 'kind', label: 'Kind', kind: 'enum', options: fluidKind.options },
            { name: 'product', label: 'Product', kind: 'string' },
            { name: 'index', label: 'Index', kind: 'decimal', min: 0, max: 100 },
            { name: 'amount', label: 'Ounces of fluid', kind: 'integer', min: 0, max: 5000 },
            { name: 'water', label: 'Ounces of water', kind: 'integer', min: 0, max: 5000 },
          ],
        },
        { name: 'pressure', label: 'Pressure in psi', kind: 'integer', min: 0, max: 300 },
        { name: 'flowRate', label: 'Rate of flow in ounces a minute', kind: 'integer', min: 0, max: 500 },
        { name: 'distribution', label: 'Distribution', kind: 'string' },
        { name: 'aspirationMethod', label: 'Aspiration', kind: 'enum', options: aspirationMethod.options },
        { name: 'aspirationTiming', label: 'When aspirated', kind: 'enum', options: aspirationTiming.options },
        { name: 'cavityTreatment', label: 'Cavity treatment', kind: 'enum', options: cavityTreatment.options },
      ]),
    },
    {
      name: 'Features and appearance',
      fields: byTrade([
        { name: 'disinfection', label: 'Disinfection', kind: 'string' },
        { name: 'featuresTreated', label: 'Features treated', kind: 'checkbox-list', options: featureTreated.options },
        { name: 'mouthClosure', label: 'Mouth', kind: 'enum', options: mouthClosure.options },
        { name: 'eyeClosure', label: 'Eyes', kind: 'enum', options: eyeClosure.options },
        { name: 'facialHair', label: 'Facial hair', kind: 'enum', options: facialHair.options },
        { name: 'hair', label: 'Hair', kind: 'string' },
        { name: 'cosmetics', label: 'Cosmetics', kind: 'string' },
        { name: 'restoration', label: 'Restoration', kind: 'string' },
        { name: 'clothing', label: 'Clothing', kind: 'string' },
        { name: 'casketedAt', label: 'Placed in the casket or container', kind: 'date-time' },
        { name: 'container', label: 'Casket or container', kind: 'string' },
        {
          name: 'bodyKeepsakes',
          label: 'Keepsakes',
          help: 'Only with consent.',
          kind: 'rows',
          columns: [
            { name: 'kind', label: 'Keepsake', kind: 'enum', options: bodyKeepsake.options },
            { name: 'consentBy', label: 'Consent from', kind: 'string' },
            { name: 'givenTo', label: 'Given to', kind: 'string' },
          ],
        },
      ]),
    },
    {
      name: 'Signature',
      fields: ifHandled([
        {
          name: 'exposureIncident',
          label: 'Was anyone exposed to blood or fluids?',
          help: 'Write no names here. Records of employees’ health are kept elsewhere.',
          kind: 'boolean',
        },
        { name: 'signature', label: 'Signature', kind: 'signature', need: 'finish' },
      ]),
    },
  ],
  faults: (values) => timesInOrder(values, ['startedAt', 'endedAt']),
};
