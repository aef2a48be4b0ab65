import { useState } from 'react';
import type { PriceListDraft } from '#shared/contract/price-lists.ts';
import { basicFeeVariant } from '#shared/model/enumerations/price-list.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { fieldErrors } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, RadioGroup } from '#web/ui/choices.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { Branches, type Change, type PartProps } from './branch-fields.tsx';
import { SettingsStale } from './settings-stale.tsx';
import { useSaveSettings } from './use-save-settings.ts';

const Fee = ({ settings, change, ofRow }: PartProps & { ofRow: string }) => (
  <>
    <RadioGroup
      name="basic-fee"
      label="How you charge for basic services"
      hint="The Funeral Rule allows either, and requires a different disclosure for each (16 CFR 453.2(b)(4)(iii)(C))."
      options={basicFeeVariant.values.map((value) => ({ value, label: basicFeeVariant.label(value) }))}
      value={settings.basicFee}
      onChange={(value) => {
        if (basicFeeVariant.has(value)) change({ basicFee: value });
      }}
    />
    <TextArea
      label="Services included in the basic fee"
      hint={`Printed after "Our services include". ${ofRow ? 'If you leave this empty, we print the note from your basic services price.' : 'List them here, or in the note of your basic services price.'}`}
      isOptional
      isCounted
      maxLength={1000}
      value={settings.basicServices}
      onChange={(event) => change({ basicServices: event.target.value })}
    />
  </>
);

const Lists = ({ settings, change }: PartProps) => (
  <fieldset className="min-w-0">
    <legend className="font-semibold">Separate price lists</legend>
    <Checkbox
      label="Caskets have a separate price list"
      hint="The general price list then shows their price range, and says you’ll provide the complete list."
      checked={settings.separateCasketList}
      onChange={(event) => change({ separateCasketList: event.target.checked })}
    />
    <Checkbox
      label="Outer burial containers have a separate price list"
      checked={settings.separateOuterContainerList}
      onChange={(event) => change({ separateOuterContainerList: event.target.checked })}
    />
  </fieldset>
);

/** Edits what the home decides about its lists, apart from its prices. */
export const SettingsForm = ({ draft }: { draft: PriceListDraft }) => {
  const { may, whyNot } = useWorkspace();
  const [settings, setSettings] = useState(draft.settings);
  const { save, stale, accept, failure, isBusy } = useSaveSettings(draft);
  const errors = fieldErrors(failure);
  const change: Change = (set) => setSettings((before) => ({ ...before, ...set }));
  const send = async (...over: Parameters<typeof save>) => {
    const saved = await save(...over);
    if (saved) setSettings(saved.settings);
  };
  return (
    <form
      noValidate
      aria-label="Price list settings"
      className="grid max-w-form gap-6 pt-6"
      onSubmit={(event) => {
        event.preventDefault();
        void send(settings);
      }}
    >
      {whyNot('prices.change') && <Banner tone="info">{whyNot('prices.change')}</Banner>}
      <fieldset disabled={!may('prices.change')} className="grid min-w-0 gap-6">
        <Fee settings={settings} change={change} ofRow={draft.basicServicesOfRow} />
        <Lists settings={settings} change={change} />
        <TextField
          label="Effective date of the next list"
          type="date"
          isOptional
          hint="If you leave this empty, it’s the day you publish."
          value={settings.effectiveOn ?? ''}
          onChange={(event) => change({ effectiveOn: event.target.value || null })}
        />
        <TextField
          label="Years to keep a list after it was last handed out"
          type="number"
          min={draft.retentionOfState}
          max={30}
          hint={`Your state requires ${draft.retentionOfState === 1 ? 'one year' : `${draft.retentionOfState} years`}.`}
          error={errors['settings.retentionYears']}
          value={Number.isNaN(settings.retentionYears) ? '' : settings.retentionYears}
          onChange={(event) => change({ retentionYears: event.target.valueAsNumber })}
        />
        <Branches settings={settings} change={change} errors={errors} />
      </fieldset>
      {stale ? (
        <SettingsStale
          stale={stale}
          onKeepMine={() => send(stale.mine, stale.saved)}
          onTakeSaved={() => setSettings(accept(stale.saved).settings)}
        />
      ) : (
        <FormFailure error={failure} />
      )}
      <Button
        type="submit"
        look="primary"
        className="justify-self-start"
        disabled={!may('prices.change')}
        isBusy={isBusy}
        busyLabel="Saving..."
      >
        Save settings
      </Button>
    </form>
  );
};
