import { Controller, useWatch } from 'react-hook-form';
import { isOwner } from '#shared/access/can.ts';
import { tradeCompanyLevel } from '#shared/access/trade-company-access.ts';
import type { StaffMember } from '#shared/model/employee.ts';
import { tradeKind } from '#shared/model/enumerations/custody.ts';
import { type StaffAccess, staffAccess, staffKind } from '#shared/model/enumerations/people.ts';
import { accessWords } from '#shared/team/access-words.ts';
import { type TeamActor, whyNotAddWith, whyNotSetAccess } from '#shared/team/member-can.ts';
import { CheckboxGroup, RadioGroup } from '#web/ui/choices.tsx';
import type { MemberForm } from './member-form.ts';
import { memberLabels, supportMayGive } from './member-labels.ts';

type AccessFieldsProps = { form: MemberForm; actor: TeamActor; member: StaffMember | null };

const kindWords = {
  staff: 'Someone who works for you.',
  'trade-company': 'A crematory, removal service, or embalmer that works for you.',
};

/** Returns the access levels to choose from. No form makes anyone an owner, so only an owner's own form shows that. */
const choicesFor = (member: StaffMember | null): StaffAccess[] =>
  staffAccess.values.filter((access) => !isOwner({ access }) || (member !== null && isOwner(member)));

/** Chooses what a trade company does: it fills in the pages of custody that belong to that. */
const TradeKinds = ({ form }: Pick<AccessFieldsProps, 'form'>) => (
  <>
    <p className="text-muted">{accessWords('staff', 'trade-company')}</p>
    <Controller
      control={form.form.control}
      name="tradeKinds"
      render={({ field: { value = [], onChange } }) => (
        <CheckboxGroup
          id={form.field('tradeKinds').id}
          name="tradeKinds"
          label={memberLabels.tradeKinds}
          hint="They fill in those pages of a decedent’s custody, and can read the others."
          error={form.field('tradeKinds').error}
          value={value}
          onChange={onChange}
          options={tradeKind.values.map((each) => ({ value: each, label: tradeKind.label(each) }))}
        />
      )}
    />
  </>
);

/** Chooses whether someone is staff or a trade company, and their access, with what each choice means. */
export const AccessFields = ({ form, actor, member }: AccessFieldsProps) => {
  const { control } = form.form;
  const kind = useWatch({ control, name: 'kind' }) ?? 'staff';
  const refusal = (access: StaffAccess) =>
    member ? whyNotSetAccess(actor, member, access, kind) : whyNotAddWith(actor, access, kind);
  const choices = choicesFor(member);
  // The other choices are all disabled for the same reason, so say it once.
  const refused = choices.map((access) => refusal(access)).find(Boolean) ?? undefined;
  const whyNot = member === null && refused !== undefined ? (supportMayGive(actor) ?? refused) : refused;
  const setKind = (chosen: string) => {
    if (!staffKind.has(chosen)) return;
    form.form.setValue('kind', chosen, { shouldDirty: true });
    if (chosen === 'staff') {
      if (member?.kind === 'staff') form.form.setValue('access', member.access, { shouldDirty: true });
      return;
    }
    form.form.setValue('access', tradeCompanyLevel, { shouldDirty: true });
    form.form.setValue('isFuneralDirector', false, { shouldDirty: true });
    form.form.setValue('isVisibleInProfilePage', false, { shouldDirty: true });
  };
  return (
    <>
      <RadioGroup
        id={form.field('kind').id}
        label={memberLabels.kind}
        name="kind"
        value={kind}
        onChange={setKind}
        options={staffKind.values.map((value) => ({
          value,
          label: staffKind.label(value),
          hint: kindWords[value],
          isDisabled: Boolean(member && whyNotSetAccess(actor, member, member.access, value)),
        }))}
      />
      {kind === 'trade-company' ? (
        <TradeKinds form={form} />
      ) : (
        <Controller
          control={control}
          name="access"
          render={({ field }) => (
            <RadioGroup
              id={form.field('access').id}
              label={memberLabels.access}
              hint={whyNot}
              error={form.field('access').error}
              layout="cards"
              name="access"
              value={field.value}
              onChange={field.onChange}
              options={choices.map((value) => ({
                value,
                label: staffAccess.label(value),
                hint: accessWords(value),
                isDisabled: Boolean(refusal(value)),
              }))}
            />
          )}
        />
      )}
    </>
  );
};
