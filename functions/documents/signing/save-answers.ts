import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { SignersAnswer, SigningSessionRow } from '#functions/table/signing.ts';
import { evidence, valueHash } from '#shared/documents/evidence.ts';
import { valueFault } from '#shared/documents/field-capture.ts';
import { fitsPlaces } from '#shared/documents/fits-place.ts';
import { isAsked } from '#shared/documents/signers-questions.ts';
import { MAX_INITIALS, stylesFor, typedName } from '#shared/documents/type-styles.ts';
import type { DocumentField } from '#shared/model/document.ts';
import type { ESignDraft, ESignQuestion } from '#shared/model/e-sign.ts';
import { canonicalJson } from '#shared/values/canonical-json.ts';
import { changeSigning } from './change-signing.ts';
import { caseCancelled, checkOpen, type OpenedSigning } from './open-signing.ts';
import { keepSignature, signaturePicture } from './signature-files.ts';
import { isSignedField, type SignersFields } from './signers-fields.ts';
import { about, asSigner } from './signing-view.ts';

type Answers = Record<string, SignersAnswer>;
type Read = { answer?: SignersAnswer; bytes?: Buffer; fault?: string };

/** Returns what a question says of a field that is signed by hand. */
function readSignature({ pdfFieldType }: DocumentField, { image, signatureType, typeText, typeStyle }: ESignQuestion): Read {
  if (image === undefined)
    // One that was begun is never dropped in silence: its signer would think that it’s saved.
    return signatureType !== undefined || typeText?.trim()
      ? { fault: 'Draw your signature, or type it. This one is missing.' }
      : {};
  const picture = signaturePicture(image);
  if ('fault' in picture) return picture;
  if (signatureType === 'type' && !typeText?.trim()) return { fault: 'Type your name, or draw your signature.' };
  if (pdfFieldType === 'initials' && signatureType === 'type' && Array.from(typedName(typeText ?? '')).length > MAX_INITIALS)
    return { fault: `Initials have at most ${MAX_INITIALS} letters. Shorten them.` };
  if (signatureType === 'type' && typeText && typeStyle && !stylesFor(typeText).includes(typeStyle))
    return { fault: 'That style can’t write every letter of this name. Choose another, or draw your signature.' };
  const words = signatureType === 'type' ? { ...(typeText ? { typeText } : {}), ...(typeStyle ? { typeStyle } : {}) } : {};
  return {
    bytes: picture.bytes,
    answer: { signature: { path: '', sha256: '', signatureType: signatureType ?? 'draw', ...words } },
  };
}

function readValue(field: DocumentField, { value }: ESignQuestion): Read {
  if (value === undefined || value === null || value === '') return {};
  const plain = typeof value === 'number' ? String(value) : value;
  if (typeof plain !== 'string' && typeof plain !== 'boolean') return { fault: 'Enter words.' };
  const fault = valueFault(field, plain);
  if (fault !== undefined) return { fault };
  const isLong = field.pdfFieldType === 'text' && typeof plain === 'string' && !fitsPlaces(field, plain);
  return isLong ? { fault: 'This is too long for its place on the page. Shorten it.' } : { answer: { value: plain } };
}

/** What a signer fills in, and which of that is filled in with the day on which they sign. */
type OwnFields = Pick<SignersFields, 'fields' | 'signingDates' | 'values'>;

/** Returns the answers of a draft that count, with the pictures of signatures kept: what isn’t asked because of another answer is empty. Refuses a field that isn't this signer's, and values that don't fit. */
async function readAnswers({ fields, signingDates }: Omit<OwnFields, 'values'>, { questions }: ESignDraft): Promise<Answers> {
  const own = new Map(fields.map((field) => [field.id, field]));
  if (questions.some(({ questionId }) => !own.has(questionId)))
    throw problem('forbidden', { detail: 'Someone else fills in one of these fields. Nothing was saved. Reload the page.' });
  const given = (id: string) => questions.find(({ questionId }) => questionId === id)?.value;
  const counts = (id: string) => !signingDates.has(id) && isAsked(own.get(id)!, given);
  const read = questions
    .filter(({ questionId }) => counts(questionId))
    .map((question) => {
      const field = own.get(question.questionId)!;
      return { field, ...(isSignedField(field) ? readSignature(field, question) : readValue(field, question)) } as {
        field: DocumentField;
      } & Read;
    });
  const errors = read.flatMap(({ field, fault }) => (fault ? [{ field: field.id, message: `${field.name}: ${fault}` }] : []));
  if (errors.length > 0) throw problem('invalid_input', { errors });
  const answers: Answers = {};
  for (const { field, answer, bytes } of read) {
    if (!answer) continue;
    answers[field.id] =
      bytes && 'signature' in answer ? { signature: { ...answer.signature, ...(await keepSignature(bytes)) } } : answer;
  }
  return answers;
}

