import type { Comparison } from '#shared/contract/tags-views.ts';
import { FullStop } from './full-stop.tsx';

type OtherCaseProps = { name: string; belongsTo: Comparison['belongsTo']; onClose: () => void };

/** Says over the whole screen that the tag is someone else's, and to stop. */
export const OtherCase = ({ name, belongsTo, onClose }: OtherCaseProps) => (
  <FullStop title={`Stop. This is not the tag of ${name}.`} onClose={onClose}>
    <p>
      {belongsTo
        ? `It belongs to ${belongsTo.decedentFullName}, case ${belongsTo.caseNumber}.`
        : 'It belongs to someone else. Call the funeral home.'}
    </p>
    <p>Don’t move anyone. Find out who is in front of you, and compare the right tag. Both records say what happened.</p>
  </FullStop>
);
