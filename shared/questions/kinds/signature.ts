import type { SignatureAnswer } from '../../model/answer.ts';
import type { FieldType } from '../../model/enumerations/question.ts';
import { lineFault, withoutEmbeddings } from '../../values/typed-text.ts';
import type { QuestionKind } from './kind.ts';
import { hasWords, isObject, isTooLong } from './values.ts';

/** The longest drawn signature (a data URL), and the longest typed one. */
const MAX_IMAGE = 200_000;
const MAX_TYPED = 120;
const SIGN_AGAIN = 'Sign again';

const isImage = (image: unknown): boolean =>
  typeof image === 'string' && image.startsWith('data:image/png;base64,') && image.length <= MAX_IMAGE;

const isTyped = (text: unknown): boolean => typeof text === 'string' && !isTooLong(text.trim(), MAX_TYPED);

function isSigned(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { signatureType, image, typeText } = value as Partial<SignatureAnswer>;
  return hasWords(signatureType === 'draw' ? image : signatureType === 'type' ? typeText : '');
}

function checkSignature(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return SIGN_AGAIN;
  const { signatureType, image, typeText, ...more } = value as Record<string, unknown>;
  const isWhole = (image === undefined || isImage(image)) && (typeText === undefined || isTyped(typeText));
  if (!isWhole || Object.keys(more).length > 0 || (signatureType !== 'draw' && signatureType !== 'type')) return SIGN_AGAIN;
  return typeof typeText === 'string' ? lineFault(withoutEmbeddings(typeText)) : undefined;
}

const signatureKind = (done: string): QuestionKind => ({
  isAnswered: isSigned,
  check: checkSignature,
  say: ({ signatureType, typeText }: SignatureAnswer) => (signatureType === 'type' ? `${done} as ${typeText?.trim()}` : done),
  fact: 'presence',
  staysWithPlan: true,
});

/** Signatures and initials. */
export const signatures = { signature: signatureKind('Signed'), initials: signatureKind('Initialed') } satisfies Partial<
  Record<FieldType, QuestionKind>
>;
