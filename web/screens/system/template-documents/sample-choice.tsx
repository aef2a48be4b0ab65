import { type DataField, dataFieldSchema } from '#shared/model/data-field.ts';
import { type SampleCase, sampleCase } from '#shared/model/enumerations/document.ts';
import { Select } from '#web/ui/select.tsx';
import { useEveryEntry } from '../every-entry/use-every-entry.ts';

const isFinished = (field: DataField): boolean => dataFieldSchema.safeParse(field).success;

/** Loads the data fields as they are drafted, which a made-up case works out. The names of facts need none. */
export function useSampleData(sample: SampleCase) {
  const rows = useEveryEntry('dataFields', sample !== 'names');
  const dataFields = (rows.data ?? []).map(({ entry }) => entry as unknown as DataField).filter(isFinished);
  return { dataFields, isWaiting: sample !== 'names' && rows.isPending };
}

type SampleChoiceProps = { sample: SampleCase; onChoose: (sample: SampleCase) => void };

/** Chooses what a preview is filled with: the names of facts, or a made-up case. */
export const SampleChoice = ({ sample, onChoose }: SampleChoiceProps) => (
  <Select
    label="Sample"
    hint="Facts by their names show where each is printed. Made-up cases show whether real words fit."
    className="max-w-96"
    options={sampleCase.options.map(({ id, text }) => ({ value: id, label: text }))}
    value={sample}
    onChange={({ target }) => onChoose(target.value as SampleCase)}
  />
);
