import { useState } from 'react';
import { Box } from '../ui/choices.tsx';
import { inputClass } from '../ui/field.tsx';
import { asSignature } from './answer-as.ts';
import type { WidgetProps } from './renderer.ts';
import { SignatureSheet } from './signature-sheet.tsx';

type Way = 'draw' | 'type';

/** We ship no font for this: every system has one that looks handwritten, and what counts is the name. */
const SCRIPT = '"Snell Roundhand", "Segoe Script", "Brush Script MT", "Apple Chancery", "URW Chancery L", Caveat, cursive';

const MAX_TYPED = 120;

/** `signature` and `initials`: drawn with a finger, a pen, or a mouse, or typed, which is just as valid and works by keyboard. */
export default function SignatureWidget(props: WidgetProps) {
  const { question, value, onChange, id, label, isInvalid, isDisabled } = props;
  const answer = asSignature(value);
  const [way, setWay] = useState<Way>(answer?.signatureType ?? 'draw');
  const isInitials = question.fieldType === 'initials';
  const noun = isInitials ? 'initials' : 'name';
  const choose = (next: Way) => {
    setWay(next);
    // An answer given the other way is no longer visible, so clear it.
    if (answer && answer.signatureType !== next) onChange(null);
  };
  const typed = answer?.signatureType === 'type' ? (answer.typeText ?? '') : '';
  return (
    <div className="max-w-lg">
      {!isDisabled && (
        <div className="flex gap-6">
          {(['draw', 'type'] as const).map((each) => (
            <Box
              key={each}
              kind="radio"
              name={`${id}-way`}
              label={each === 'draw' ? 'Draw' : 'Type'}
              checked={way === each}
              onChange={() => choose(each)}
            />
          ))}
        </div>
      )}
      {way === 'draw' ? (
        <SignatureSheet
          label={label}
          noun={noun}
          image={answer?.signatureType === 'draw' ? answer.image : undefined}
          isInvalid={isInvalid}
          isDisabled={isDisabled}
          isShort={isInitials}
          onChange={(image) => onChange(image ? { signatureType: 'draw', image } : null)}
        />
      ) : (
        <>
          <label htmlFor={`${id}-typed`} className="mb-1 block text-sm text-muted">
            Type your {noun}
          </label>
          <input
            id={`${id}-typed`}
            type="text"
            autoComplete={isInitials ? 'off' : 'name'}
            maxLength={MAX_TYPED}
            value={typed}
            aria-invalid={isInvalid || undefined}
            onChange={({ target }) => onChange(target.value === '' ? null : { signatureType: 'type', typeText: target.value })}
            className={inputClass(isInvalid)}
          />
          {typed.trim() && (
            <p
              aria-hidden="true"
              className="mt-3 overflow-hidden rounded-control border border-border px-5 py-4 text-2xl text-ellipsis whitespace-nowrap"
              style={{ fontFamily: SCRIPT, color: '#1b1a17', background: '#ffffff' }}
            >
              {typed}
            </p>
          )}
        </>
      )}
    </div>
  );
}
