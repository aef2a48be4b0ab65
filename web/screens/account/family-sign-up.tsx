import { useParams, useSearchParams } from 'react-router-dom';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { FormPage } from '../../parts/form-page.tsx';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { LinkExpired } from './link-expired.tsx';
import { LinkPage } from './link-page.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { SignUpLinkForm } from './sign-up-link-form.tsx';
import { useLinkCheck } from './use-link-check.ts';

const CaseSignUp = lazyPart(() => import('./case-sign-up.tsx'), 'This form');

/** family-user-signup/{tokenId}: makes a family account with the token of an emailed link; with `?to=case`, a home invited a relative to a case. */
export const Component = () => {
  const { tokenId = '' } = useParams();
  const [search] = useSearchParams();
  if (search.get('to') !== 'case') return <FamilySignUp tokenId={tokenId} />;
  return <CaseSignUp token={tokenId} />;
};

const FamilySignUp = ({ tokenId }: { tokenId: string }) => {
  const check = useLinkCheck(tokenId, 'family-sign-up');
  return (
    <LinkPage
      check={check}
      title="Create your account"
      expired={
        <>
          <LinkExpired>
            A sign-up link works once, for a limited time. Enter your email address, and we’ll send you a new one.
          </LinkExpired>
          <SignUpLinkForm />
        </>
      }
    >
      {(email) => (
        <FormPage
          title="Create your account"
          lead="Keep your plans and messages in one place. It’s free."
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
