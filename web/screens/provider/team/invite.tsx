import { ArrowLeft, Send } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TeamMemberRow } from '#shared/contract/team.ts';
import { whyNotChangeTeam, whyNotInviteAnyone } from '#shared/team/member-can.ts';
import { type MemberFields, memberFieldsSchema } from '#shared/team/member-fields.ts';
import { useZodForm } from '#web/parts/use-zod-form.ts';
import { ZodForm } from '#web/parts/zod-form.tsx';
import { api, useIdempotencyKey } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { workPaths } from '#web/work-paths.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { useUnloadWarning } from '../../account/use-unload-warning.ts';
import { InviteEmail } from './invite-email.tsx';
import { memberLabels, newFieldsBy } from './member-labels.ts';
import { MemberSections } from './member-sections.tsx';
import { useTeamChanged } from './use-team.ts';
import { useTeamActor } from './use-team-actor.ts';

/**
 * Adds someone and, unless support does, sends the invitation immediately. If only the invitation fails, they are on the team without one; sending again
 * continues from there and adds nobody twice.
 */
const useSendInvitation = (mayInvite: boolean) => {
  const saveKey = useIdempotencyKey();
  const inviteKey = useIdempotencyKey();
  const changed = useTeamChanged();
  const added = useRef<TeamMemberRow | null>(null);
  return async (fields: MemberFields): Promise<TeamMemberRow> => {
    const expected = added.current ? { id: added.current.id, version: added.current.version } : {};
    const toSave = { ...fields, ...expected };
    const member = await api.team.saveEmployee(toSave, { context: { idempotencyKey: saveKey(toSave) } });
    added.current = member;
    void changed();
    if (!mayInvite) return member;
    const { id, email, phone } = member;
    const toSend = { id, email, phone };
    const invited = await api.team.inviteEmployee(toSend, { context: { idempotencyKey: inviteKey(toSend) } });
    void changed();
    return invited;
  };
};

const InviteForm = () => {
  const { locationId } = useWorkspace();
  const actor = useTeamActor();
  const navigate = useNavigate();
  const whyNotSend = whyNotInviteAnyone(actor);
  const send = useSendInvitation(whyNotSend === null);
  const form = useZodForm({
    schema: memberFieldsSchema,
    defaultValues: newFieldsBy(actor),
    labels: memberLabels,
    send: async (fields) => {
      const { email, fullName } = await send(fields);
      toast(whyNotSend ? `${fullName} is on the team, not invited yet.` : `The invitation is on its way to ${email}.`, {
        tone: 'success',
      });
      await navigate(workPaths.team({ locationId }));
    },
  });
  useUnloadWarning(form.form.formState.isDirty);
  const whyNot = whyNotChangeTeam(actor);
  return (
    <ZodForm form={form} label="Invite a team member">
      {whyNot && <Banner>{whyNot}</Banner>}
      <fieldset disabled={whyNot !== null} className="grid min-w-0 gap-5">
        <legend className="sr-only">Who is invited</legend>
        <MemberSections form={form} actor={actor} member={null} emailField={<InviteEmail form={form} />} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" look="primary" icon={Send} disabled={whyNot !== null} isBusy={form.isBusy} busyLabel="Sending...">
            {whyNotSend ? 'Add without an invitation' : 'Send invitation'}
          </Button>
          <p className="text-muted">{whyNotSend ?? 'The link works once, for seven days.'}</p>
        </div>
      </fieldset>
    </ZodForm>
  );
};

/** /locations/{locationId}/team/invite: a new member, their access, and the invitation, which is sent immediately. */
export const Component = () => {
  const { locationId, locationName } = useWorkspace();
  return (
    <WorkspacePage
      title="Invite a team member"
      lead={`We’ll email them a link to join ${locationName}.`}
      actions={
        <LinkButton size="compact" icon={ArrowLeft} to={workPaths.team({ locationId })}>
          Team
        </LinkButton>
      }
    >
      <div className="max-w-180">
        <InviteForm />
      </div>
    </WorkspacePage>
  );
};
