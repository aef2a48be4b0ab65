import { isolated } from '#shared/values/isolated.ts';
import { type Block, type Flow, MEASURE } from '../pdf/flow.ts';
import { looks } from '../plan/looks.ts';
import { beginSection, separate } from '../plan/section.ts';
import type { CertifiedSigner } from './signers-of.ts';

/** Writes an instant the way the record has it, in UTC and to the second. */
export const utc = (instant: string): string => `${instant.slice(0, 10)} ${instant.slice(11, 19)} UTC`;

const methods = { drawn: 'Drawn by hand', typed: 'Typed, in a handwriting style' } as const;
const ways = {
  link: 'A link that was sent to them',
  'link-and-code': 'A link that was sent to them, and a code that was emailed',
  account: 'Their account, to which they were signed in',
  'account-and-code': 'Their account, to which they were signed in, and a code that was emailed',
  tablet: 'The funeral home’s tablet',
} as const;

/** Says how someone signed. A name that no handwriting can write is printed. */
const methodOf = ({ method, style }: NonNullable<CertifiedSigner['signed']>): string =>
  style === 'print' ? 'Typed' : methods[method];

/** Returns what the certificate says of a signer: pairs of a name and a value. What isn’t recorded is left out. */
function factsOf({ sent, opened, consented, signed }: CertifiedSigner): [string, string][] {
  const facts: [string, string | undefined][] = [
    ['Role', signed?.role ?? sent?.role],
    ['Authority', signed?.authority ?? sent?.authority],
    ['Email', sent?.email],
    ['Identified by', opened && ways[opened.by]],
    ['Witness', signed?.witnessName],
    ['Sent', sent && utc(sent.on)],
    ['Opened', opened && utc(opened.on)],
    ['Agreed to sign electronically', consented && utc(consented.on)],
    ['Disclosure', consented && `Version ${consented.version}, SHA-256 ${consented.sha256}`],
    ['Signed', signed && utc(signed.on)],
    ['Signature', signed && methodOf(signed)],
    ['Signature SHA-256', signed?.signatureSha256],
    ['IP address', signed?.ip],
    ['Time zone', signed?.timeZone],
    ['Browser', signed?.userAgent],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

const LABEL = 132;
const GAP = 2;
/** What a line between two signers takes, with the gap below a name. */
const BETWEEN = 12;
const VALUES = MEASURE - LABEL - 8;

/** Returns the height of the facts about a signer, which stay on one sheet. */
const heightOfFacts = (flow: Flow, facts: readonly [string, string][]): number =>
  facts.reduce((sum, [name, value]) => {
    const label = flow.heightOf([{ text: name, look: looks.label }], LABEL);
    return sum + GAP + Math.max(label, flow.heightOf([{ text: isolated(value), look: looks.small }], VALUES));
  }, 0);

/** Writes names with their values, one below the other. */
export function writeFacts(flow: Flow, parent: ReturnType<typeof beginSection>, facts: readonly [string, string][]): void {
  const table = parent.child('Table');
  for (const [name, value] of facts) {
    const row = table.child('TR');
    const cell = (text: string, look: Block['look']): Block[] => [{ text, look }];
    flow.row([
      { element: row.child('TH'), x: 0, width: LABEL, blocks: cell(name, looks.label) },
      { element: row.child('TD'), x: LABEL + 8, width: VALUES, blocks: cell(isolated(value), looks.small) },
    ]);
    flow.gap(GAP);
  }
}

/** Writes everyone who had to sign, with how they were identified, what they agreed to, and when they signed. */
export function writeSigners(flow: Flow, signers: readonly CertifiedSigner[]): void {
  const section = beginSection(flow, 'Signers');
  if (signers.length === 0) flow.paragraph(section.child('P'), 'Nobody signed this document electronically.', looks.body);
  for (const [index, signer] of signers.entries()) {
    const facts = factsOf(signer);
    const { y } = flow;
    flow.room(BETWEEN + flow.heightOf([{ text: isolated(signer.name), look: looks.part }], MEASURE) + heightOfFacts(flow, facts));
    // On a new sheet there is nobody to be separated from.
    if (index > 0 && flow.y === y) separate(flow);
    flow.paragraph(section.child('H3'), isolated(signer.name), looks.part);
    flow.gap(GAP);
    writeFacts(flow, section, facts);
  }
}
