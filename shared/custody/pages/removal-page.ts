import type { DecedentStatus, RequestStatus } from '../../model/enumerations/case.ts';
import {
  belongingsFound,
  releasePaper,
  removalEquipment,
  removalKind,
  removalPrecaution,
} from '../../model/enumerations/custody.ts';
import { bodyIdentificationMethod } from '../../model/enumerations/preparation.ts';
import type { CareFacts, CarePage, CareValues } from './care-field.ts';

const weGo = ({ removalKind: kind }: CareValues) => kind !== undefined && kind !== null && kind !== 'delivered';

/** The statuses of someone whom a removal service was asked to bring, and hasn't brought yet. */
const onTheWay: ReadonlySet<DecedentStatus> = new Set<DecedentStatus>(['pickup-requested', 'out-for-pickup']);

/** Returns how far a removal service is with what it was asked: from the request until the home has taken the person over, whatever the page still lacks. */
function requestOf({ removalKind: kind }: CareValues, { decedentStatus: status }: CareFacts): RequestStatus | undefined {
  if (kind !== 'trade-company' || status === undefined || status === 'not-in-care') return undefined;
  return onTheWay.has(status) ? 'requested' : 'completed';
}

/**
 * The removal: who goes, when, and what the place of death gave and signed. In Massachusetts, the signed pronouncement has to be in hand, or an official's spoken
 * approval written down (239 CMR 3.10(3)).
 */
export const removalPage: CarePage = {
  page: 'removal',
  lead: 'Who brings the person into our care, and what the place they leave gave us.',
  tradeKind: 'removal-service',
  tagField: 'tagId',
  paperAs: { removalKind: 'own-staff' },
  photos: 8,
  request: requestOf,
  groups: [
    {
      name: 'Who goes',
      fields: [
        {
          name: 'removalKind',
          label: 'Who brings the person to us?',
          kind: 'radio-button-list',
          options: removalKind.options,
          need: 'start',
        },
        {
          name: 'removalTeam',
          label: 'Who goes',
          help: 'Two people go to a residence.',
          kind: 'rows',
          columns: [{ name: 'name', label: 'Name', kind: 'string' }],
          need: 'start',
          isForTrade: true,
          when: weGo,
        },
        { name: 'vehicle', label: 'Vehicle', kind: 'string', isForTrade: true, when: weGo },
        {
          name: 'equipment',
          label: 'Equipment',
          kind: 'checkbox-list',
          options: removalEquipment.options,
          isForTrade: true,
          when: weGo,
        },
        {
          name: 'precautions',
          label: 'Protection',
          kind: 'checkbox-list',
          options: removalPrecaution.options,
          isForTrade: true,
          when: weGo,
        },
      ],
    },
    {
      name: 'Times',
      fields: [
        { name: 'dispatchedAt', label: 'Sent out', kind: 'date-time', need: 'finish', isForTrade: true, when: weGo },
        { name: 'arrivedAt', label: 'Arrived there', kind: 'date-time', need: 'finish', isForTrade: true, when: weGo },
        { name: 'leftAt', label: 'Left there', kind: 'date-time', need: 'finish', isForTrade: true, when: weGo },
        { name: 'mileage', label: 'Miles driven', kind: 'distance', isForTrade: true, when: weGo },
      ],
    },
    {
      name: 'Release',
      fields: [
        {
          name: 'releasePapers',
          label: 'Papers in hand',
          help: 'In Massachusetts, take the signed pronouncement along, or write down an official’s spoken approval (239 CMR 3.10).',
          kind: 'checkbox-list',
          options: releasePaper.options,
          isForTrade: true,
        },
        { name: 'releasedByName', label: 'Released by', kind: 'string', need: 'finish', isForTrade: true },
        {
          name: 'releaseSignature',
          label: 'Signature of the person who released them',
          help: 'If they signed on paper, a photo of it is as good.',
          kind: 'signature',
          need: 'finish',
          orPhoto: true,
          isForTrade: true,
        },
        {
          name: 'belongings',
          label: 'Did anything come with the person?',
          kind: 'radio-button-list',
          options: belongingsFound.options,
          need: 'finish',
          isForTrade: true,
        },
      ],
    },
    {
      name: 'Who it is',
      fields: [
        {
          name: 'identifiedBy',
          label: 'How did you know who it is?',
          kind: 'enum',
          options: bodyIdentificationMethod.options,
          need: 'finish',
          isForTrade: true,
        },
        {
          name: 'tagId',
          label: 'Code on the tag',
          help: 'Put the tag on before you drive away, bind it to this case, and copy its code from the tag.',
          kind: 'string',
          need: 'finish',
          isForTrade: true,
        },
      ],
    },
  ],
  faults: (values) => timesInOrder(values, ['dispatchedAt', 'arrivedAt', 'leftAt']),
};

/** Finds times that are before the one that they follow. */
export function timesInOrder(values: CareValues, names: readonly string[]): Record<string, string> {
  const faults: Record<string, string> = {};
  let last: string | undefined;
  for (const name of names) {
    const at = values[name];
    if (typeof at !== 'string') continue;
    if (last !== undefined && at < last) faults[name] = 'This is before the time above it. Check both.';
    last = at;
  }
  return faults;
}
