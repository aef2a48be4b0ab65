import type { CaseInvitationView } from '#shared/contract/public-identity.ts';
import { FormPage } from '../../parts/form-page.tsx';
import { paths } from '../../paths.ts';
import { CONTACT_EMAIL } from '../../shell/footer.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { OutsideLink, TextLink } from '../../ui/text-link.tsx';
import { LinkExpired } from './link-expired.tsx';

type Over = Exclude<CaseInvitationView['state'], 'open'>;
type Words = { title: string; says: string; wayOn: string };

/** Why an invitation cannot be taken, and what to do instead. `home` is whom to ask. */
const wordsOf = (state: Over, home: string, email: string): Words => {
  const ask = `Ask ${home} for a new invitation.`;
  const words: Record<Over, Words> = {
    used: {
      title: 'This invitation has been used',
      says: 'An invitation works once, and this one has let somebody in already.',
      wayOn: `If that was you, sign in. If not, ask ${home} for a new invitation.`,
    },
    expired: {
      title: 'This invitation no longer works',
      says: 'An invitation works for seven days, and this one has ended, or its link is not complete.',
      wayOn: ask,
    },
    cancelled: {
      title: 'This invitation was cancelled',
      says: 'It was taken back, or a newer one was sent. If you have a newer letter, open its link instead.',
      wayOn: ask,
    },
    'other-account': {
      title: 'This address cannot take part as family',
      says: `${email} belongs to an account of a funeral home or of Yarrow.`,
      wayOn: `Ask ${home} to invite you by another address. Your account stays as it is.`,
    },
  };
  return words[state];
};

/** An invitation to a case that was used, has ended, was cancelled, or whose address is a worker's. */
export const CaseInvitationOver = ({ invitation }: { invitation: CaseInvitationView }) => {
  const { state, locationName, email } = invitation;
  if (state === 'open') return null;
  const { title, says, wayOn } = wordsOf(state, locationName ?? 'the funeral home', email ?? 'This address');
  return (
    <FormPage
      title={title}
      after={
        <p>
          Something else? <OutsideLink href={`mailto:${CONTACT_EMAIL}`}>Write to us</OutsideLink>
        </p>
      }
    >
      <LinkExpired>
        <p>{says}</p>
        <p className="mt-3 font-semibold">{wayOn}</p>
      </LinkExpired>
      {state === 'used' ? (
        <LinkButton look="primary" isWide to={paths.login()}>
          Sign in
        </LinkButton>
      ) : (
        <p className="border-t border-border pt-5">
          Do you take part already? <TextLink to={paths.login()}>Sign in</TextLink>
        </p>
      )}
    </FormPage>
  );
};
