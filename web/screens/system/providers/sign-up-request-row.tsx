import { type SignUpStatus, signUpStatus } from '#shared/model/enumerations/sign-up.ts';
import type { SignUpRequestRecord } from '#shared/model/sign-up-request.ts';
import { telephoneLink } from '#shared/values/phone.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { mailTo } from '#web/parts/mail-to.ts';
import { whenWords } from '#web/parts/when-words.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { OutsideLink } from '#web/ui/text-link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { useDismissal } from './use-system-providers.ts';

const tones: Record<SignUpStatus, Tone> = { open: 'info', accepted: 'success', dismissed: 'neutral' };
const decided: Record<Exclude<SignUpStatus, 'open'>, string> = { accepted: 'Home created', dismissed: 'Dismissed' };

/** Shows what can be done about a request. Screen readers hear the home's name with each action. */
const Actions = ({ request: { id, status, businessName } }: { request: SignUpRequestRecord }) => {
  const { open } = useDrawer();
  const { dismiss, reopen } = useDismissal();
  const requestOf = <VisuallyHidden> the request of {businessName}</VisuallyHidden>;
  if (status === 'accepted') return null;
  if (status === 'dismissed')
    return (
      <Button size="compact" isBusy={reopen.isPending} onClick={() => reopen.mutate(id)}>
        Open again{requestOf}
      </Button>
    );
  return (
    <>
      <Button size="compact" look="quiet" isBusy={dismiss.isPending} onClick={() => dismiss.mutate(id)}>
        Dismiss{requestOf}
      </Button>
      <Button size="compact" look="primary" onClick={() => open('new-home', { request: id })}>
        Create the home
        <VisuallyHidden> of {businessName}</VisuallyHidden>
      </Button>
    </>
  );
};

/** Shows one request: who asked, how to reach them, since when, and what can be done. */
export const SignUpRequestRow = ({ request }: { request: SignUpRequestRecord }) => {
  const { businessName, firstName, lastName, email, phoneNumber, createdOn, status, decidedOn } = request;
  return (
    <Card className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 p-4 text-sm sm:p-5">
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 font-sans text-base font-semibold break-words">{businessName}</h2>
          <Badge tone={tones[status]}>{signUpStatus.label(status)}</Badge>
        </div>
        <p className="mt-1 break-words">
          {firstName} {lastName}
        </p>
        <p className="flex flex-wrap gap-x-4">
          <OutsideLink href={telephoneLink(phoneNumber) ?? ''} className="inline-flex min-h-6 items-center">
            {phoneNumber}
          </OutsideLink>
          <OutsideLink href={mailTo(email)} className="inline-flex min-h-6 min-w-0 max-w-full items-center wrap-anywhere">
            {email}
          </OutsideLink>
        </p>
        <p className="mt-1 text-muted">
          Asked {whenWords(createdOn)}
          {status !== 'open' && decidedOn && `. ${decided[status]} ${whenWords(decidedOn)}`}.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Actions request={request} />
      </div>
    </Card>
  );
};
