import { filesBucket } from '#functions/catalog/imports/import-objects.ts';
import { bucketOf } from '#functions/documents/case/document-buckets.ts';
import { pdfName } from '#functions/documents/file-name.ts';
import type { FontLibrary } from '#functions/documents/fonts/font-library.ts';
import { keepFile } from '#functions/documents/keep-file.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readCarePages } from '#functions/table/care-page.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { importEarlierCustody, readCustodyRecord } from '#functions/table/custody.ts';
import { readCheckpointsSince } from '#functions/table/custody-checkpoint.ts';
import { headOf } from '#shared/chain/append-entry.ts';
import type { ChainEntry } from '#shared/chain/chain-entry.ts';
import { chainExport } from '#shared/chain/chain-export.ts';
import type { ChainLink } from '#shared/chain/chain-head.ts';
import { custodyChain } from '#shared/custody/custody-record.ts';
import { areRemainsUnconfirmed } from '#shared/custody/handoffs/reduction.ts';
import { carePage } from '#shared/model/enumerations/custody.ts';
import { listOf, readKeptCheckpoint } from './checkpoint-object.ts';
import { composeCustodyPdf } from './custody-pdf.ts';
import { type CheckpointParts, packCustody } from './custody-zip.ts';
import { evidenceFiles } from './evidence-files.ts';

type Exporting = OperationContext & { fonts: FontLibrary; verifier: () => Promise<Uint8Array> };

type Covering = { parts: CheckpointParts; newest: { number: number; digest: string; sequence: number } };

/** Reads the checkpoints of a home that were written since a record began, if the newest covers the record. */
async function checkpointsOf(
  { table }: OperationContext,
  { id, providerLocationId }: CaseRecord,
  links: readonly ChainLink[],
): Promise<Covering | undefined> {
  const [first] = links;
  if (!first) return undefined;
  const since = (JSON.parse(first.text) as ChainEntry).recordedOn;
  const kept = await readCheckpointsSince(table, providerLocationId, since);
  const newest = kept.at(-1);
  if (!newest) return undefined;
  const { heads } = await readKeptCheckpoint(bucketOf(newest.path), newest.path);
  const covered = heads.find(({ caseId }) => caseId === id);
  if (!covered) return undefined;
  const keys = [...new Set(kept.map(({ publicKey }) => publicKey))].map((key) => Buffer.from(key, 'base64'));
  const covers = { sequence: covered.sequence, hash: covered.hash };
  return {
    parts: { signed: kept, covers, heads: await listOf(heads), keys },
    newest: { number: newest.number, digest: newest.digest, sequence: covered.sequence },
  };
}

/**
 * Packs the custody record of a case with everything that checks it, or prints it alone, and returns an address at which the file can be downloaded for five minutes. It waits in the folder of
 * printed documents, whose files are deleted after a day. A record from before custody was a chain becomes one first: otherwise, there would be nothing to check.
 */
export async function custodyExport(
  context: Exporting,
  record: CaseRecord,
  as: 'zip' | 'pdf',
): Promise<{ url: string; fileName: string }> {
  const { table, now, fonts } = context;
  const { id: caseId, providerLocationId: locationId, decedentFullName, caseNumber } = record;
  const read = await readCustodyRecord(table, caseId);
  const isOld = read.links.length === 0 && (await importEarlierCustody(context, { caseId, locationId })) > 0;
  const { links, words } = isOld ? await readCustodyRecord(table, caseId) : read;
  const chain = custodyChain(caseId);
  const [head, care, covering, verifier, evidence] = await Promise.all([
    headOf(chain, links),
    readCarePages(table, { caseId, locationId }, carePage.values),
    checkpointsOf(context, record, links),
    context.verifier(),
    as === 'zip' ? evidenceFiles(context, caseId, links) : undefined,
  ]);
  const areUnconfirmed = areRemainsUnconfirmed(care.custody, record.decedentStatus);
  const { home, pages } = care;
  const people = Object.assign({}, ...[...pages.values()].map(({ names }) => names)) as Record<string, string>;
  const { bytes: pdf } = composeCustodyPdf(fonts, {
    about: { caseId, caseNumber, decedentFullName, homeName: home?.name ?? '', areUnconfirmed },
    ...{ links, head, words, checkpoint: covering?.newest, at: now, isAlone: as === 'pdf' },
    ...{ timeZone: home?.timeZone ?? 'UTC', people },
  });
  const pack = () => {
    const ledger = chainExport(chain, links, head);
    return Buffer.from(packCustody({ ledger, links, words, people, checkpoints: covering?.parts, evidence, pdf, verifier }));
  };
  const named = pdfName('Custody record', decedentFullName).replace(/\.pdf$/, `.${as}`);
  const file = { bytes: as === 'pdf' ? pdf : pack(), type: `application/${as}`, fileName: named };
  const { url, fileName } = await keepFile(context, filesBucket(), file);
  return { url, fileName };
}
