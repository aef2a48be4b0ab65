import type { ChainHead } from '#shared/chain/chain-head.ts';
import { UNCONFIRMED_REMAINS } from '#shared/custody/handoffs/reduction.ts';
import type { CareFacts, CarePage } from '#shared/custody/pages/care-field.ts';
import { appliedFields } from '#shared/custody/pages/care-status.ts';
import { dateInZone, formatInstant, type Instant } from '#shared/values/dates.ts';
import { isolated } from '#shared/values/isolated.ts';
import { codeOf, photoCodes } from '../certificate/write-record.ts';
import { writeFacts } from '../certificate/write-signers.ts';
import type { FontLibrary } from '../fonts/font-library.ts';
import { Flow, MEASURE } from '../pdf/flow.ts';
import { Sheets } from '../pdf/sheets.ts';
import { writeFoot } from '../pdf/write-foot.ts';
import { colors, looks } from '../plan/looks.ts';
import { beginSection } from '../plan/section.ts';
import { type CareWriting, writeCareGroup } from './write-care-fields.ts';

/** Whom a paper is about, where it comes from, and where the custody record ends. */
export type PaperAbout = {
  caseNumber: string;
  decedentFullName: string;
  home: { name: string; place: string; phone: string };
  timeZone: string;
  head: ChainHead | undefined;
  printedOn: Instant;
  printedBy: string;
  /** These are cremated remains, and no facility has confirmed whose. */
  areUnconfirmed?: boolean;
  /** The entry of the record with what was closed before the page was opened again after the release. */
  supersedes?: number;
};

export type CarePaperInput = PaperAbout &
  Pick<CareWriting, 'values' | 'context'> & {
    title: string;
    page: CarePage;
    facts: CareFacts;
    closed: { on: Instant; byName: string } | undefined;
    /** The hashes of the page's photos; only how many there are for those who don't see them. */
    photos?: readonly string[] | number;
    /** What the first call said, if the paper has it. */
    before?: readonly [string, string][];
  };

type Paper = { bytes: Buffer; missingCharacters: string[] };

const closing = ({ closed, timeZone }: CarePaperInput): string =>
  closed
    ? `${isolated(closed.byName || 'Someone')}, ${formatInstant(closed.on, timeZone)}`
    : 'Not closed yet: what it says can still change';

/** Writes the top of a paper: what it is, about whom, and of which home. */
export function writePaperTop(flow: Flow, title: string, about: PaperAbout, more: readonly [string, string][]): void {
  const { root } = flow.sheets.structure;
  const { caseNumber, decedentFullName, home, timeZone, printedOn, printedBy } = about;
  const printed = `Printed ${formatInstant(printedOn, timeZone)}${printedBy ? ` by ${isolated(printedBy)}` : ''}`;
  flow.row([
    { element: root.child('P'), x: 0, width: 250, blocks: [{ text: isolated(home.name), look: looks.brand }] },
    { element: root.child('P'), x: 260, width: MEASURE - 260, blocks: [{ text: printed, look: looks.small }], isRight: true },
  ]);
  flow.gap(14);
  flow.paragraph(root.child('H1'), title, looks.title);
  flow.gap(6);
  flow.paragraph(root.child('P'), isolated(decedentFullName), looks.total);
  flow.gap(8);
  writeFacts(flow, root.child('Sect'), [
    ...(caseNumber ? ([['Case', caseNumber]] as [string, string][]) : []),
    ['Funeral home', [home.name, home.place, home.phone].filter(Boolean).join(', ')],
    ...(about.supersedes === undefined
      ? []
      : ([['Supersedes', `What was closed in entry ${about.supersedes} of the custody record`]] as [string, string][])),
    ...(about.areUnconfirmed ? ([['Cremated remains', UNCONFIRMED_REMAINS]] as [string, string][]) : []),
    ...more,
  ]);
}

/** Returns sheets for a paper, and what finishes it: at the foot of each sheet are the last entry of the custody record and its code. */
export function beginPaper(fonts: FontLibrary, title: string, { head, decedentFullName, home, ...about }: PaperAbout) {
  const sheets = new Sheets(fonts, {
    title: `${title}: ${decedentFullName}`,
    subject: title,
    author: home.name,
    language: 'en-US',
    createdOn: dateInZone(about.printedOn, about.timeZone),
  });
  const flow = new Flow(sheets);
  const finish = (): Paper => {
    const entry = head ? `Entry ${head.sequence}, code ${codeOf(head.hash)}` : 'The custody record has no entry yet';
    writeFoot(sheets, {
      name: `${entry}. ${title}, ${isolated(decedentFullName)}`,
      width: 400,
      look: looks.small,
      rule: colors.border,
    });
    return { bytes: sheets.finish(), missingCharacters: [...sheets.missing] };
  };
  return { flow, finish };
}

const photosIn = (photos: readonly string[] | number): string => {
  if (typeof photos === 'number') return photos === 0 ? 'None' : String(photos);
  return photos.length === 0 ? 'None' : photoCodes(photos);
};

/** Composes a page of custody on paper: what it says, and lines for the pen where it says nothing yet. */
export function composeCarePaper(fonts: FontLibrary, input: CarePaperInput): Paper {
  const { title, page, values, context, facts, closed, before, photos } = input;
  const { flow, finish } = beginPaper(fonts, title, input);
  writePaperTop(flow, title, input, [
    ['Closed by', closing(input)],
    ...(photos === undefined ? [] : ([['Photos', photosIn(photos)]] as [string, string][])),
  ]);
  if (before && before.length > 0) writeFacts(flow, beginSection(flow, 'From the first call'), before);
  const assumed = closed ? values : { ...page.paperAs, ...values };
  const applied = new Set(appliedFields(page, assumed, facts).map(({ name }) => name));
  const writing = { values, context, isClosed: closed !== undefined };
  for (const { fields, ...group } of page.groups)
    writeCareGroup(flow, { ...group, fields: fields.filter((field) => applied.has(field.name)) }, writing);
  return finish();
}
