import { telephoneLink } from '#shared/values/phone.ts';
import { usePageTitle } from '#web/shell/use-page-title.ts';
import { Page } from '#web/ui/page.tsx';
import { OutsideLink } from '#web/ui/text-link.tsx';
import type { Closed } from './use-opening.ts';

const words: Readonly<Record<Closed['why'], readonly [title: string, text: string]>> = {
  expired: [
    'This link has expired',
    'For your safety, a link to sign works for a limited time. Nothing that you signed is lost. The funeral home can send you a new link.',
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
  unknown: [
    'This link doesn’t work',
    'Part of it may be missing. Please open it again from the email, or copy all of it into the address bar.',
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

/** Says quietly why a link opens nothing, and what to do next. */
export const ClosedLink = ({ closed: { why, homeName, homePhone } }: { closed: Closed }) => {
  const [title, text] = words[why];
  usePageTitle(title);
  return (
    <Page title={title} width="form">
      <div className="space-y-4">
        <p>{text}</p>
        <CallHome name={homeName} phone={homePhone} />
      </div>
    </Page>
  );
};
