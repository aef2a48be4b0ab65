import { readFrozen, readKept } from '#functions/documents/case/kept-files.ts';
import { placed } from '#functions/documents/case/placed-values.ts';
import type { FontLibrary } from '#functions/documents/fonts/font-library.ts';
import { fillForm } from '#functions/documents/forms/fill-form.ts';
import { type FillProblem, type PlacedValue, RefusedPdf } from '#functions/documents/forms/form.ts';
import type { SignersAnswer, SigningSession } from '#functions/table/signing.ts';
import type { CaseDocument } from '#shared/model/case-document.ts';
import type { DocumentField } from '#shared/model/document.ts';

/** Reads the picture of a signature. Asked for the same one again, it returns the same bytes, so that it's in the file once. */
type PictureOf = (kept: { path: string; sha256: string }) => Promise<Buffer>;

function pictures(): PictureOf {
  const read = new Map<string, Promise<Buffer>>();
  return (kept) => {
    const known = read.get(kept.sha256) ?? readKept(kept);
    read.set(kept.sha256, known);
    return known;
  };
}

/** Returns what is drawn of an answer at each place of its field. */
async function drawnAt(field: DocumentField, answer: SignersAnswer, pictureOf: PictureOf): Promise<PlacedValue[]> {
  if ('value' in answer) return placed(field, answer.value);
  const png = await pictureOf(answer.signature);
  return placed(field, '').map((place) => ({ ...place, value: { png } }));
}

/** Refuses pages on which something that a signer entered isn't whole. A character without a font is drawn as a box. */
function refuseIncomplete(problems: readonly FillProblem[], fields: readonly DocumentField[]): void {
  const found = problems.find(({ problem }) => problem !== 'no-font');
  if (!found) return;
  const name = fields.find(({ id }) => id === found.field)?.name ?? 'a field';
  const words = `What a signer entered in “${name}” doesn’t fit into its place on the page. Void this document, and begin another.`;
  throw new RefusedPdf('damaged', words);
}

/** What the signers of a document have put into it. */
export type SignersAnswers = readonly Pick<SigningSession, 'signerId' | 'answers'>[];

/**
 * Returns a document as it was sent, with what everyone who signed it filled in and signed drawn at its places, as plain pages. Throws RefusedPdf if something
 * of that isn't whole on them.
 */
export async function signedPages(
  { original, frozen, signers }: Pick<CaseDocument, 'original' | 'frozen' | 'signers'>,
  sessions: SignersAnswers,
  fonts: FontLibrary,
): Promise<Uint8Array> {
  if (!original || !frozen) throw new Error('A document that wasn’t sent has no signed pages.');
  const [bytes, { template }] = await Promise.all([readKept(original), readFrozen(frozen)]);
  const pictureOf = pictures();
  const values: PlacedValue[] = [];
  for (const { id, slot, order } of signers.filter(({ state }) => state === 'signed')) {
    const answers = sessions.find(({ signerId }) => signerId === id)?.answers ?? {};
    for (const field of template.fields.filter(({ signer }) => signer === (slot ?? order))) {
      const answer = answers[field.id];
      if (answer) values.push(...(await drawnAt(field, answer, pictureOf)));
    }
  }
  const filled = await fillForm({ bytes, values: { placed: values }, fonts });
  refuseIncomplete(filled.problems, template.fields);
  return filled.bytes;
}
