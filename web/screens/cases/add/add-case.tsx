import { timing } from '#shared/model/enumerations/case.ts';
import { relationship } from '#shared/model/enumerations/relationship.ts';
import { FormPhoneField } from '#web/parts/form-phone-field.tsx';
import { relationshipChoices } from '#web/parts/relationship-choices.ts';
import { ZodForm } from '#web/parts/zod-form.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, RadioGroup } from '#web/ui/choices.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { useMembers } from '../use-members.ts';
import type { FirstCallFields } from './first-call-form.ts';
import { FirstCallQuestions } from './first-call-questions.tsx';
import { SimilarCases } from './similar-cases.tsx';
import { useFirstCallForm } from './use-first-call.ts';

export const title = 'Add case';

/** Someone who plans ahead may call about themselves. */
const callerChoices = [{ value: 'self', label: relationship.label('self') }, ...relationshipChoices];
const labels: Record<keyof FirstCallFields, string> = {
  decedentFirstName: 'First name',
  decedentMiddleName: 'Middle name',
  decedentLastName: 'Last name',
  type: 'Type',
  dateOfDeath: 'Date of death',
  callerFirstName: "Caller's first name",
  callerLastName: "Caller's last name",
  callerPhone: 'Phone',
  callerRelationship: 'Relationship to decedent',
  isNextOfKin: 'Next of kin',
  employeeId: 'Assigned to',
};

const typeHints = {
  'at-need': 'Someone has died.',
  'pre-need': 'Someone is planning ahead.',
  'imminent-need': 'Someone is dying.',
};
const types = timing.values.map((value) => ({ value, label: timing.label(value), hint: typeHints[value] }));

/** Asks for a first call: who died, who called, and who takes care of it. What was typed is kept until the case is opened. */
const FirstCallForm = () => {
  const { assignable, isSeen } = useMembers();
  const { form, values, known, answers, setAnswers, answerErrors } = useFirstCallForm(labels);
  const { error: _typeError, label: typeLabel, ...typeField } = form.field('type');
  return (
    <ZodForm form={form} label="First call">
      <fieldset className="grid gap-5">
        <legend className="mb-4 font-serif text-lg font-semibold">
          {values.type === 'at-need' ? 'Who died' : 'Who it is for'}
        </legend>
        <TextField {...form.field('decedentFirstName')} autoComplete="off" maxLength={64} />
        <TextField {...form.field('decedentMiddleName')} isOptional autoComplete="off" maxLength={64} />
        <TextField {...form.field('decedentLastName')} autoComplete="off" maxLength={64} />
        <SimilarCases firstName={values.decedentFirstName} lastName={values.decedentLastName} dateOfDeath={values.dateOfDeath} />
        <RadioGroup label={typeLabel} name="type" options={types} registration={typeField} />
        {values.type === 'at-need' && <TextField {...form.field('dateOfDeath')} isOptional type="date" />}
      </fieldset>
      <fieldset className="grid gap-5 border-t border-border pt-5">
        <legend className="float-left w-full font-serif text-lg font-semibold">Who called</legend>
        <TextField {...form.field('callerFirstName')} isOptional autoComplete="off" maxLength={64} />
        <TextField {...form.field('callerLastName')} isOptional autoComplete="off" maxLength={64} />
        <FormPhoneField form={form} name="callerPhone" isOptional autoComplete="off" />
        <Select {...form.field('callerRelationship')} isOptional emptyLabel="Not known yet" options={callerChoices} />
        <Checkbox {...form.field('isNextOfKin')} />
      </fieldset>
      {isSeen && (
        <Select
          {...form.field('employeeId')}
          isOptional
          emptyLabel="Nobody yet"
          options={assignable.map(({ id, fullName }) => ({ value: id, label: fullName }))}
        />
      )}
      <FirstCallQuestions type={values.type} onChange={setAnswers} errors={answerErrors} {...{ known, answers }} />
      <Button type="submit" look="primary" isWide isBusy={form.isBusy} busyLabel="Opening...">
        Open the case
      </Button>
    </ZodForm>
  );
};

/** The drawer that starts a case. */
export const Component = () => {
  const { may, whyNot } = useWorkspace();
  return may('cases.change') ? <FirstCallForm /> : <Banner>{whyNot('cases.change')}</Banner>;
};
