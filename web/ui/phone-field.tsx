import { type ChangeEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { maskPhone, PHONE_PLACEHOLDER } from '#shared/values/phone.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

const countDigits = (text: string): number => text.replace(/\D/g, '').length;

/** A leading country code is not part of the mask, so it does not count for the caret either. */
const countryDigits = (text: string): number => (text.replace(/\D/g, '').startsWith('1') ? 1 : 0);

/**
 * Masks what a phone input holds after an edit and says where the caret belongs: behind the same digit as before, so that editing
 * in the middle does not throw it to the end. `caret` is the input's `selectionStart` after the edit, in UTF-16 units.
 */
export const maskPhoneAt = (text: string, caret: number): { text: string; caret: number } => {
  const masked = maskPhone(text);
  const before = Math.max(
    0,
    countDigits(text.slice(0, caret)) - (countDigits(text.slice(0, caret)) > 0 ? countryDigits(text) : 0),
  );
  if (before === 0) return { text: masked, caret: masked === '' ? 0 : Math.min(caret, 1) };
  let digits = 0;
  for (let index = 0; index < masked.length; index += 1) {
    if (/\d/.test(masked[index] ?? '')) digits += 1;
    if (digits === before) return { text: masked, caret: index + 1 };
  }
  return { text: masked, caret: masked.length };
};

/**
 * What a backspace over a sign of the mask means: the digit before it goes. Without this, `(617) ` could never be emptied.
 * Answers the text to mask and the caret in it, or undefined where the browser's own deletion does the right thing.
 */
export const deleteBackOverMask = (text: string, caret: number): { text: string; caret: number } | undefined => {
  if (caret === 0 || /\d/.test(text[caret - 1] ?? '')) return undefined;
  let at = caret - 1;
  while (at > 0 && !/\d/.test(text[at - 1] ?? '')) at -= 1;
  if (at === 0) return undefined;
  return { text: text.slice(0, at - 1) + text.slice(caret), caret: at - 1 };
};

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'value' | 'onChange' | 'defaultValue'> & {
  /** `(617) 555-0134`, as far as it is typed. */
  value: string;
  onChange: (masked: string) => void;
};

/** Asks for a US phone number, masked while it is typed. A pasted `+1 617.555.0134` becomes `(617) 555-0134`, and the caret stays where it was. */
export const PhoneField = ({ value, onChange, onKeyDown, ...field }: PhoneFieldProps) => {
  const caret = useRef<{ input: HTMLInputElement; at: number } | null>(null);
  useLayoutEffect(() => {
    const wanted = caret.current;
    if (wanted && document.activeElement === wanted.input) wanted.input.setSelectionRange(wanted.at, wanted.at);
    caret.current = null;
  });
  const put = (input: HTMLInputElement, text: string, at: number) => {
    const masked = maskPhoneAt(text, at);
    caret.current = { input, at: masked.caret };
    onChange(masked.text);
  };
  const onBackspace = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const input = event.currentTarget;
    if (event.key !== 'Backspace' || input.selectionStart !== input.selectionEnd) return;
    const shorter = deleteBackOverMask(input.value, input.selectionStart ?? 0);
    if (!shorter) return;
    event.preventDefault();
    put(input, shorter.text, shorter.caret);
  };
  return (
    <TextField
      inputMode="tel"
      autoComplete="tel-national"
      placeholder={PHONE_PLACEHOLDER}
      {...field}
      type="tel"
      value={value}
      onKeyDown={onBackspace}
      onChange={(event: ChangeEvent<HTMLInputElement>) =>
        put(event.target, event.target.value, event.target.selectionStart ?? event.target.value.length)
      }
    />
  );
};
