import { telephoneLink } from '#shared/values/phone.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/use-session.ts';
import { usePageTitle } from '#web/shell/use-page-title.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Page } from '#web/ui/page.tsx';
import { OutsideLink, TextLink } from '#web/ui/text-link.tsx';
import { keptHome } from './known-home.ts';
import type { Closed } from './use-opening.ts';

/** Few links are lost. */
const LinkAgain = lazyPart(() => import('./link-again.tsx').then((module) => ({ default: module.LinkAgain })), 'This form');

const words: Readonly<Record<Closed['why'], readonly [title: string, text: string]>> = {
  expired: [
    'This link has expired',
    'For your safety, a link to sign works for a limited time. Nothing that you signed is lost. The funeral home can send you a new link.',
  ],
  replaced: [
    'A newer link has replaced this one',
    'Please look for the newest email from the funeral home about this document, and open the link in it. Nothing that you entered or signed is lost.',
  ],
  used: ['This link has already been used', 'If you have signed, there is nothing more to do.'],
  canceled: [
    'This link no longer works',
    'The funeral home sent you a newer link, or you no longer need to sign. Please look for the latest email from them.',
  ],
  voided: [
    'You don’t need to sign this document',
    'The funeral home has withdrawn it. If another version takes its place, they’ll send you a new link.',
  ],
  withdrawn: ['You chose not to sign electronically', 'The funeral home knows, and will arrange for you to sign on paper.'],
  'not-your-turn': [
    'It isn’t your turn to sign yet',
    'Someone else signs before you. We’ll email you a link when it’s your turn. You don’t need to do anything until then.',
  ],
  'not-ready': [
    'This document isn’t ready to be signed yet',
    'The funeral home gives you a copy to read and keep first, or has something to correct in it. Then you can open the link in your email again.',
  ],
  ended: [
    'The funeral home has ended this link',
    'It shows nothing any more, and nobody can sign with it. Nothing that you signed is lost.',
  ],
  unknown: [
    'This link doesn’t work',
    'Please open it again from the email. A bookmark, or the address of this page, isn’t enough: the link in the email works like a key, so this browser doesn’t keep it.',
  ],
};

/** Says whom to call, by name and number. */
export const CallHome = ({ name, phone }: { name?: string; phone?: string }) => {
  if (!name) return <p>If that doesn’t help, please call the funeral home that sent it.</p>;
  const link = phone && telephoneLink(phone);
  return (
    <p>
      Questions? Call {name}
      {phone && <> at {link ? <OutsideLink href={link}>{phone}</OutsideLink> : phone}</>}.
    </p>
  );
};

/** Leads someone who is signed in as a relative on, whatever the link was: their account has what waits for them. */
const InAccount = () => {
  const { visitor } = useSession();
  if (visitor.kind !== 'family') return null;
  return (
    <p>
      You’re signed in. What waits for your signature is in your account, too:{' '}
      <TextLink to={paths.plansDashboard()}>go to your account</TextLink>.
    </p>
  );
};

/** Why a link doesn't work, if the signer can have it sent again. */
const isSentAgain: readonly Closed['why'][] = ['unknown', 'expired', 'replaced'];

/** Says quietly why a link opens nothing, and what to do next. */
export const ClosedLink = ({ closed, documentId }: { closed: Closed; documentId?: string }) => {
  const { why, homeName, homePhone } = { ...(documentId === undefined ? {} : keptHome(documentId)), ...closed };
  const [title, text] = words[why];
  usePageTitle(title);
  return (
    <Page title={title} width="form">
      <div className="space-y-4">
        <p>{text}</p>
        <InAccount />
        <CallHome name={homeName} phone={homePhone} />
        {documentId !== undefined && isSentAgain.includes(why) && <LinkAgain documentId={documentId} />}
      </div>
    </Page>
  );
};
