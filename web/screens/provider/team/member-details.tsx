import type { TeamMemberRow } from '#shared/contract/team.ts';
import { type TeamActor, whyNotChangeTeam } from '#shared/team/member-can.ts';
import { type MemberFields, memberFieldsSchema } from '#shared/team/member-fields.ts';
import { StaleChoice } from '#web/parts/stale-choice.tsx';
import { useMergingSave } from '#web/parts/use-merging-save.ts';
import { useZodForm } from '#web/parts/use-zod-form.ts';
import { ZodForm } from '#web/parts/zod-form.tsx';
import { api, useIdempotencyKey } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useUnloadWarning } from '../../account/use-unload-warning.ts';
import { fieldsOf, memberLabels, valueWords } from './member-labels.ts';
import { MemberSections } from './member-sections.tsx';
import { useTeamChanged } from './use-team.ts';

/** Saves a member over the version that the form began with; a colleague may have changed it in the meantime. */
const useSaveMember = (member: TeamMemberRow) => {
  const keyFor = useIdempotencyKey();
  const changed = useTeamChanged();
  return useMergingSave<TeamMemberRow, MemberFields>({
    begun: member,
    fieldsOf,
    send: (fields, { id, version }) => {
      const input = { ...fields, id, version };
      return api.team.saveEmployee(input, { context: { idempotencyKey: keyFor(input) } });
    },
    fetchLatest: ({ id }) => api.team.getEmployee({ id }),
    onAccepted: () => void changed(),
  });
};

const words = { mine: 'What you chose', theirs: 'What is saved', keep: 'Keep what I chose' };

/** Shows a member's details: all staff can read them, owners and admins can change them. */
export const MemberDetails = ({ member, actor }: { member: TeamMemberRow; actor: TeamActor }) => {
  const { base, stale, save, accept } = useSaveMember(member);
  const form = useZodForm({
    schema: memberFieldsSchema,
    defaultValues: fieldsOf(base),
    labels: memberLabels,
    send: async (fields) => showSaved(await save(fields)),
  });
  const { isDirty } = form.form.formState;
  const showSaved = (saved: TeamMemberRow | null) => {
    if (!saved) return;
    form.form.reset(fieldsOf(saved));
    toast(`${saved.fullName} is saved.`, { tone: 'success' });
  };
  useUnloadWarning(isDirty);
  const mayChange = whyNotChangeTeam(actor) === null;
  return (
    <ZodForm form={form} label={member.fullName}>
      {stale && (
        <StaleChoice
          conflict={stale}
          title={`Someone else saved ${stale.saved.fullName} in the meantime`}
          differences={stale.fields.map((field) => ({
            label: memberLabels[field],
            mine: valueWords(field, stale.mine),
            theirs: valueWords(field, fieldsOf(stale.saved)),
          }))}
          words={words}
          onKeepMine={async () => showSaved(await save(stale.mine, stale.saved))}
          onTakeSaved={() => form.form.reset(fieldsOf(accept(stale.saved)))}
        />
      )}
      <fieldset disabled={!mayChange} className="grid min-w-0 gap-5">
        <legend className="sr-only">Details</legend>
        <MemberSections form={form} actor={actor} member={base} />
      </fieldset>
      {mayChange && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button type="submit" look="primary" isBusy={form.isBusy} busyLabel="Saving...">
            Save
          </Button>
          <p role="status" className="text-muted">
            {isDirty && !form.isBusy ? 'Not saved yet' : ''}
          </p>
        </div>
      )}
    </ZodForm>
  );
};
