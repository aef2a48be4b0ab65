import { Checkbox } from '#web/ui/choices.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { fieldId, type PartProps, SectionCard } from './section-card.tsx';

type Field = 'cemeteryFeeDescription' | 'crematoryFeeDescription' | 'notes';

/** Edits what others charge, the words about it, and where the package shows. */
export const FeesPart = ({ draft, change, errors, isDisabled }: PartProps) => {
  const words = (field: Field, label: string, maxLength: number, hint?: string) => (
    <TextArea
      label={label}
      isOptional
      rows={2}
      id={fieldId(field)}
      hint={hint}
      error={errors[field]}
      maxLength={maxLength}
      disabled={isDisabled}
      value={draft[field]}
      onChange={(event) => change({ [field]: event.target.value })}
    />
  );
  return (
    <>
      <SectionCard title="Cemetery, crematory, and notes" lead="Families read these under “Notes & Disclosures.”">
        <Checkbox
          label="The price includes the cemetery’s fee"
          disabled={isDisabled}
          checked={draft.includesCemeteryFee}
          onChange={(event) => change({ includesCemeteryFee: event.target.checked })}
        />
        {words('cemeteryFeeDescription', 'Note about the cemetery’s fee', 600)}
        <Checkbox
          label="The price includes the crematory’s fee"
          disabled={isDisabled}
          checked={draft.includesCremationFee}
          onChange={(event) => change({ includesCremationFee: event.target.checked })}
        />
        {words('crematoryFeeDescription', 'Note about the crematory’s fee', 600)}
        {words(
          'notes',
          'Notes',
          2000,
          'Anything else families should know. Disclosures required by law are added automatically.',
        )}
      </SectionCard>
      <SectionCard title="Where it is shown" lead="An active package is always on your public page.">
        <div>
          <Checkbox
            label="On the general price list"
            disabled={isDisabled}
            checked={draft.showOnGpl}
            onChange={(event) => change({ showOnGpl: event.target.checked })}
          />
          <Checkbox
            label="In the arrangement planner"
            hint="Families can plan with it online."
            disabled={isDisabled}
            checked={draft.showOnArrangementPlanner}
            onChange={(event) => change({ showOnArrangementPlanner: event.target.checked })}
          />
        </div>
      </SectionCard>
    </>
  );
};
