import { Camera } from 'lucide-react';
import { useId, useState } from 'react';
import { questionOf } from '#shared/custody/pages/care-field.ts';
import type { SignatureAnswer } from '#shared/model/answer.ts';
import { MAX_PHOTO } from '#shared/model/enumerations/handoff.ts';
import { FileButton } from '#web/parts/file-button.tsx';
import { QuestionField } from '#web/questions/question-field.tsx';
import { messageOf } from '#web/session/index.ts';
import { WordedError } from '#web/session/worded-error.ts';
import { FieldError } from '#web/ui/field.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** A page of text can be read at this size. */
const LONGEST_EDGE = 1600;
const QUALITY = 0.7;

const asDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The photo could not be read.'));
    reader.readAsDataURL(blob);
  });

/** Returns a photo as a JPEG, smaller and smaller until it can be kept. Throws words for the person if the file isn’t a picture. */
async function receiptPhoto(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((cause: unknown) => {
    throw new WordedError('We can’t open this file as a picture. Take the photo again.', { cause });
  });
  const longest = Math.max(bitmap.width, bitmap.height);
  for (let edge = Math.min(longest, LONGEST_EDGE); ; edge *= 0.8) {
    const canvas = new OffscreenCanvas(Math.ceil((bitmap.width * edge) / longest), Math.ceil((bitmap.height * edge) / longest));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const picture = await asDataUrl(await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY }));
    if (picture.length <= MAX_PHOTO) return picture;
  }
}

/** Who takes someone over without an account, what they sign, and where they go. */
export type OutsideDraft = { name: string; company: string; place: string; signature: SignatureAnswer | null; photo?: string };
export const emptyOutside: OutsideDraft = { name: '', company: '', place: '', signature: null };

type OutsideFieldsProps = {
  draft: OutsideDraft;
  /** What the person who takes over signs for, besides. */
  things: readonly string[];
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (changes: Partial<OutsideDraft>) => void;
};

const signatureQuestion = questionOf(
  {
    name: 'receiverSignature',
    label: 'Signature of the person who takes over',
    kind: 'signature',
    help: 'They sign here, on your device.',
  },
  false,
);

const ReceiptPhoto = ({ photo, onChange }: { photo: string | undefined; onChange: (photo: string) => void }) => {
  const id = useId();
  const [failure, setFailure] = useState('');
  const take = async ([file]: File[]) => {
    if (!file) return;
    setFailure('');
    try {
      onChange(await receiptPhoto(file));
    } catch (error) {
      setFailure(messageOf(error));
    }
  };
  return (
    <div className="grid justify-items-start gap-2">
      <p id={`${id}-hint`} className="text-muted">
        If they give you a signed receipt, take a photo of it.
      </p>
      <FileButton id={id} accept="image/*" icon={Camera} describedBy={`${id}-hint`} onChoose={(files) => void take(files)}>
        {photo ? 'Take another photo' : 'Photo of the receipt'}
      </FileButton>
      {photo && <img src={photo} alt="The receipt" className="max-h-60 max-w-full rounded-card border border-border" />}
      <FieldError id={`${id}-error`}>{failure || undefined}</FieldError>
    </div>
  );
};

/** Asks who takes someone over without an account, and has them sign on this device. */
export const OutsideFields = ({ draft, things, errors, onChange }: OutsideFieldsProps) => (
  <>
    <TextField
      label="Name of the person who takes over"
      maxLength={80}
      autoComplete="off"
      value={draft.name}
      error={errors.name}
      onChange={({ target: { value } }) => onChange({ name: value })}
    />
    <TextField
      label="Their company"
      isOptional
      maxLength={100}
      autoComplete="off"
      value={draft.company}
      error={errors.company}
      onChange={({ target: { value } }) => onChange({ company: value })}
    />
    <TextField
      label="Where the person goes"
      isOptional
      maxLength={120}
      autoComplete="off"
      value={draft.place}
      error={errors.place}
      onChange={({ target: { value } }) => onChange({ place: value })}
    />
    {things.length > 0 && (
      <p className="wrap-anywhere">The person who takes over also signs for these personal effects: {things.join(', ')}.</p>
    )}
    <QuestionField
      question={signatureQuestion}
      value={draft.signature}
      error={errors.signature}
      onChange={(value) => onChange({ signature: value as SignatureAnswer | null })}
    />
    <ReceiptPhoto photo={draft.photo} onChange={(photo) => onChange({ photo })} />
  </>
);
