import type { TemplateChoices } from '#shared/contract/packages.ts';
import { dispositionType } from '#shared/model/enumerations/disposition.ts';
import { Box } from '#web/ui/choices.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { fieldId, type PartProps, SectionCard } from './section-card.tsx';

const dispositions = dispositionType.values.map((value) => ({ value, label: dispositionType.label(value) }));
const dispositionOf = (value: string) => dispositionType.values.find((each) => each === value);

/** Edits what the package is called, its description, and whom it is for. */
export const WordsPart = ({ draft, change, errors, isDisabled, choices }: PartProps & { choices: TemplateChoices }) => {
  // A retired tradition stays with the package that has it.
  const isOffered = (preferences: readonly { id: string }[]) => preferences.some(({ id }) => id === draft.religionId);
  const groups = choices.home.preferenceGroups.filter(
    ({ isMultiple, isActive, preferences }) => !isMultiple && (isActive || isOffered(preferences)),
  );
  const traditions = groups.flatMap(({ preferences }) => preferences);
  return (
    <SectionCard title="What it is">
      <TextField
        label="Name"
        id={fieldId('name')}
        error={errors.name}
        maxLength={120}
        disabled={isDisabled}
        value={draft.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextArea
        label="Description"
        isOptional
        isCounted
        id={fieldId('description')}
        error={errors.description}
        hint="What families read first: what happens, and who it’s for."
        maxLength={2000}
        disabled={isDisabled}
        value={draft.description}
        onChange={(event) => change({ description: event.target.value })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label="Disposition"
          options={dispositions}
          disabled={isDisabled}
          value={draft.dispositionType}
          onChange={(event) => change({ dispositionType: dispositionOf(event.target.value) ?? 'burial' })}
        />
        <Select
          label="Disposition shown first"
          isOptional
          emptyLabel="The same"
          options={dispositions}
          disabled={isDisabled}
          value={draft.defaultDisplayedDispositionType ?? ''}
          onChange={(event) => change({ defaultDisplayedDispositionType: dispositionOf(event.target.value) })}
        />
        <Select
          label="Religion or tradition"
          isOptional
          id={fieldId('religionId')}
          error={errors.religionId}
          emptyLabel="None in particular"
          options={traditions.map(({ id, name }) => ({ value: id, label: name }))}
          disabled={isDisabled}
          value={draft.religionId ?? ''}
          onChange={(event) => change({ religionId: event.target.value || undefined })}
        />
      </div>
      <fieldset className="min-w-0">
        <legend className="text-sm font-semibold">Kinds the law defines</legend>
        <Box
          kind="checkbox"
          label="Direct cremation"
          hint="Without formal viewing, visitation, or ceremony with the body present."
          disabled={isDisabled}
          checked={draft.isDirectCremation}
          onChange={(event) => change({ isDirectCremation: event.target.checked })}
        />
        <Box
          kind="checkbox"
          id={fieldId('isImmediateBurial')}
          label="Immediate burial"
          hint="Without formal viewing, visitation, or ceremony with the body present, except for a graveside service."
          disabled={isDisabled}
          checked={draft.isImmediateBurial}
          onChange={(event) => change({ isImmediateBurial: event.target.checked })}
        />
        <FieldError id={`${fieldId('isImmediateBurial')}-error`}>{errors.isImmediateBurial}</FieldError>
      </fieldset>
    </SectionCard>
  );
};
