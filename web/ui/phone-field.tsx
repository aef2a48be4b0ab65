import { type ChangeEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { PHONE_PLACEHOLDER } from '#shared/values/phone.ts';
import { deleteBackOverMask, maskPhoneAt } from './phone-mask.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

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
