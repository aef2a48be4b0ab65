import { useParams } from 'react-router-dom';
import { FormPage } from '../../parts/form-page.tsx';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { LinkExpired } from './link-expired.tsx';
import { LinkPage } from './link-page.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { SignUpLinkForm } from './sign-up-link-form.tsx';
import { useLinkCheck } from './use-link-check.ts';

/** family-user-signup/{tokenId}: makes a family account with the token of a mailed link. */
export const Component = () => {
  const { tokenId = '' } = useParams();
  const check = useLinkCheck(tokenId, 'family-sign-up');
  return (
    <LinkPage
      check={check}
      title="Create your account"
      expired={
        <>
          <LinkExpired>
            A sign-up link works once, and not for ever. Tell us your e-mail address, and we will send you a new one.
          </LinkExpired>
          <SignUpLinkForm />
        </>
      }
    >
      {(email) => (
        <FormPage
          title="Create your account"
          lead="It keeps your plans and your messages in one place. It costs nothing."
          after={
            <p>
              Do you have an account? <TextLink to={paths.login({ email })}>Sign in</TextLink>
            </p>
          }
        >
          <SignUpForm token={tokenId} email={email} />
        </FormPage>
      )}
    </LinkPage>
  );
};
