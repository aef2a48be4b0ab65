import type { ChainEntry } from '#shared/chain/chain-entry.ts';
import type { ChainHead, ChainLink } from '#shared/chain/chain-head.ts';
import { isolated } from '#shared/values/isolated.ts';
import type { FontLibrary } from '../fonts/font-library.ts';
import { Flow } from '../pdf/flow.ts';
import { Sheets } from '../pdf/sheets.ts';
import { writeFoot } from '../pdf/write-foot.ts';
import { colors, looks } from '../plan/looks.ts';
import { beginSection } from '../plan/section.ts';
import { signersOf } from './signers-of.ts';
import { codeOf, writeRecord } from './write-record.ts';
import { utc, writeFacts, writeSigners } from './write-signers.ts';

export type CertificateInput = {
  document: { id: string; name: string; revision: number; homeName: string };
  /** The SHA-256 of the document that everyone signed. */
  originalSha256: string;
  /** The SHA-256 of the certificate of the seal. */
  certificateSha256: string;
  /** The record until now, whole. */
  links: readonly ChainLink[];
  head: ChainHead;
  /** When it is sealed. */
  at: Date;
  /** Where documents can be checked. */
  verifyUrl: string;
};

function writeTop(flow: Flow, { document, originalSha256, head, at }: CertificateInput): void {
  const { root } = flow.sheets.structure;
  flow.paragraph(root.child('H1'), 'Certificate of signing', looks.title);
  flow.gap(6);
  flow.paragraph(
    root.child('P'),
    'These pages say who signed the document before them, how, and what was recorded on the way. They are part of the file, which is sealed as a whole.',
    looks.body,
  );
  const section = beginSection(flow, 'Document');
  writeFacts(flow, section, [
    ['Name', document.name],
    ['Funeral home', document.homeName],
    ['Number', document.id],
    ['Version', String(document.revision)],
    ['SHA-256 of what was signed', originalSha256],
    ['Sealed', utc(at.toISOString())],
    ['Last entry of the record', `No. ${head.sequence}, code ${codeOf(head.hash)}`],
    ['SHA-256 of the last entry', head.hash],
  ]);
}

function writeVerifying(flow: Flow, { verifyUrl, certificateSha256 }: CertificateInput): void {
  const section = beginSection(flow, 'How to check this document');
  const say = (text: string) => {
    flow.paragraph(section.child('P'), text, looks.body);
    flow.gap(5);
  };
  say(
    `Open ${verifyUrl} and choose this file. It is checked on your device and isn’t uploaded. The bundle that you can download with this document has a page that does the same without the internet.`,
  );
  say(
    'The record is a chain: each entry has the hash of the one before it. An entry’s code above is the first 16 digits of its hash. If the record has an entry with that number and that code, it and everything before it are what was written then.',
  );
  say(
    'The seal is a digital signature over the whole file, with a certificate that is self-signed. It shows that nothing was changed since. It doesn’t show who we are, and Adobe Acrobat will say that the signer’s identity is unknown.',
  );
  say(`SHA-256 of the certificate: ${certificateSha256}`);
}

/** Composes the pages that say how a document was signed. Everything in them is from its record. The same input gives the same bytes. */
export function composeCertificate(fonts: FontLibrary, input: CertificateInput): { bytes: Buffer; missingCharacters: string[] } {
  const { document, links, at } = input;
  const title = `Certificate of signing: ${document.name}`;
  const about = { title, subject: 'How the document was signed', author: 'Yarrow', language: 'en-US' };
  const sheets = new Sheets(fonts, { ...about, createdOn: at.toISOString().slice(0, 10) });
  const flow = new Flow(sheets);
  writeTop(flow, input);
  writeSigners(flow, signersOf(links.map(({ text }) => JSON.parse(text) as ChainEntry)));
  writeRecord(flow, links);
  writeVerifying(flow, input);
  writeFoot(sheets, { name: isolated(title), width: 360, look: looks.small, rule: colors.border });
  return { bytes: sheets.finish(), missingCharacters: [...sheets.missing] };
}
