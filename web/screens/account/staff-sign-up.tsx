import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { InvitationView } from '#shared/contract/sign-up.ts';
import { FormPage } from '../../parts/form-page.tsx';
import { api, query } from '../../session/index.ts';
import { workPaths } from '../../work-paths.ts';
import { CheckingLink } from './checking-link.tsx';
import { emailedLink, loadOnce } from './emailed-link.ts';
import { InvitationOver } from './invitation/invitation-over.tsx';
import type { Join } from './invitation/join.ts';
import { JoinForm } from './invitation/join-form.tsx';
import { JoinWithAccount } from './invitation/join-with-account.tsx';

const noLink: InvitationView = {
  isValid: false,
  state: 'expired',
  email: null,
  firstName: null,
  lastName: null,
  locationName: null,
  hasAccount: false,
};

const formWords = (welcome: string) => ({
  form: 'Join your team',
  submit: 'Join',
  busy: 'Joining...',
  madeOnly: 'You’ve joined, and your account is ready. Sign in to continue.',
  already: 'Already joined?',
  welcome,
});

const accountWords = (home: string) => ({
  hint: 'Your name and password stay the same. You can switch between homes at any time, next to the home’s name.',
  submit: `Join ${home}`,
  busy: 'Joining...',
  joined: `You have joined ${home}.`,
});

const joinTeam =
  (token: string): Join =>
  async (person) => {
    const { locationId, email } = await api.signUp.activateEmployee({ token, ...person });
    return { email, landing: workPaths.providerDashboard({ locationId }) };
  };

const OpenInvitation = ({ token, invitation }: { token: string; invitation: InvitationView }) => {
  const { locationName, hasAccount, firstName, lastName } = invitation;
  const email = invitation.email ?? '';
  const home = locationName ?? 'your team';
  return (
    <FormPage
      title={`Join ${home}`}
      lead={
        hasAccount
          ? 'You already use Yarrow at another home. Join with the account you have.'
          : 'You are invited to its team. Confirm your name and choose a password, and you’re in.'
      }
    >
      {hasAccount ? (
        <JoinWithAccount email={email} join={joinTeam(token)} words={accountWords(home)} />
      ) : (
        <JoinForm
          invited={{ email, firstName, lastName }}
          join={joinTeam(token)}
          words={formWords(`Welcome to ${locationName ?? 'Yarrow'}`)}
        />
      )}
    </FormPage>
  );
};

/** usersignup/{tokenId}: accepts the invitation of an emailed link, with a new account or the person's existing one. */
export const Component = () => {
  const { tokenId = '' } = useParams();
  const check = emailedLink(
    useQuery({ ...query.signUp.validateInvitation.queryOptions({ input: { token: tokenId } }), ...loadOnce }),
    noLink,
  );
  if (check.state !== 'found') return <CheckingLink check={check} title="Join your team" what="invitation" />;
  const { state, email, locationName } = check.view;
  if (state === 'open') return <OpenInvitation token={tokenId} invitation={check.view} />;
  const home = locationName ?? 'the person who invited you';
  return (
    <InvitationOver
      state={state}
      home={home}
      otherAccount={{
        title: 'This address cannot join a team',
        says: `${email ?? 'This address'} belongs to a family account. A family account and a staff account can’t share an email address.`,
        wayOn: `Ask ${home} to invite you at another address, such as a work address. Your family account doesn’t change.`,
      }}
      already="Already joined?"
    />
  );
};
