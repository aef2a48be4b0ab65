import type { CareField, CareValues } from '#shared/custody/pages/care-field.ts';
import { fieldsOf } from '#shared/custody/pages/care-field.ts';
import { type CareContext, careValueOf, careWords } from '#shared/custody/pages/care-values.ts';
import { crematedRemainsPage } from '#shared/custody/pages/cremated-remains-page.ts';
import { isolated } from '#shared/values/isolated.ts';
import { writeFacts } from '../certificate/write-signers.ts';
import type { FontLibrary } from '../fonts/font-library.ts';
import { looks } from '../plan/looks.ts';
import { beginSection } from '../plan/section.ts';
import { beginPaper, type PaperAbout, writePaperTop } from './care-paper.ts';
import { writeCareGroup } from './write-care-fields.ts';

export type ReceiptInput = PaperAbout & { values: CareValues; context: CareContext };

const title = 'Receipt for cremated remains';

/** What the receipt says of the remains, from the page about them, in this order. */
const received = ['facility', 'discNumber', 'weightOunces', 'container', 'urn', 'extraContainers', 'metal', 'portions'];
const released = ['recipient', 'releaseMethod', 'idSeenKind', 'trackingNumber', 'deliveredOn', 'releasedBy'];

/** Signatures of both sides, each with a name and a time: those that the page has, and lines for the others (Ind. 23-14-31-32). */
const signatures: readonly CareField[] = [
  { name: 'recipientSignature', label: 'Signature of the person who received them', kind: 'signature' },
  { name: 'giverSignature', label: 'Signature for the funeral home', kind: 'signature' },
  { name: 'receivedByName', label: 'Name, printed', kind: 'string' },
  { name: 'giverName', label: 'Name, printed', kind: 'string' },
  { name: 'receivedAt', label: 'Date and time', kind: 'date-time' },
  { name: 'givenAt', label: 'Date and time', kind: 'date-time' },
];

/** Composes the receipt that both sides sign when cremated remains are released. */
export function composeRemainsReceipt(fonts: FontLibrary, input: ReceiptInput) {
  const { values, context, home, decedentFullName } = input;
  const { flow, finish } = beginPaper(fonts, title, input);
  const byName = new Map(fieldsOf(crematedRemainsPage).map((field) => [field.name, field]));
  const factsOf = (names: readonly string[]): [string, string][] =>
    names.flatMap((name): [string, string][] => {
      const field = byName.get(name);
      const words = field ? careWords(field, careValueOf(values, name), context).join('; ') : '';
      return field && words ? [[field.label, words]] : [];
    });
  writePaperTop(flow, title, input, []);
  flow.gap(10);
  flow.paragraph(
    flow.sheets.structure.root.child('P'),
    `${isolated(home.name)} gives the cremated remains of ${isolated(decedentFullName)} to the person named below. Both compared the tag and the disc with this paper before they signed.`,
    looks.body,
  );
  const [what, toWhom] = [factsOf(received), factsOf(released)];
  if (what.length > 0) writeFacts(flow, beginSection(flow, 'What was released'), what);
  if (toWhom.length > 0) writeFacts(flow, beginSection(flow, 'Release'), toWhom);
  const writing = { values, context, isClosed: false };
  // All signatures are on one sheet.
  flow.room(200);
  writeCareGroup(flow, { name: 'Signatures', fields: signatures }, writing);
  return finish();
}
