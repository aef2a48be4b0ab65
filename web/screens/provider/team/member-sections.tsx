import { type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { StaffMember } from '#shared/model/employee.ts';
import { type TeamActor, whyNotChangeEmail, whyNotShow } from '#shared/team/member-can.ts';
import { FormPhoneField } from '#web/parts/form-phone-field.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/choices.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmailField, TextField } from '#web/ui/text-field.tsx';
import { AccessFields } from './access-fields.tsx';
import type { MemberForm } from './member-form.ts';

/** Shows a part of a member's screen, with an explanation beside it. */
export const Part = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-5 p-5 sm:p-6">
        <div>
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          {lead && <p className="mt-1 text-muted">{lead}</p>}
        </div>
        {children}
      </Card>
    </section>
  );
};

/** Of a trade company, the title is the company’s name. */
const companyName = {
  label: 'Company’s name',
  hint: 'Such as Northgate Removal Service. Hand-offs and cases name the company by it.',
};

type MemberSectionsProps = {
  form: MemberForm;
  actor: TeamActor;
  /** Null for a new member. */
  member: StaffMember | null;
  /** The field for the email, if the screen has its own. */
  emailField?: ReactNode;
};

const MemberEmail = ({ form, actor, member }: MemberSectionsProps) => {
  const typed = useWatch({ control: form.form.control, name: 'email' });
  const whyNot = member && whyNotChangeEmail(actor, member);
  const isVoided = member?.status === 'pending' && typed.trim().toLowerCase() !== member.email;
  const hint =
    whyNot ??
    (isVoided ? 'The invitation sent to the earlier email will stop working. Send a new one after you save this.' : undefined);
  return <EmailField {...form.field('email')} hint={hint} readOnly={whyNot !== null} maxLength={254} autoComplete="off" />;
};

/** Edits all details of a member. */
export const MemberSections = (props: MemberSectionsProps) => {
  const { form, actor, member, emailField } = props;
  const kind = useWatch({ control: form.form.control, name: 'kind' }) ?? 'staff';
  const whyHidden = whyNotShow(kind) ?? undefined;
  return (
    <>
      <Part title="Name and contact">
        <div className="grid gap-5 sm:grid-cols-3">
          <TextField {...form.field('firstName')} maxLength={64} autoComplete="off" />
          <TextField {...form.field('middleName')} isOptional maxLength={64} autoComplete="off" />
          <TextField {...form.field('lastName')} maxLength={64} autoComplete="off" />
        </div>
        <TextField
          {...form.field('title')}
          {...(kind === 'trade-company' ? companyName : { hint: 'Such as Funeral Director.' })}
          isOptional
          maxLength={80}
          autoComplete="off"
        />
        <div className={classNames('grid gap-5 sm:grid-cols-2', member ? 'items-end' : 'items-start')}>
          {emailField ?? <MemberEmail {...props} />}
          <FormPhoneField form={form} name="phone" isOptional autoComplete="off" />
        </div>
      </Part>
      <Part title="Role">
        <AccessFields form={form} actor={actor} member={member} />
      </Part>
      <Part title="Licenses and your page" lead="Families can check a funeral director by license number and name.">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...form.field('licenseNumber')} isOptional maxLength={40} autoComplete="off" />
          <TextField {...form.field('registrationNumber')} isOptional maxLength={40} autoComplete="off" />
        </div>
        <div>
          <Checkbox {...form.field('isFuneralDirector')} hint={whyHidden} disabled={whyHidden !== undefined} />
          <Checkbox
            {...form.field('isVisibleInProfilePage')}
            hint={whyHidden ?? 'Name, title, and photo, but never email or phone.'}
            disabled={whyHidden !== undefined}
          />
        </div>
      </Part>
    </>
  );
};
