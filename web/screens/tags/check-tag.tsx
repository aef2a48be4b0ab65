import type { Comparison } from '#shared/contract/tags-views.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { fieldErrors } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Panel } from '#web/workspace/panel.tsx';
import { useCase } from '../cases/use-case.ts';
import { FullStop } from './full-stop.tsx';
import { TagReader } from './tag-reader.tsx';
import { useCompare } from './use-compare.ts';

/** Says why to stop, over the whole screen. */
const OtherCase = ({ name, belongsTo, onClose }: { name: string; belongsTo: Comparison['belongsTo']; onClose: () => void }) => (
  <FullStop title={`Stop. This is not the tag of ${name}.`} onClose={onClose}>
    <p>
      {belongsTo
        ? `It belongs to ${belongsTo.decedentFullName}, case ${belongsTo.caseNumber}.`
        : 'It belongs to someone else. Call the funeral home.'}
    </p>
    <p>Don’t move anyone. Find out who is in front of you, and compare the right tag. Both records say what happened.</p>
  </FullStop>
);

/** Compares the tag in front of somebody with the case that is open, in one call. */
export const CheckTag = () => {
  const { caseId, row } = useCase();
  const compare = useCompare();
  const { data, error, isPending } = compare;
  const name = row.decedentFullName;
  const errors = Object.values(fieldErrors(error));
  return (
    <Panel title="Confirm who this is">
      <div className="grid gap-4">
        <p className="max-w-measure text-muted">Scan the tag on the person in front of you. It has to be {name}’s.</p>
        <FormFailure error={error} />
        {errors.length > 0 && <p className="text-danger">{errors.join(' ')}</p>}
        {data?.finding === 'confirmed' && (
          <Banner tone="success" role="status">
            {`This is the tag of ${name}. The record says that you confirmed it.`}
          </Banner>
        )}
        <TagReader
          action="Compare this tag"
          isBusy={isPending}
          onRead={(read) => compare.mutate({ ...read, caseId, isThem: true })}
        />
      </div>
      {data?.finding === 'other-case' && <OtherCase name={name} belongsTo={data.belongsTo} onClose={compare.reset} />}
    </Panel>
  );
};
