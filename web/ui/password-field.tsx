import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'> & {
  /** `current-password` to sign in, `new-password` to choose one, for password managers. */
  autoComplete: 'current-password' | 'new-password';
};

/** Asks for a password, with a button that shows what was typed and hides it again. */
export const PasswordField = (props: PasswordFieldProps) => {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={isShown ? 'Hide password' : 'Show password'}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
};
