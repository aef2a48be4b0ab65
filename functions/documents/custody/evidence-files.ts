import { createHash } from 'node:crypto';
import { readEffectPhoto } from '#functions/pictures/effect-photo.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readReceipts } from '#functions/table/handoff.ts';
import { readEffects } from '#functions/table/personal-effects.ts';
import type { ChainEntry } from '#shared/chain/chain-entry.ts';
import type { ChainLink } from '#shared/chain/chain-head.ts';
import { imageWidths } from '#shared/model/image.ts';
import { keptPhoto } from './care-photos.ts';

/** The files that entries name as evidence, as far as they are kept, each named by its SHA-256, and the hashes of those that were left out because the export would be too large. */
export type EvidenceFiles = { files: { name: string; bytes: Uint8Array }[]; leftOut: string[] };

/** The most bytes of evidence in an export: the export is made in memory, and the page that checks it reads it in a phone’s. */
const MAX_EVIDENCE = 50_000_000;
/** The width of a picture of a personal effect whose hash the record has: the largest. */
const WIDTH = imageWidths[imageWidths.length - 1]!;
/** How many files are read at the same time. */
const AT_ONCE = 4;

type Found = { bytes: Uint8Array; ending: string };

/** Returns the hashes that entries name as evidence, each once, in order. */
export function evidenceIn(links: readonly ChainLink[]): { entry: number; kind: string; sha256: string }[] {
  return links.flatMap(({ sequence, text }) => {
    const { evidence } = (JSON.parse(text) as ChainEntry).data;
    const list = Array.isArray(evidence) ? (evidence as { kind?: string; sha256?: string }[]) : [];
    return list.map(({ kind, sha256 }) => ({ entry: sequence, kind: kind ?? '', sha256: sha256 ?? '' }));
  });
}

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Reads what people signed and photographed when someone without an account took over, by its hash. */
async function receiptsByHash({ table }: OperationContext, caseId: string): Promise<Map<string, Found>> {
  const files = (await readReceipts(table, caseId)).flatMap(({ signature, photo }): Found[] => {
    const dataUrl = photo ?? signature?.image;
    if (dataUrl === undefined) return [{ bytes: Buffer.from(signature?.typeText?.trim() ?? ''), ending: 'txt' }];
    const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
    return [{ bytes, ending: photo === undefined ? 'png' : 'jpg' }];
  });
  return new Map(files.map((file) => [sha256Of(file.bytes), file]));
}

/** Reads the files that the entries of a case's record name as evidence. Nothing is read of a record that names none. */
export async function evidenceFiles(
  context: OperationContext,
  caseId: string,
  links: readonly ChainLink[],
  most = MAX_EVIDENCE,
): Promise<EvidenceFiles> {
  const named = new Map(evidenceIn(links).map(({ sha256, kind }) => [sha256, kind]));
  const isThere = (isOne: (kind: string) => boolean) => [...named.values()].some(isOne);
  const [receipts, effects] = await Promise.all([
    isThere((kind) => kind !== 'photo') ? receiptsByHash(context, caseId) : new Map<string, Found>(),
    isThere((kind) => kind === 'photo') ? readEffects(context.table, caseId) : undefined,
  ]);
  const ofEffects = new Map(effects?.effects.flatMap(({ photos }) => photos.map((photo) => [photo.sha256, photo.id] as const)));
  const find = async (sha256: string): Promise<Found | null> => {
    const known = receipts.get(sha256);
    if (known) return known;
    const photoId = ofEffects.get(sha256);
    if (photoId === undefined) return keptPhoto(sha256);
    const bytes = await readEffectPhoto(caseId, photoId, WIDTH);
    return bytes && { bytes, ending: 'webp' };
  };
  const [files, leftOut, hashes]: [EvidenceFiles['files'], string[], string[]] = [[], [], [...named.keys()]];
  let room = most;
  for (let at = 0; at < hashes.length; at += AT_ONCE) {
    const some = hashes.slice(at, at + AT_ONCE);
    // What no longer fits isn't read.
    const found = room > 0 ? await Promise.all(some.map(find)) : [];
    for (const [nth, sha256] of some.entries()) {
      const file = found[nth];
      if (file === null) continue;
      if (file === undefined || file.bytes.length > room) {
        leftOut.push(sha256);
        room = 0;
        continue;
      }
      room -= file.bytes.length;
      files.push({ name: `evidence/${sha256}.${file.ending}`, bytes: file.bytes });
    }
  }
  return { files, leftOut };
}
