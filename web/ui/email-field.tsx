import { TextField, type TextFieldProps } from './text-field.tsx';

/** Asks for an email address, with the keyboard for one, and leaves its letters as they are typed. `autoComplete` says whose address it is. */
export const EmailField = (props: TextFieldProps) => (
  <TextField type="email" autoComplete="email" inputMode="email" autoCapitalize="none" spellCheck={false} {...props} />
);
