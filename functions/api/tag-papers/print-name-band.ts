import { caseFor } from '#functions/cases/access/case-access.ts';
import { composeNameBand } from '#functions/documents/tags/name-band-pdf.ts';
import { readLocationRow } from '#functions/table/location-row.ts';
import { dateInZone } from '#shared/values/dates.ts';
import { os } from './implementer.ts';
import { keepPrinted } from './keep-printed.ts';

/** What a state wants on the band besides the name, for the pen: North Carolina the Social Security number (N.C.G.S. 90-210.29A), which we never print. */
const blanksIn = (stateCode: string): string[] => (stateCode === 'NC' ? ['SSN'] : []);

/** Composes a name band in two reads, three for a trade company. */
export const printNameBand = os.printNameBand.handler(async ({ input, context }) => {
  const { record } = await caseFor(context, input.caseId);
  const home = await readLocationRow(context.table, record.providerLocationId);
  if (!home) throw new Error(`The home of the case ${record.id} is not in the table.`);
  const band = {
    name: record.decedentFullName,
    lines: [`${home.name}, case ${record.caseNumber}`],
    blanks: blanksIn(home.address.stateCode),
    createdOn: dateInZone(context.now.toISOString(), home.timeZone),
  };
  return keepPrinted(context, composeNameBand(context.fonts, band), 'Name band');
});
