import { carePlace, preservationMethod } from '../../model/enumerations/custody.ts';
import type { CarePage, CareRow, CareValues } from './care-field.ts';

/** Returns whether cold or dry ice keeps the decedent. */
export const isCold = ({ preservationMethod: method }: CareValues) => method === 'refrigerate' || method === 'dry-ice';

/** Returns the rows of a field of several. */
export const rowsOf = (values: CareValues, name: string): readonly CareRow[] => {
  const rows = values[name];
  return Array.isArray(rows) ? (rows as readonly CareRow[]) : [];
};

/** Finds a time out of cold that is before the time in, or before the next period begins. */
function coldFault(values: CareValues): string | undefined {
  const at = rowsOf(values, 'coldPeriods').findIndex(
    ({ in: into, out }) => typeof into === 'string' && typeof out === 'string' && out < into,
  );
  return at < 0 ? undefined : `Row ${at + 1}: the time out is before the time in. Check both.`;
}

/** How the decedent is kept from decay, with every time into and out of cold and every temperature that was read. */
export const preservationPage: CarePage = {
  page: 'preservation',
  lead: 'How the person is kept, with the times in and out of cold.',
  tradeKind: 'embalmer',
  paperAs: { preservationMethod: 'refrigerate' },
  groups: [
    {
      name: 'Method',
      fields: [
        {
          name: 'preservationMethod',
          label: 'How are they kept?',
          kind: 'radio-button-list',
          options: preservationMethod.options,
          need: 'start',
          isForTrade: true,
        },
      ],
    },
    {
      name: 'Cold',
      fields: [
        {
          name: 'coldPeriods',
          label: 'In and out of cold',
          help: 'Leave the time out empty while they are there.',
          kind: 'rows',
          columns: [
            { name: 'in', label: 'In', kind: 'date-time' },
            { name: 'out', label: 'Out', kind: 'date-time' },
            { name: 'unit', label: 'Unit', kind: 'string' },
            { name: 'by', label: 'Name', kind: 'string' },
          ],
          need: 'finish',
          isForTrade: true,
          when: isCold,
        },
        {
          name: 'temperatureReadings',
          label: 'Temperatures',
          help: 'Read it every 24 hours. Most rules ask for 34 to 40 °F.',
          kind: 'rows',
          columns: [
            { name: 'at', label: 'When', kind: 'date-time' },
            { name: 'temperature', label: 'Degrees', kind: 'temperature' },
            { name: 'by', label: 'Name', kind: 'string' },
          ],
          isForTrade: true,
          when: isCold,
        },
      ],
    },
    {
      name: 'Where they are',
      fields: [
        {
          name: 'placements',
          label: 'Moved within the building',
          help: 'Add a row whenever someone moves them, such as to the preparation room or the chapel. People in care shows the latest.',
          kind: 'rows',
          columns: [
            { name: 'at', label: 'When', kind: 'date-time' },
            { name: 'kind', label: 'To', kind: 'enum', options: carePlace.options },
            { name: 'place', label: 'Room or unit', kind: 'string' },
            { name: 'by', label: 'Name', kind: 'string' },
          ],
          isForTrade: true,
        },
      ],
    },
    {
      name: 'Spoken permission to embalm',
      fields: [
        { name: 'oralPermissionBy', label: 'Who gave it', kind: 'string', isForTrade: true },
        { name: 'oralPermissionAt', label: 'When', kind: 'date-time', isForTrade: true },
        { name: 'oralPermissionHeardBy', label: 'Who heard it', kind: 'string', isForTrade: true },
      ],
    },
  ],
  faults: (values): Record<string, string> => {
    const words = coldFault(values);
    return words ? { coldPeriods: words } : {};
  },
};
