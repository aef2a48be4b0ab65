import { StaleChoice } from '#web/parts/stale-choice.tsx';
import type { PartValues } from './part-values.ts';
import type { PartForm } from './use-part-form.ts';

type PartStaleProps<Values extends PartValues> = { form: PartForm<Values>; labels: Record<string, string> };

const words = (value: PartValues[string] | undefined): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value : (value ?? []).join(', ');
};

/** Shows what was typed here and what a colleague saved in the meantime, field by field, for the person to choose. */
export const PartStale = <Values extends PartValues>({ form: { stale, keepMine, takeSaved }, labels }: PartStaleProps<Values>) =>
  stale && (
    <StaleChoice
      conflict={stale}
      title="Someone on your team changed this in the meantime"
      differences={stale.fields.map((field) => ({
        label: labels[field] ?? field,
        mine: words(stale.mine[field]),
        theirs: words(stale.saved.values[field]),
      }))}
      onKeepMine={keepMine}
      onTakeSaved={takeSaved}
    />
  );
