import { minPasswordLength } from '#shared/contract/session.ts';
import { PasswordField, type PasswordFieldProps } from '../../ui/password-field.tsx';

/** Asks for a new password. Length is the only requirement (NIST 800-63B), and password managers and pasting work. */
export const NewPasswordField = (props: Omit<PasswordFieldProps, 'autoComplete' | 'hint' | 'maxLength'>) => (
  <PasswordField
    {...props}
    autoComplete="new-password"
    maxLength={128}
    hint={`Use ${minPasswordLength} characters or more. A few words in a row are easy to remember.`}
  />
);

/** Tells a password manager whose password this is. It is invisible. */
export const UsernameForManagers = ({ email }: { email: string }) => (
  <input type="email" autoComplete="username" value={email} readOnly hidden />
);
