import { beforeCare } from '../../lifecycles/care-milestones.ts';
import { decedentStatus } from '../../model/enumerations/case.ts';
import { bandPlace, conditionFinding, implantsFelt } from '../../model/enumerations/custody.ts';
import { autopsyExtent, bodyCondition, tissueDonation } from '../../model/enumerations/preparation.ts';
import type { CareFacts, CarePage, CareValues } from './care-field.ts';

const samePerson = ({ receivedBy, secondPerson }: CareValues) =>
  typeof secondPerson === 'string' && secondPerson !== '' && secondPerson === receivedBy;

/** Returns what contradicts that the person has arrived: where the record says they are, or when they left. */
function arrivalFault({ receivedAt }: CareValues, { decedentStatus: status, leftAt }: CareFacts): Record<string, string> {
  if (status !== undefined && beforeCare.has(status))
    return {
      receivedAt: `The decedent status is still ${decedentStatus.label(status)}. Record ${decedentStatus.label('in-care')} first.`,
    };
  if (typeof receivedAt !== 'string' || leftAt === undefined || receivedAt >= leftAt) return {};
  return { receivedAt: 'This is before the person left the place of death, by the Removal page. Correct one of the two.' };
}

/**
 * The intake: who received the decedent, how their identity was checked, and where they are kept. Washington requires a band on a wrist or ankle on receipt, or one
 * inside the pouch and one outside, and a record of the times of receipt and of going into and out of cold storage (WAC 308-48-030). If they arrive without
 * identification, West Virginia requires the home to call the place that released them (W.Va. R. 6-1-23).
 */
export const intakePage: CarePage = {
  page: 'intake',
  photos: 8,
  tagField: 'tagScan',
  lead: 'Who took the person into our care, what we found, and where they are.',
  groups: [
    {
      name: 'Arrival',
      fields: [
        { name: 'receivedAt', label: 'Received', kind: 'date-time', need: 'finish' },
        { name: 'receivedBy', label: 'Received by', kind: 'system-dropdown', people: 'staff-members', need: 'finish' },
        {
          name: 'secondPerson',
          label: 'Second person',
          help: 'Someone else, who read the tag and the papers too.',
          kind: 'system-dropdown',
          people: 'staff-members',
          need: 'finish',
        },
      ],
    },
    {
      name: 'Who it is',
      fields: [
        {
          name: 'tagScan',
          label: 'Code on the tag',
          help: 'Read it from the tag, not from the papers.',
          kind: 'string',
          need: 'finish',
        },
        {
          name: 'releaseTagText',
          label: 'What their band says',
          help: 'Copy the band of the hospital or facility. If there is none, call those who released the person.',
          kind: 'string',
        },
        { name: 'bandPlace', label: 'Where is our band?', kind: 'radio-button-list', options: bandPlace.options, need: 'finish' },
      ],
    },
    {
      name: 'Condition',
      fields: [
        { name: 'condition', label: 'Condition', kind: 'radio-button-list', options: bodyCondition.options, need: 'finish' },
        { name: 'conditionFindings', label: 'Findings', kind: 'checkbox-list', options: conditionFinding.options },
        { name: 'autopsyExtent', label: 'Autopsy', kind: 'checkbox-list', options: autopsyExtent.options },
        { name: 'tissueDonation', label: 'Donated', kind: 'checkbox-list', options: tissueDonation.options },
        { name: 'measuredWeight', label: 'Weight on the scale', kind: 'weight', min: 1, max: 1200 },
        {
          name: 'implantsFelt',
          label: 'Did you feel for implants?',
          help: 'Batteries can be dangerous during cremation, so we have to remove them first.',
          kind: 'radio-button-list',
          options: implantsFelt.options,
          need: 'finish',
        },
      ],
    },
    {
      name: 'Where they are',
      fields: [
        { name: 'unit', label: 'Unit or room', kind: 'string', need: 'finish' },
        { name: 'shelf', label: 'Shelf', kind: 'string' },
        { name: 'temperature', label: 'Temperature there', kind: 'temperature' },
      ],
    },
  ],
  faults: (values, facts): Record<string, string> => ({
    ...arrivalFault(values, facts),
    ...(samePerson(values) ? { secondPerson: 'Choose someone else. Two people check who it is.' } : {}),
  }),
};
