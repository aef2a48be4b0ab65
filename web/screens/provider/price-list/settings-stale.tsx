import { basicFeeVariant } from '#shared/model/enumerations/price-list.ts';
import type { PriceListSettings } from '#shared/model/general-price-list.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { StaleChoice } from '#web/parts/stale-choice.tsx';
import type { useSaveSettings } from './use-save-settings.ts';

const yesOrNo = (value: boolean) => (value ? 'Yes' : 'No');

/** The label of each setting, and its value in words. */
const settingWords: { [Field in keyof PriceListSettings]: [label: string, words: (value: PriceListSettings[Field]) => string] } =
  {
    basicFee: ['How you charge for basic services', (value) => basicFeeVariant.label(value)],
    basicServices: ['Services included in the basic fee', (value) => value],
    branches: [
      'Other branches',
      (value) => value.map((branch) => [branch.name, branch.address, branch.telephone].filter(Boolean).join(', ')).join('\n'),
    ],
    separateCasketList: ['Caskets have a separate price list', yesOrNo],
    separateOuterContainerList: ['Outer burial containers have a separate price list', yesOrNo],
    effectiveOn: [
      'Effective date of the next list',
      (value) => (value === null ? 'The day you publish it' : formatCalendarDate(value)),
    ],
    retentionYears: ['Years to keep a list after it was last handed out', String],
  };

const differenceIn = <Field extends keyof PriceListSettings>(
  field: Field,
  { mine, theirs }: Record<'mine' | 'theirs', PriceListSettings>,
) => {
  const [label, words] = settingWords[field];
  return { label, mine: words(mine[field]), theirs: words(theirs[field]) };
};

type SettingsStaleProps = {
  stale: NonNullable<ReturnType<typeof useSaveSettings>['stale']>;
  onKeepMine: () => Promise<void>;
  onTakeSaved: () => void;
};

/** Shows what was entered here and what a colleague saved meanwhile, where the two differ. */
export const SettingsStale = ({ stale, onKeepMine, onTakeSaved }: SettingsStaleProps) => (
  <StaleChoice
    conflict={stale}
    title={stale.message}
    differences={stale.fields.map((field) => differenceIn(field, { mine: stale.mine, theirs: stale.saved.settings }))}
    onKeepMine={onKeepMine}
    onTakeSaved={onTakeSaved}
  />
);
