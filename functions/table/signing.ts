import type { DocumentValue } from '#shared/model/case-document.ts';
import type { SignatureType, TypeStyle } from '#shared/model/enumerations/document.ts';
import { type DueBy, eachDue } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import type { Item, Key, Table, Write } from './table.ts';

/** A picture of a signature or of initials, in the private files by its hash, and how it was made. */
export type KeptSignature = {
  path: string;
  sha256: string;
  signatureType: SignatureType;
  typeText?: string;
  typeStyle?: TypeStyle;
};

/** What a signer has put into a field. */
export type SignersAnswer = { value: DocumentValue } | { signature: KeptSignature };

/** A session on the home's tablet, in the presence of a member of staff. */
export type TabletSession = { id: string; begunOn?: string; expiresOn: string; witnessedBy: string; witnessName: string };

/**
 * How far a signer of a document is. `linkId` names the link that works: a new one ends all that were sent before. Answers are a draft until the document
 * says that they have signed.
 */
export type SigningSession = {
  documentId: string;
  signerId: string;
  linkId: string;
  expiresOn: string;
  /** The tablet's session, which ends the one before it. */
  tablet?: TabletSession;
  /** The code that was emailed last: its hash, which includes the link. */
  code?: { hash: string; expiresOn: string; triesLeft: number };
  /** Until when the link works without another code. */
  provenUntil?: string;
  /** The link or tablet session that was opened last. */
  opened?: string;
  timeZone?: string;
  /** What the email service has reported, so that each report counts once. */
  notices?: readonly string[];
  /** The day, in UTC, of the last download of the sealed document that is in the record: one a day is. */
  downloadedOn?: string;
  /** The link that shows them the scan of what was signed by hand. Links from before it was stay closed. */
  copyLinkId?: string;
  /** What they have seen of the document. */
  viewed?: readonly ViewedPart[];
  consent?: { version: string; sha256: string; on: string };
  withdrawnOn?: string;
  /** When they are reminded next, or when the link expires; absent once nobody waits for them. */
  dueOn?: string;
  /** When the link was first sent. Reminders are counted from then. */
  sentOn: string;
  answers: Record<string, SignersAnswer>;
  /** The answers that are still what the home filled in. The record names them when they're signed. */
  prefilled?: readonly string[];
  /** Random, and part of the hashes by which the record names values. */
  salt: string;
  /** Counts the saves of answers: a second tab that saves over the first one is told. */
  draftVersion: number;
};
/** What can be seen of a document: its questions with the words around them, its pages, and its file. */
export type ViewedPart = 'questions' | 'pages' | 'file';
export type SigningSessionRow = SigningSession & { version: number };

/** What the hash of a token leads to. `tabletId` is there for a session on the home's tablet, and `isInAccount` for one that the signer began in their account. */
export type SigningToken = { hash: string; documentId: string; signerId: string; expiresOn: string } & (
  | { linkId: string; isInAccount?: boolean }
  | { tabletId: string }
);

/** Keys of signing: a session is in its document's partition, and a token is found by its hash alone. */
const signingKeys = {
  session: (documentId: string, signerId: string): Key => ({ pk: `DOCUMENT#${documentId}`, sk: `SIGNER#${signerId}` }),
  token: (hash: string): Key => ({ pk: `SIGNING#${hash}`, sk: 'TOKEN' }),
};

/** Days that a token is known after it expired, so that its owner is told why it doesn't work. */
const REMEMBERED_DAYS = 60;

/** Returns what keeps a token. */
export const signingTokenWrite = (token: SigningToken): Write => ({
  put: {
    ...toItem('signing-token', signingKeys.token(token.hash), token),
    expiresAt: Math.ceil(Date.parse(token.expiresOn) / 1000) + REMEMBERED_DAYS * 86_400,
  },
});

/** Reads a token by its hash, consistently; undefined if there is none. */
export async function readSigningToken(table: Table, hash: string): Promise<SigningToken | undefined> {
  const item = await table.get(signingKeys.token(hash), { consistent: true });
  return item && fromItem<SigningToken>(item);
}

/** In gsi1 the sessions of signers who are to be reminded or whose link expires, by that time. */
const DUE = 'SIGNERS-DUE';

/** Yields signers who are due by a time, the earliest first. */
export const eachDueSigner = (table: Table, due: DueBy): AsyncGenerator<{ documentId: string; signerId: string }[]> =>
  eachDue(table, DUE, due, ({ documentId, signerId }) => ({ documentId, signerId }) as { documentId: string; signerId: string });

/** Returns what saves a session over the one that was read, or a new one. */
export const signingSessionWrite = (session: SigningSession, version: number): Write => {
  const { version: _version, ...fields } = session as SigningSessionRow;
  const { documentId, signerId, dueOn } = session;
  const due = dueOn === undefined ? {} : { gsi1pk: DUE, gsi1sk: `${dueOn}#${documentId}#${signerId}` };
  const put = toItem('signing-session', { ...signingKeys.session(documentId, signerId), ...due }, fields, version + 1);
  return version === 0 ? { put, unless: 'exists' } : { put, ifVersion: version };
};

/** Reads the session of a signer, consistently; undefined before anything was sent to them. */
export async function readSigningSession(
  table: Table,
  documentId: string,
  signerId: string,
): Promise<SigningSessionRow | undefined> {
  const item = await table.get(signingKeys.session(documentId, signerId), { consistent: true });
  return item && { ...fromItem<SigningSession>(item), version: item.version as number };
}

/** Returns the sessions of signers among rows of a document's partition that were read together. */
export const signingSessionsIn = (items: readonly Item[]): SigningSessionRow[] =>
  items
    .filter(({ entityType }) => entityType === 'signing-session')
    .map((item) => ({ ...fromItem<SigningSession>(item), version: item.version as number }));

/** Reads the sessions of all signers of a document, with what each has put into it: one query. */
export async function readSigningSessions(table: Table, documentId: string): Promise<SigningSessionRow[]> {
  const { items } = await table.query(signingKeys.session(documentId, '').pk, { startsWith: 'SIGNER#', consistent: true });
  return signingSessionsIn(items);
}
