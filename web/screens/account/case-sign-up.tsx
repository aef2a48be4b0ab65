import { useQuery } from '@tanstack/react-query';
import type { CaseInvitationView } from '#shared/contract/sign-up.ts';
import { FormPage } from '../../parts/form-page.tsx';
import { paths } from '../../paths.ts';
import { api, query } from '../../session/index.ts';
import { CheckingLink } from './checking-link.tsx';
import { emailedLink, loadOnce } from './emailed-link.ts';
import { InvitationOver } from './invitation/invitation-over.tsx';
import type { Join } from './invitation/join.ts';
import { JoinForm } from './invitation/join-form.tsx';
import { JoinWithAccount } from './invitation/join-with-account.tsx';

const noLink: CaseInvitationView = {
  state: 'expired',
  email: null,
  firstName: null,
  lastName: null,
  locationName: null,
  decedentFullName: null,
  hasAccount: false,
};

const formWords = {
  form: 'Take part',
  submit: 'See the arrangements',
  busy: 'One moment...',
  madeOnly: 'Your account is ready. Sign in to continue.',
  already: 'Have you been here before?',
};

const accountWords = {
  hint: 'Your name, password, and plans stay the same.',
  submit: 'See the arrangements',
  busy: 'One moment...',
};

const joinCase =
  (token: string): Join =>
  async (person) => {
    const { caseId, email } = await api.signUp.joinCase({ token, ...person });
    return { email, landing: paths.plansDashboard({ caseId }) };
  };

const OpenInvitation = ({ token, invitation }: { token: string; invitation: CaseInvitationView }) => {
  const { decedentFullName, locationName, hasAccount, firstName, lastName } = invitation;
  const email = invitation.email ?? '';
  const wayIn = hasAccount ? 'Continue with the account you have.' : 'Confirm your name and choose a password, and you’re in.';
  return (
    <FormPage title={`The arrangements for ${decedentFullName}`} lead={`${locationName} has invited you to take part. ${wayIn}`}>
      {hasAccount ? (
        <JoinWithAccount email={email} join={joinCase(token)} words={accountWords} />
      ) : (
        <JoinForm invited={{ email, firstName, lastName }} join={joinCase(token)} words={formWords} />
      )}
    </FormPage>
  );
};

/** The screen of the link that a home sends a relative: they join the case with a new account or with the one they have. */
export default function CaseSignUp({ token }: { token: string }) {
  const check = emailedLink(
    useQuery({ ...query.signUp.validateCaseInvitation.queryOptions({ input: { token } }), ...loadOnce }),
    noLink,
  );
  if (check.state !== 'found') return <CheckingLink check={check} title="Your invitation" what="invitation" />;
  const { state, email, locationName } = check.view;
  if (state === 'open') return <OpenInvitation token={token} invitation={check.view} />;
  const home = locationName ?? 'the funeral home';
  return (
    <InvitationOver
      state={state}
      home={home}
      otherAccount={{
        title: 'This address cannot take part as family',
        says: `${email ?? 'This address'} belongs to an account of a funeral home or of Yarrow.`,
        wayOn: `Ask ${home} to invite you at another address. Your account doesn’t change.`,
      }}
      already="Already taking part?"
    />
  );
}
