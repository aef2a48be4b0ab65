import * as z from 'zod';
import { canonicalJson } from '../chain/canonical-json.ts';
import type { ChainEntryDraft } from '../chain/chain-entry.ts';
import { sha256 as hashOf } from '../chain/chain-head.ts';
import { MAX_REASON } from '../model/case-document.ts';
import { lazyObject } from '../values/lazy-object.ts';
import { calendarDate, guid, instant, line, lines, optionalEmail, sha256 } from '../values/schemas.ts';

/** Who it is about: a signer by the id that the document knows them by, and the name they had then. */
const signer = () => ({ signerId: guid, signerName: line(200) });

/** Where a signer was, as their browser and our server saw it. What the browser says can be made up. */
const device = () => ({ ip: line(64), userAgent: line(600), timeZone: line(64).optional() });

/** A text of the disclosure that was shown: its version, and the hash of its words. */
const disclosure = () => ({ version: line(40), sha256 });

/** A value is named by a salted hash (`valueHash`): the record travels with the document, and to people who may not read each field. */
const fieldValue = () => ({ ...signer(), fieldId: guid, label: line(600), valueSha256: sha256 });

const signed = () => ({
  ...signer(),
  /** The hash of the document that the signature was put on. */
  documentSha256: sha256,
  role: line(120),
  authority: line(200),
  method: z.enum(['drawn', 'typed']),
  style: line(60).optional(),
  /** The name that was typed as the signature, and the printed one, if the document was sent to another name. They are on its pages, too. */
  typedName: line(200).optional(),
  printedName: line(200).optional(),
  signatureSha256: sha256,
  initialsSha256: sha256.optional(),
  /** The hash of everything that the signer filled in, in canonical JSON. */
  answersSha256: sha256,
  /** The member of staff in whose presence it was signed on the home’s tablet. */
  witnessedBy: guid.optional(),
  witnessName: line(200).optional(),
  ...device(),
});

const sealed = () => ({
  originalSha256: sha256,
  /** The finished pages with the certificate, before the signature. Its bytes are the beginning of the sealed file. */
  unsealedSha256: sha256,
  sealedSha256: sha256,
  pageCount: z.int().min(1),
  certificateSha256: sha256,
  timestamp: z.enum(['none', 'embedded']),
});

/** Which letter of a signer: that with their link, unless it says that it was their copy. */
const letter = () => ({ ...signer(), what: z.enum(['copy']).optional() });

/** Lists what each entry of a signature record says (docs/evidence.md). No entry contains a token, a code, or the value of a field, besides a name under which somebody signed. */
const evidenceData = {
  'document.created': lazyObject(() => ({ name: line(200), revision: z.int().min(1), replaces: guid.optional() })),
  'document.sent': lazyObject(() => ({
    ...signer(),
    documentSha256: sha256,
    frozenSha256: sha256,
    role: line(120),
    authority: line(200),
    order: z.int().min(1),
    email: optionalEmail,
    needsCode: z.boolean(),
    expiresOn: instant,
  })),
  'document.delivered': lazyObject(letter),
  'document.bounced': lazyObject(() => ({ ...letter(), reason: line(300).optional() })),
  'document.complained': lazyObject(letter),
  'document.opened': lazyObject(() => ({
    ...signer(),
    by: z.enum(['link', 'link-and-code', 'account', 'account-and-code', 'tablet']),
    witnessName: line(200).optional(),
    ...device(),
  })),
  'document.disclosed': lazyObject(() => ({ ...signer(), ...disclosure() })),
  'document.consented': lazyObject(() => ({ ...signer(), ...disclosure(), ...device() })),
  'document.consent-withdrawn': lazyObject(() => ({ ...signer(), ...disclosure() })),
  'document.viewed': lazyObject(() => ({
    ...signer(),
    documentSha256: sha256,
    /** What of it; older entries don’t say. */
    what: z.enum(['questions', 'pages', 'file']).optional(),
  })),
  'document.field-set': lazyObject(fieldValue),
  'document.field-changed': lazyObject(fieldValue),
  'document.signed': lazyObject(signed),
  'document.declined': lazyObject(() => ({ ...signer(), reason: lines(MAX_REASON) })),
  'document.reminded': lazyObject(() => ({ ...signer(), expiresOn: instant.optional() })),
  'document.expired': lazyObject(() => ({ ...signer() })),
  'document.signer-canceled': lazyObject(() => ({ ...signer(), reason: lines(MAX_REASON) })),
  'document.voided': lazyObject(() => ({ reason: lines(MAX_REASON) })),
  'document.replaced': lazyObject(() => ({ replacedBy: guid, reason: lines(MAX_REASON) })),
  'document.finished': lazyObject(() => ({ documentSha256: sha256 })),
  'document.paper-signed': lazyObject(() => ({
    paperSha256: sha256,
    signedBy: line(2000),
    signedOn: calendarDate,
    /** Each with the day; older entries have one day for all. */
    signatures: z
      .array(lazyObject(() => ({ name: line(200), signedOn: calendarDate })))
      .max(50)
      .optional(),
  })),
  'document.sealed': lazyObject(sealed),
  'document.downloaded': lazyObject(() => ({ what: z.enum(['original', 'sealed', 'bundle', 'paper']), sha256 })),
  'document.copied': lazyObject(() => ({ sha256, to: line(200) })),
};

export type EvidenceType = keyof typeof evidenceData;
/** What an entry of each type says. */
export type EvidenceData<Type extends EvidenceType = EvidenceType> = z.infer<(typeof evidenceData)[Type]>;

/** Lists the types of entries of a signature record. */
export const evidenceTypes = Object.keys(evidenceData) as EvidenceType[];

/** Returns an entry of a signature record, or throws what is wrong with what it says. `at` is when it happened, and is written down. */
export function evidence<Type extends EvidenceType>(
  type: Type,
  { at, actor, data }: { at: Date; actor: ChainEntryDraft['actor']; data: EvidenceData<Type> },
): ChainEntryDraft {
  const read = evidenceData[type].safeParse(data);
  if (read.error) throw new TypeError(`This can’t be an entry of the type ${type}. ${z.prettifyError(read.error)}`);
  const on = at.toISOString();
  // A field in which nothing was said isn't in JSON at all.
  const said = JSON.parse(JSON.stringify(read.data)) as ChainEntryDraft['data'];
  return { type, occurredOn: on, recordedOn: on, actor, data: said };
}

/**
 * Returns the hash by which an entry names a value (docs/decisions.md, Documents). The salt is random and kept beside the value: without it, a short answer could be
 * guessed from its hash.
 */
export const valueHash = (of: { documentId: string; fieldId: string; value: string | boolean; salt: string }): Promise<string> =>
  hashOf(new TextEncoder().encode(canonicalJson(of)));
