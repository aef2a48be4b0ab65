import { useLocation } from 'react-router-dom';
import { FormPage } from '../../parts/form-page.tsx';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { ResetLinkForm } from './reset-link-form.tsx';

/** Returns the email that was already typed into the sign-in form, from the navigation state rather than the address. */
const typedEmail = (state: unknown): string | undefined => {
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : undefined;
  return typeof email === 'string' ? email : undefined;
};

/** forgot-password: emails a link to choose a new password. */
export const Component = () => {
  const { state } = useLocation();
  return (
    <FormPage
      title="Forgot your password?"
      lead="Enter your email address, and we’ll send you a link to choose a new one."
      after={<TextLink to={paths.login()}>Back to sign in</TextLink>}
    >
      <ResetLinkForm email={typedEmail(state)} />
    </FormPage>
  );
};
