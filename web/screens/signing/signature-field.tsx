import { useEffect, useId, useState } from 'react';
import { MAX_INITIALS, styleFor, stylesFor, typedName } from '#shared/documents/type-styles.ts';
import type { ESignQuestion } from '#shared/model/e-sign.ts';
import { type TypeStyle, typeStyle as typeStyles } from '#shared/model/enumerations/document.ts';
import { Button } from '#web/ui/button.tsx';
import { Box } from '#web/ui/choices.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type Given, isGiven } from './answers.ts';
import { addTypeStyles, familyOf, INK } from './typed-signature.ts';

/** People who type never need the pen. */
const SignatureSheet = lazyPart(
  () => import('#web/questions/signature-sheet.tsx').then((module) => ({ default: module.SignatureSheet })),
  'The sheet to sign on',
);

type Props = {
  question: ESignQuestion;
  /** A signature that was already given in this document, to use again. */
  earlier: ESignQuestion | undefined;
  error: string | undefined;
  onGive: (given: Given) => void;
};

const MAX_TYPED = 120;

/** Shows the name in a handwriting, on white as in the document. */
const Sample = ({ text, style }: { text: string; style: TypeStyle }) => (
  <span
    aria-hidden="true"
    className="mt-1 block rounded-chip px-3 py-1 text-2xl wrap-anywhere"
    style={{ fontFamily: familyOf(style), color: INK, background: '#ffffff' }}
  >
    {text}
  </span>
);

const Typed = ({ question, onGive, noun }: Pick<Props, 'question' | 'onGive'> & { noun: string }) => {
  const id = useId();
  const { typeText = '', typeStyle: chosen } = question.signatureType === 'type' ? question : {};
  const styles = stylesFor(typeText);
  const typeStyle = styleFor(typeText, chosen);
  useEffect(addTypeStyles, []);
  const put = (text: string, style: TypeStyle) =>
    onGive(text === '' ? {} : { signatureType: 'type', typeText: text, typeStyle: styleFor(text, style) });
  return (
    <div className="space-y-4">
      <TextField
        label={`Type your ${noun}`}
        autoComplete={noun === 'name' ? 'name' : 'off'}
        maxLength={noun === 'initials' ? MAX_INITIALS : MAX_TYPED}
        value={typeText}
        onChange={({ target }) => put(target.value, typeStyle)}
      />
      <fieldset className="min-w-0">
        <legend className="text-sm font-semibold">Style</legend>
        {styles.includes('print') && (
          <p className="mt-1 text-sm text-muted">
            Our handwriting doesn’t have all of these letters, so they’re printed. That counts just as much. You can draw them
            instead.
          </p>
        )}
        <div className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-2.5">
          {styles.map((value) => (
            <Box
              key={value}
              kind="radio"
              isCard
              name={`${id}-style`}
              value={value}
              checked={typeStyle === value}
              onChange={() => put(typeText, value)}
              label={typeStyles.label(value)}
              hint={<Sample text={typedName(typeText) || (noun === 'name' ? 'Your name' : 'Initials')} style={value} />}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
};

/** Takes a signature or initials: drawn with a finger, a pen, or a mouse, or typed in a handwriting, which counts just as much and works by keyboard. */
export const SignatureField = ({ question, earlier, error, onGive }: Props) => {
  const [way, setWay] = useState<'draw' | 'type'>(question.signatureType ?? 'draw');
  const id = useId();
  const isInitials = question.pdfFieldType === 'initials';
  const noun = isInitials ? 'initials' : 'name';
  const choose = (next: 'draw' | 'type') => {
    setWay(next);
    if (question.signatureType && question.signatureType !== next) onGive({});
  };
  const again = () => {
    if (!earlier) return;
    setWay(earlier.signatureType ?? 'draw');
    const { image, signatureType, typeText, typeStyle } = earlier;
    onGive({ image, signatureType, typeText, typeStyle });
  };
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="mb-3 text-base font-semibold">
        {question.question}
        {question.isOptional ? (
          <span className="font-normal text-muted"> (optional)</span>
        ) : (
          <span aria-hidden="true" className="text-danger">
            {' '}
            *
          </span>
        )}
      </legend>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <Segments
          label={`How to give your ${isInitials ? 'initials' : 'signature'}`}
          segments={[
            { value: 'draw', label: 'Draw' },
            { value: 'type', label: 'Type' },
          ]}
          value={way}
          onChange={choose}
        />
        {earlier && !isGiven(question) && (
          <Button size="compact" onClick={again}>
            Use the same {isInitials ? 'initials' : 'signature'} as before
          </Button>
        )}
      </div>
      {way === 'draw' ? (
        <SignatureSheet
          label={question.question}
          noun={noun}
          image={question.signatureType === 'draw' ? question.image : undefined}
          isInvalid={Boolean(error)}
          isDisabled={false}
          isShort={isInitials}
          onChange={(image: string | undefined) => onGive(image ? { signatureType: 'draw', image } : {})}
          fallback={<div className="h-40 rounded-control bg-sunken" aria-hidden="true" />}
        />
      ) : (
        <Typed question={question} onGive={onGive} noun={noun} />
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
};
