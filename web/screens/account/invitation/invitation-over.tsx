import { FormPage } from '../../../parts/form-page.tsx';
import { paths } from '../../../paths.ts';
import { CONTACT_EMAIL } from '../../../shell/footer.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { OutsideLink, TextLink } from '../../../ui/text-link.tsx';
import { LinkExpired } from '../link-expired.tsx';

type Words = { title: string; says: string; wayOn: string };

const wordsOf = (home: string) => {
  const ask = `Ask ${home} for a new invitation.`;
  return {
    used: {
      title: 'This invitation has been used',
      says: 'An invitation works once, and this one has already been used.',
      wayOn: `If that was you, sign in. If not, ask ${home} for a new invitation.`,
    },
    expired: {
      title: 'This invitation no longer works',
      says: 'An invitation works for seven days. This one has expired, or its link is incomplete.',
      wayOn: ask,
    },
    cancelled: {
      title: 'This invitation was cancelled',
      says: 'It was cancelled, or a newer one was sent. If you have a newer invitation, open its link instead.',
      wayOn: ask,
    },
  } satisfies Record<string, Words>;
};

export type InvitationOverProps = {
  state: 'used' | 'expired' | 'cancelled' | 'other-account';
  /** Whom to ask for a new one. */
  home: string;
  /** Why the account with this address can't accept this kind of invitation, and what to do. */
  otherAccount: Words;
  /** Asks whether the reader has already joined: 'Already joined?'. */
  already: string;
};

/** Says why an invitation can't be accepted, and what to do instead. */
export const InvitationOver = ({ state, home, otherAccount, already }: InvitationOverProps) => {
  const { title, says, wayOn } = state === 'other-account' ? otherAccount : wordsOf(home)[state];
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
          {already} <TextLink to={paths.login()}>Sign in</TextLink>
        </p>
      )}
    </FormPage>
  );
};
