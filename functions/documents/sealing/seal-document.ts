import type { FontLibrary } from '#functions/documents/fonts/font-library.ts';
import { RefusedPdf } from '#functions/documents/forms/form.ts';
import { type CaseDocumentRow, caseDocumentWrites, readRecordedDocument } from '#functions/table/case-document.ts';
import { recordChange } from '#functions/table/chain.ts';
import type { Table, Write } from '#functions/table/table.ts';
import type { Seal } from '#functions/vendors/seal/index.ts';
import { NoTimestamp } from '#functions/vendors/timestamps/index.ts';
import { evidence } from '#shared/documents/evidence.ts';
import type { CaseDocument, KeptFile } from '#shared/model/case-document.ts';
import { finishPages, type SealWith } from './finish-pages.ts';

/** What sealing needs from outside: the table and the clock, files that are written once, the key, and what everyone filled in. */
export type SealingPorts = Omit<SealWith, 'seal'> & {
  /** Opens the key. If it can’t be, that is a failure like every other. */
  openSeal: () => Promise<Seal>;
  table: Table;
  now: Date;
  randomBytes: () => Uint8Array;
  fonts: FontLibrary;
  siteUrl: string;
  homeNameOf: (document: CaseDocumentRow) => Promise<string>;
  /** Returns the document with everything that its signers filled in and signed, as plain pages. */
  signedPages: (document: CaseDocumentRow) => Promise<Uint8Array>;
  /** Keeps a PDF for good, by its hash. The same bytes twice are one file. */
  keepPdf: (bytes: Buffer) => Promise<Pick<KeptFile, 'path' | 'sha256'>>;
  /** Commits the change with what else follows from it: the case’s timeline and its event. */
  commit?: (document: CaseDocumentRow, writes: readonly Write[]) => Promise<void>;
};

const actor = { kind: 'job', id: 'seal-document' } as const;

/** Seals what everyone has signed: pages, certificate, signature, file, and only then the row with its entry, all or nothing. */
async function seal(ports: SealingPorts, id: string): Promise<'sealed' | 'nothing-to-do'> {
  const { table, now, fonts, siteUrl } = ports;
  const found = await readRecordedDocument(table, id);
  if (found?.document.state !== 'signed' || !found.document.original) return 'nothing-to-do';
  const { document, links, head } = found;
  const about = { id, name: document.name, revision: document.revision, homeName: await ports.homeNameOf(document) };
  const certificate = { document: about, originalSha256: found.document.original.sha256, links, head, at: now };
  const [pages, key] = [await ports.signedPages(document), await ports.openSeal()];
  const using = { seal: key, timestamps: ports.timestamps };
  const made = await finishPages({ pages, certificate: { ...certificate, verifyUrl: `${siteUrl}/verify` }, fonts }, using);
  const file = await ports.keepPdf(made.sealed);
  const at = now.toISOString();
  const { sealing: _, ...rest } = document;
  const sealed = { ...file, pageCount: made.said.pageCount, sealedOn: at };
  const writes = caseDocumentWrites({ ...rest, state: 'sealed', sealed, completedOn: at, updatedOn: at });
  const { commit } = ports;
  await recordChange(
    { table, randomBytes: ports.randomBytes, seen: head, ...(commit ? { commit: (all) => commit(document, all) } : {}) },
    { kind: 'signature', subject: id },
    async () => ({ writes, entries: [evidence('document.sealed', { at: now, actor, data: made.said })] }),
  );
  return 'sealed';
}

type Sealing = NonNullable<CaseDocument['sealing']>;

/** Minutes until the next try, by how many have failed. The last one repeats, for as long as it takes. */
const MINUTES = [1, 5, 15, 60, 240];

/** What staff read. A fault of ours is in the log; its words would tell them nothing. */
function wordsOf(error: unknown): string {
  if (error instanceof RefusedPdf) return error.message;
  if (error instanceof NoTimestamp)
    return 'We’re waiting for the timestamp authority, which has to confirm the time. It hasn’t given a timestamp that we can use.';
  return 'Something went wrong on our side. Nothing that was signed is lost.';
}

/** Returns how the sealing of a document goes after a try that failed. */
function nextTry(before: Sealing | undefined, error: unknown, now: Date): Sealing {
  const tries = (before?.tries ?? 0) + 1;
  const wait = MINUTES[Math.min(tries, MINUTES.length) - 1]!;
  return {
    state: 'failed',
    tries,
    since: before?.since ?? now.toISOString(),
    nextTryOn: new Date(now.getTime() + wait * 60_000).toISOString(),
    error: wordsOf(error).slice(0, 300),
    ...(error instanceof NoTimestamp ? { waitsFor: 'timestamp-authority' as const } : {}),
  };
}

/** Notes on a document that sealing it failed, and when it’s tried again. Nothing if it has changed meanwhile: then someone else is at it. */
async function noteFailure({ table, now }: SealingPorts, id: string, error: unknown): Promise<void> {
  const document = (await readRecordedDocument(table, id))?.document;
  if (document?.state !== 'signed') return;
  const sealing = nextTry(document.sealing, error, now);
  await table.transact(caseDocumentWrites({ ...document, sealing, updatedOn: now.toISOString() }));
}

/**
 * Seals a document that everyone has signed. It may be killed anywhere and run again, also twice at the same time: a file that was kept by a run that died is never
 * named, and of two runs one writes the row. A failure is noted for staff and thrown.
 */
export async function sealDocument(ports: SealingPorts, id: string): Promise<'sealed' | 'nothing-to-do'> {
  try {
    return await seal(ports, id);
  } catch (error) {
    await noteFailure(ports, id, error).catch(() => undefined);
    throw error;
  }
}
