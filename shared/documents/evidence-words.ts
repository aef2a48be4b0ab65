// Without the schemas of entries: the page that verifies shows these words too, has to stay small, and reads entries that anyone may have written.

/** What the words read of an entry. */
export type WordedEntry = {
  type: string;
  actor: { kind: string; id: string; name?: string | undefined };
  data: { readonly [name: string]: unknown };
};

type Of = (name: string) => string;
type Said = { who: string; signer: string; of: Of; each: (name: string) => Of[] };

/** How staff and jobs are named when the entry has no name. */
const unnamed: Readonly<Record<string, string>> = { job: 'Yarrow', system: 'Yarrow', provider: 'The funeral home' };

const because = (reason: string): string => (reason ? ` Reason: ${reason}` : '');
const witnessed = (name: string): string => (name ? `, in the presence of ${name},` : '');
const ways: Readonly<Record<string, string>> = {
  link: 'opened the document from the link',
  'link-and-code': 'opened the document from the link and entered the code that was emailed',
  account: 'opened the document in their account',
  'account-and-code': 'opened the document in their account and entered the code that was emailed',
  tablet: 'opened the document on the funeral home’s tablet',
};
const files: Readonly<Record<string, string>> = {
  original: 'the document as it was sent',
  sealed: 'the sealed document',
  bundle: 'the sealed document with its record',
  paper: 'the scan of the signed paper',
};
const views: Readonly<Record<string, string>> = {
  questions: 'the questions of the document',
  pages: 'pages of the document',
  file: 'the file of the document',
};

/** Says the names under which someone signed, if the document was sent to another one. */
function otherNames(signer: string, of: Of): string {
  const [typed, printed] = [of('typedName'), of('printedName')];
  const as = [typed && `the signature is typed as “${typed}”`, printed && `the printed name is “${printed}”`].filter(Boolean);
  return as.length > 0 ? ` The document was sent to ${signer}; ${as.join(', and ')}.` : '';
}

const stamps: Readonly<Record<string, string>> = {
  embedded: ' A timestamp authority confirmed the time.',
};

const letter = (what: string): string => (what === 'copy' ? 'The email with the copy' : 'The email');

const sentences: Readonly<Record<string, (said: Said) => string>> = {
  'document.created': ({ who, of }) => `${who} began “${of('name')},” version ${of('revision')}.`,
  'document.sent': ({ who, signer, of }) =>
    `${who} sent the document to ${signer}${of('email') ? ` at ${of('email')}` : ''} to sign as ${of('role')}.`,
  'document.delivered': ({ signer, of }) => `${letter(of('what'))} to ${signer} was delivered.`,
  'document.bounced': ({ signer, of }) => `${letter(of('what'))} to ${signer} couldn’t be delivered.${because(of('reason'))}`,
  'document.complained': ({ signer, of }) => `${letter(of('what'))} to ${signer} was reported as spam.`,
  'document.opened': ({ signer, of }) => `${signer}${witnessed(of('witnessName'))} ${ways[of('by')] ?? 'opened the document'}.`,
  'document.disclosed': ({ signer, of }) =>
    `${signer} was shown the disclosure about electronic signatures (version ${of('version')}).`,
  'document.consented': ({ signer, of }) => `${signer} agreed to sign electronically (disclosure version ${of('version')}).`,
  'document.consent-withdrawn': ({ signer }) => `${signer} no longer agreed to sign electronically.`,
  'document.viewed': ({ signer, of }) => `${signer} viewed ${views[of('what')] ?? 'the document'}.`,
  'document.field-set': ({ signer, of }) => `${signer} filled in “${of('label')}.”`,
  'document.field-changed': ({ signer, of }) => `${signer} changed “${of('label')}.”`,
  'document.signed': ({ signer, of }) =>
    `${signer}${witnessed(of('witnessName'))} signed with a ${of('method') === 'drawn' ? 'drawn' : 'typed'} signature.${otherNames(signer, of)}`,
  'document.declined': ({ signer, of }) => `${signer} declined to sign.${because(of('reason'))}`,
  'document.reminded': ({ who, signer }) => `${who} reminded ${signer} to sign.`,
  'document.expired': ({ signer }) => `The link of ${signer} expired.`,
  'document.signer-canceled': ({ who, signer, of }) => `${who} cancelled the signature of ${signer}.${because(of('reason'))}`,
  'document.voided': ({ who, of }) => `${who} voided the document.${because(of('reason'))}`,
  'document.replaced': ({ who, of }) => `${who} began a new version of the document.${because(of('reason'))}`,
  'document.finished': ({ who }) => `${who} finished the document, which nobody has to sign.`,
  'document.paper-signed': ({ who, of, each }) =>
    each('signatures').length > 0
      ? `${who} added a scan of the signed paper. ${each('signatures')
          .map((by) => `${by('name')} signed it on ${by('signedOn')}.`)
          .join(' ')}`
      : `${who} added a scan of the paper that ${of('signedBy')} signed on ${of('signedOn')}.`,
  'document.sealed': ({ of }) => `Yarrow sealed the document.${stamps[of('timestamp')] ?? ''}`,
  'document.downloaded': ({ who, of }) => `${who} downloaded ${files[of('what')] ?? 'the document'}.`,
  'document.copied': ({ who, of }) => `${who} emailed a copy to ${of('to')}.`,
};

/** Returns what reads a text of an object that anyone may have written. */
const textIn =
  (data: WordedEntry['data']): Of =>
  (name) => {
    const value = data[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };

/** Lists the types of entries that have words. */
export const wordedTypes = Object.keys(sentences);

/** Returns what an entry of a signature record reports, in one or two sentences for people. An unknown type is named. */
export function evidenceWords({ type, actor, data }: WordedEntry): string {
  const of = textIn(data);
  const each = (name: string): Of[] => {
    const value = data[name];
    return Array.isArray(value) ? value.map((item) => textIn(typeof item === 'object' && item !== null ? item : {})) : [];
  };
  const who = actor.name || unnamed[actor.kind] || 'Someone';
  const write = Object.hasOwn(sentences, type) ? sentences[type] : undefined;
  return write ? write({ who, signer: of('signerName') || 'The signer', of, each }) : `${who} recorded “${type}.”`;
}
