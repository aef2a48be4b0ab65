import { idSeenKind, metalDisposal, remainsRelease } from '../../model/enumerations/custody.ts';
import { dispositionGroupOf } from '../../model/enumerations/disposition.ts';
import type { CareFacts, CareField, CarePage, CareValues } from './care-field.ts';
import { timesInOrder } from './removal-page.ts';

const isReduced = ({ dispositionType: type }: CareFacts): boolean =>
  type !== undefined && ['cremation', 'natural-organic-reduction'].includes(dispositionGroupOf(type));
const isToSoil = (_: CareValues, { dispositionType: type }: CareFacts) => type === 'natural-organic-reduction';
const isMailed = ({ releaseMethod }: CareValues) => releaseMethod === 'mail';
/** Tells whether someone receives the remains from the home in person, and so shows ID and signs. */
export const isHandedOver = ({ releaseMethod }: CareValues): boolean => releaseMethod !== 'scattered' && releaseMethod !== 'mail';

const byFacility = (fields: readonly CareField[]): CareField[] => fields.map((field) => ({ ...field, isForTrade: true }));

/**
 * The cremated remains: the facility's own record, where the remains are, and to whom they were released. Both sides sign for delivery and release, with names and
 * times (Ind. 23-14-31-32). Washington has the disc's number on all papers, identification checked right before the chamber, and soil at 131 °F for 72 hours
 * (WAC 308-47-020, -040, -065).
 */
export const crematedRemainsPage: CarePage = {
  page: 'cremated-remains',
  lead: 'What the crematory recorded, and to whom the remains were released.',
  tradeKind: 'crematory',
  isNeeded: (_, facts) => isReduced(facts),
  groups: [
    {
      name: 'At the facility',
      fields: [
        { name: 'facility', label: 'Facility', kind: 'string', need: 'start' },
        { name: 'container', label: 'Container', kind: 'string', need: 'start' },
        ...byFacility([
          { name: 'deliveredAt', label: 'Delivered there', kind: 'date-time', need: 'finish' },
          { name: 'deliveryReceipt', label: 'Signature for the delivery', kind: 'signature', need: 'finish' },
          { name: 'discNumber', label: 'Disc number', kind: 'string', need: 'finish' },
          { name: 'operator', label: 'Operator', kind: 'string', need: 'finish' },
          { name: 'chamber', label: 'Chamber or vessel', kind: 'string' },
          { name: 'startedAt', label: 'Started', kind: 'date-time', need: 'finish' },
          { name: 'endedAt', label: 'Ended', kind: 'date-time', need: 'finish' },
          { name: 'processedBy', label: 'Processed by', kind: 'string' },
          { name: 'packagedBy', label: 'Packaged by', kind: 'string', need: 'finish' },
          { name: 'packagedAt', label: 'Packaged', kind: 'date-time', need: 'finish' },
          { name: 'witnesses', label: 'Witnesses', kind: 'string' },
          {
            name: 'temperatureRecord',
            label: 'Temperature record',
            help: 'Soil has to be at 131 °F for 72 hours in Washington (WAC 308-47-065).',
            kind: 'string',
            when: isToSoil,
          },
          { name: 'soilShare', label: 'How much soil the family takes', kind: 'string', when: isToSoil },
        ]),
      ],
    },
    {
      name: 'With us',
      fields: [
        { name: 'weightOunces', label: 'Weight in ounces', kind: 'integer', min: 0, max: 5000, need: 'finish' },
        { name: 'metal', label: 'Metal', kind: 'radio-button-list', options: metalDisposal.options },
        { name: 'storage', label: 'Where they are kept', kind: 'string', need: 'finish' },
        { name: 'urn', label: 'Urn', kind: 'string' },
        { name: 'extraContainers', label: 'Other containers', kind: 'string' },
        {
          name: 'portions',
          label: 'Portions',
          help: 'Bind a tag to each on the Tags page first.',
          kind: 'rows',
          columns: [
            { name: 'recipient', label: 'For', kind: 'string' },
            { name: 'amount', label: 'How much', kind: 'string' },
            { name: 'tagId', label: 'Code on the tag', kind: 'string' },
          ],
        },
      ],
    },
    {
      name: 'Release',
      fields: [
        {
          name: 'recipient',
          label: 'To whom',
          help: 'The person with the case role Cremated Remains Recipient.',
          kind: 'system-dropdown',
          people: 'family-contacts',
          need: 'finish',
        },
        {
          name: 'papersAgree',
          label: 'Do the tag, the disc, and the papers agree?',
          help: 'Compare all three right before you hand the remains over.',
          kind: 'boolean',
          need: 'finish',
        },
        { name: 'releaseMethod', label: 'How', kind: 'radio-button-list', options: remainsRelease.options, need: 'finish' },
        {
          name: 'idSeenKind',
          label: 'What ID did you see?',
          help: 'Only the kind. Don’t write down the number.',
          kind: 'enum',
          options: idSeenKind.options,
          need: 'finish',
          when: isHandedOver,
        },
        { name: 'releasedBy', label: 'Released by', kind: 'system-dropdown', people: 'staff-members', need: 'finish' },
        {
          name: 'recipientSignature',
          label: 'Signature of the person who received them',
          kind: 'signature',
          need: 'finish',
          when: isHandedOver,
        },
        {
          name: 'postalBox',
          label: 'Is it in the Postal Service’s BOX-CRE?',
          help: 'Cremated remains go by Priority Mail Express in that box since March 1, 2025.',
          kind: 'boolean',
          need: 'finish',
          when: isMailed,
        },
        { name: 'trackingNumber', label: 'Tracking number', kind: 'string', need: 'finish', when: isMailed },
        { name: 'deliveredOn', label: 'Delivered on', kind: 'date', when: isMailed },
        { name: 'noticeSentOn', label: 'If nobody claims them: notice sent on', kind: 'date' },
        { name: 'veteranChecked', label: 'If nobody claims them: did you check for a veteran?', kind: 'boolean' },
      ],
    },
  ],
  faults: (values) => ({
    ...timesInOrder(values, ['deliveredAt', 'startedAt', 'endedAt', 'packagedAt']),
    ...(values.papersAgree === false ? { papersAgree: 'Stop, and find out whose remains these are.' } : {}),
    ...(isHandedOver(values) && values.idSeenKind === 'none'
      ? { idSeenKind: 'Look at this person’s ID, and say which kind it is.' }
      : {}),
    ...(isMailed(values) && values.postalBox === false
      ? { postalBox: 'The Postal Service takes them only in its BOX-CRE.' }
      : {}),
  }),
};