/** What of an answer its hash in the record is made of: the words, or the hash of the picture. */
const hashed = (answer: SignersAnswer | undefined): string | boolean => {
  if (answer === undefined) return '';
  return 'value' in answer ? answer.value : answer.signature.sha256;
};

const isSame = (one: SignersAnswer | undefined, other: SignersAnswer | undefined): boolean =>
  canonicalJson(one ?? null) === canonicalJson(other ?? null);

/** Changed fields that one entry each is written for in one transaction, which has at most 99 writes. */
const MAX_CHANGED = 60;

/** Returns what the record says of fields that a signer has filled in or changed. */
export async function fieldEntries(
  context: OperationContext,
  { document, signer, session }: { document: { id: string }; signer: OpenedSigning['signer']; session: SigningSessionRow },
  changed: readonly DocumentField[],
  answers: Answers,
) {
  return Promise.all(
    changed.map(async ({ id, name }) => {
      const salted = { documentId: document.id, fieldId: id, value: hashed(answers[id]), salt: session.salt };
      const isFirst = session.answers[id] === undefined || session.prefilled?.includes(id);
      return evidence(isFirst ? 'document.field-set' : 'document.field-changed', {
        at: context.now,
        actor: asSigner(signer),
        data: { ...about(signer), fieldId: id, label: name, valueSha256: await valueHash(salted) },
      });
    }),
  );
}

/** Returns answers in which these fields have what they were given now, or nothing. */
function withAnswers(before: Answers, fields: readonly DocumentField[], given: Answers): Answers {
  const changed = new Set(fields.map(({ id }) => id));
  const kept = Object.entries(before).filter(([id]) => !changed.has(id));
  return Object.fromEntries([...kept, ...Object.entries(given).filter(([id]) => changed.has(id))]);
}

/** At most this many answers wait for the signature to be named in the record: what signs has to fit into one transaction with them. */
const MAX_PREFILLED = 40;

/** Returns the changed fields whose first answer is what the home filled in: nobody filled in anything yet. */
function prefilledIn(
  { answers, draftVersion }: SigningSessionRow,
  { values }: OwnFields,
  given: Answers,
  changed: readonly DocumentField[],
) {
  if (draftVersion > 0) return [];
  const isSameAs = ({ id }: DocumentField) => values[id] !== undefined && isSame(given[id], { value: values[id] });
  return changed.filter((field) => answers[field.id] === undefined && isSameAs(field)).slice(0, MAX_PREFILLED);
}

/** Returns the refusal of a save over another tab's. */
const staleDraft = () =>
  problem('stale', { detail: 'This document is open in another tab or on another device, and was changed there.' });

/**
 * Saves what a signer has filled in, over the version that they saw; 409 `stale` if another tab has saved since. The same answers again change nothing. Returns
 * the version after that.
 */
export async function saveAnswers(
  context: OperationContext,
  opened: OpenedSigning,
  own: OwnFields,
  draft: ESignDraft,
): Promise<number> {
  const { fields } = own;
  const answers = await readAnswers(own, draft);
  let { version } = draft;
  for (;;) {
    let left = 0;
    let after = 0;
    await changeSigning(context, opened.token, async ({ document, signer, session }) => {
      if (!session?.consent) throw problem('conflict', { detail: 'Please agree to sign electronically first.' });
      await checkOpen(context, { document, signer });
      const changed = fields.filter(({ id }) => !isSame(session.answers[id], answers[id]));
      left = Math.max(0, changed.length - MAX_CHANGED);
      after = session.draftVersion;
      if (changed.length === 0) return undefined;
      if (version !== undefined && session.draftVersion !== version) throw staleDraft();
      const now = changed.slice(0, MAX_CHANGED);
      after = session.draftVersion + 1;
      const untouched = prefilledIn(session, own, answers, now);
      const filled = now.filter((field) => !untouched.includes(field));
      const ids = new Set(filled.map(({ id }) => id));
      const prefilled = [...(session.prefilled ?? []).filter((id) => !ids.has(id)), ...untouched.map(({ id }) => id)];
      return {
        whenCancelled: () => caseCancelled(context, document),
        session: { ...session, answers: withAnswers(session.answers, now, answers), draftVersion: after, prefilled },
        entries: await fieldEntries(context, { document, signer, session }, filled, answers),
      };
    });
    version = after;
    if (left === 0) return after;
  }
}
