import type { ProviderUser } from '#shared/contract/system-homes.ts';
import { staffAccess, staffKind } from '#shared/model/enumerations/people.ts';
import { type OwnerState, ownerState } from '#shared/model/enumerations/sign-up.ts';
import { mailTo } from '#web/parts/mail-to.ts';
import { shortWhenWords } from '#web/parts/when-words.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { OutsideLink, TextLink } from '#web/ui/text-link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { workPaths } from '#web/work-paths.ts';
import { CancelInvitation } from '../providers/cancel-invitation.tsx';
import { useMemberInvitation } from './use-system-homes.ts';

const tones: Record<OwnerState, Tone> = { active: 'success', invited: 'info', expired: 'warning', 'not-invited': 'neutral' };

/** Says when an invitation ends or ended; nothing if there is none. */
const endWords = ({ state, invitedUntil }: ProviderUser): string => {
  if (!invitedUntil || state === 'active') return '';
  return `${state === 'expired' ? 'Ended' : 'Ends'} ${shortWhenWords(invitedUntil)}`;
};

const Actions = ({ member }: { member: ProviderUser }) => {
  const { resend, cancel } = useMemberInvitation();
  const { state, fullName, email } = member;
  if (state === 'active')
    return (
      <LinkButton size="compact" to={workPaths.systemSupportLogin({ email })}>
        Act as<VisuallyHidden> {fullName}</VisuallyHidden>
      </LinkButton>
    );
  const of = <VisuallyHidden> to {fullName}</VisuallyHidden>;
  return (
    <div className="flex flex-wrap gap-2">
      {state !== 'not-invited' && (
        <CancelInvitation email={email} isBusy={cancel.isPending} onCancel={(onSettled) => cancel.mutate(member, { onSettled })}>
          {of}
        </CancelInvitation>
      )}
      <Button size="compact" isBusy={resend.isPending} onClick={() => resend.mutate(member)}>
        {state === 'not-invited' ? 'Send invitation' : 'Resend invitation'}
        {of}
      </Button>
    </div>
  );
};

/** Shows one member: at which home, what they may do there, and whether they have joined. */
export const ProviderUserRow = ({ member }: { member: ProviderUser }) => {
  const { fullName, email, locationId, homeName, access, kind, state } = member;
  return (
    <Card className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 p-4 text-sm sm:p-5">
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 font-sans text-base font-semibold break-words">{fullName}</h2>
          <Badge tone={tones[state]}>{ownerState.label(state)}</Badge>
          <span className="text-muted">{endWords(member)}</span>
        </div>
        <OutsideLink href={mailTo(email)} className="inline-flex min-h-6 max-w-full items-center wrap-anywhere">
          {email}
        </OutsideLink>
        <p className="mt-1 break-words">
          <span className="text-muted">{kind === 'staff' ? staffAccess.label(access) : staffKind.label(kind)} at </span>
          <TextLink to={workPaths.systemProviderUsers({ home: locationId })}>{homeName}</TextLink>
        </p>
      </div>
      <Actions member={member} />
    </Card>
  );
};
