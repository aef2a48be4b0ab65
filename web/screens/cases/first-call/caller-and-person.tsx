import { timing } from '#shared/model/enumerations/case.ts';
import { relationship } from '#shared/model/enumerations/relationship.ts';
import { MAX_BABY_OF } from '#shared/values/decedent-name.ts';
import { MAX_EMAIL } from '#shared/values/email.ts';
import { FormPhoneField } from '#web/parts/form-phone-field.tsx';
import { relationshipChoices } from '#web/parts/relationship-choices.ts';
import { Checkbox, RadioGroup } from '#web/ui/choices.tsx';
import { Select } from '#web/ui/select.tsx';
import { EmailField, TextField } from '#web/ui/text-field.tsx';
import { nameKinds, namesOf } from './first-call-form.ts';
import type { MarkedGroup } from './first-call-questions.ts';
import { CallCard, CallQuestions, shownQuestions, WHOLE_LINE } from './first-call-sections.tsx';
import { SimilarCases } from './similar-cases.tsx';
import type { FirstCallState } from './use-first-call.ts';

/** Someone who plans ahead may call about themselves. */
const callerChoices = [{ value: 'self', label: relationship.label('self') }, ...relationshipChoices];
const types = timing.values.map((value) => ({ value, label: timing.label(value) }));
const kindLabels = { known: 'Known', unknown: 'Unknown', baby: 'Baby of' };
const kinds = nameKinds.map((value) => ({ value, label: kindLabels[value] }));

type PartProps = { call: FirstCallState };

/** The other questions of a group whose first ones the form has as its own fields. */
const OtherQuestions = ({ call, of }: PartProps & { of: MarkedGroup }) => (
  <CallQuestions
    questions={call.questions.groups.filter(({ mark }) => mark === of).flatMap((group) => shownQuestions(group, call))}
    call={call}
  />
);

/** Asks who is calling. The next of kin isn't asked for twice. */
export const CallerCard = ({ call }: PartProps) => {
  const { form } = call;
  return (
    <CallCard title="Who is calling" lead="With both names, the caller becomes a contact of the case.">
      <TextField {...form.field('callerFirstName')} isOptional autoComplete="off" maxLength={64} />
      <TextField {...form.field('callerLastName')} isOptional autoComplete="off" maxLength={64} />
      <FormPhoneField form={form} name="callerPhone" isOptional autoComplete="off" />
      <EmailField {...form.field('callerEmail')} isOptional autoComplete="off" maxLength={MAX_EMAIL} />
      <Select {...form.field('callerRelationship')} isOptional emptyLabel="Not known yet" options={callerChoices} />
      <div className="self-end">
        <Checkbox {...form.field('isNextOfKin')} />
      </div>
      <OtherQuestions call={call} of="caller" />
      <OtherQuestions call={call} of="kin" />
    </CallCard>
  );
};

const Names = ({ call: { form, values } }: PartProps) => {
  const { nameKind } = values;
  if (nameKind === 'unknown') return null;
  const last = (
    <TextField {...form.field('decedentLastName')} isOptional={nameKind === 'baby'} autoComplete="off" maxLength={64} />
  );
  if (nameKind === 'baby')
    return (
      <>
        <TextField {...form.field('babyOf')} autoComplete="off" maxLength={MAX_BABY_OF} />
        {last}
      </>
    );
  return (
    <>
      <TextField {...form.field('decedentFirstName')} autoComplete="off" maxLength={64} />
      {last}
      <TextField {...form.field('decedentMiddleName')} isOptional autoComplete="off" maxLength={64} />
    </>
  );
};

/** Who died, or who it is for, and which cases may be about the same person. */
export const PersonCard = ({ call }: PartProps) => {
  const { form, values, answers } = call;
  const { error: _typeError, label: typeLabel, ...typeField } = form.field('type');
  const { error: _kindError, label: kindLabel, ...kindField } = form.field('nameKind');
  const { decedentFirstName: firstName, decedentLastName: lastName } = namesOf(values);
  return (
    <CallCard title={values.type === 'at-need' ? 'Who died' : 'Who it is for'}>
      <RadioGroup className={WHOLE_LINE} layout="row" label={typeLabel} name="type" options={types} registration={typeField} />
      <RadioGroup
        className={WHOLE_LINE}
        layout="row"
        label={kindLabel}
        name="nameKind"
        options={kinds}
        registration={kindField}
      />
      <Names call={call} />
      <div className={`${WHOLE_LINE} has-[>:empty]:-mt-4`}>
        <SimilarCases
          {...{ firstName, lastName }}
          babyOf={values.nameKind === 'baby' ? values.babyOf : ''}
          phoneNumber={values.callerPhone}
          dateOfDeath={typeof answers.dateOfDeath === 'string' ? answers.dateOfDeath : ''}
        />
      </div>
      <OtherQuestions call={call} of="person" />
    </CallCard>
  );
};
