import { minPasswordLength } from '#shared/contract/session.ts';
import { PasswordField, type PasswordFieldProps } from '../../ui/password-field.tsx';

/** A password to choose: length is all that is asked of it (NIST 800-63B); a manager's or a pasted one is welcome. */
export const NewPasswordField = (props: Omit<PasswordFieldProps, 'autoComplete' | 'hint' | 'maxLength'>) => (
  <PasswordField
    {...props}
    autoComplete="new-password"
    maxLength={128}
    hint={`Use ${minPasswordLength} characters or more. A few words in a row are easy to remember.`}
  />
);

/** Tells a password manager whose password stands beside it; nobody sees it. */
export const UsernameForManagers = ({ email }: { email: string }) => (
  <input type="email" autoComplete="username" value={email} readOnly hidden />
);
