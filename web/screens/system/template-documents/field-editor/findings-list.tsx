import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { FailedPanel, SkeletonText } from '#web/ui/states.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import type { Finding } from './template-findings.ts';

type FindingsListProps = {
  findings: readonly Finding[];
  /** What they are worked out from: the fields of the PDF, and the names that a case has. */
  loading: 'pending' | 'failed' | 'ready';
  onRetry: () => void;
  onPick: (finding: Finding) => void;
  /** Removes the places of a field on pages that are gone. */
  onRemoveGone: (fieldId: string) => void;
};

/** How many are shown before someone asks for all of them. */
const FEW = 6;

type RowProps = { finding: Finding } & Pick<FindingsListProps, 'onPick' | 'onRemoveGone'>;

const Row = ({ finding, onPick, onRemoveGone }: RowProps) => (
  <li className="flex flex-wrap items-center gap-2">
    <Icon
      of={finding.isFault ? CircleAlert : TriangleAlert}
      size={16}
      className={finding.isFault ? 'shrink-0 text-danger' : 'shrink-0 text-warning'}
    />
    <TextButton onClick={() => onPick(finding)} className="min-h-6 text-left wrap-anywhere">
      {finding.isFault && <span className="sr-only">Has to be fixed: </span>}
      {finding.words}
    </TextButton>
    {finding.goneOf !== undefined && (
      <Button size="compact" onClick={() => onRemoveGone(finding.goneOf ?? '')}>
        Remove these places
      </Button>
    )}
  </li>
);

/** Lists what to look at. Each leads to its field. */
export const FindingsList = ({ findings, loading, onRetry, onPick, onRemoveGone }: FindingsListProps) => {
  const [few, rest] = [findings.slice(0, FEW), findings.slice(FEW)];
  const count = findings.filter(({ isFault }) => isFault).length;
  const all = findings.length === 1 ? '1 problem' : `${findings.length} problems`;
  // Those that keep it from being published are the ones that the bar below the form counts.
  const words = count > 0 ? `${all}, ${count} to fix before you publish` : all;
  return (
    <section aria-label="Problems" className="grid gap-2 text-sm">
      <p role="status" className="flex items-center gap-2 font-semibold">
        {findings.length === 0 && loading === 'ready' && <Icon of={CircleCheck} size={16} className="text-success" />}
        {findings.length === 0 ? (loading === 'ready' ? 'No problems found' : 'Looking for problems...') : words}
      </p>
      {loading === 'failed' && <FailedPanel title="We couldn’t check the names of fields." onRetry={onRetry} />}
      {loading === 'pending' && findings.length === 0 && <SkeletonText lines={2} />}
      <ul className="grid gap-1">
        {few.map((finding) => (
          <Row key={finding.key} {...{ finding, onPick, onRemoveGone }} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details>
          <summary className="min-h-6 cursor-pointer">{rest.length} more</summary>
          <ul className="mt-1 grid gap-1">
            {rest.map((finding) => (
              <Row key={finding.key} {...{ finding, onPick, onRemoveGone }} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
};
