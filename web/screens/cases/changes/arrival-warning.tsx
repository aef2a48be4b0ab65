import { useQuery } from '@tanstack/react-query';
import { type ArrivalGap, arrivalGaps } from '#shared/custody/arrival-gaps.ts';
import type { CareValues } from '#shared/custody/pages/care-field.ts';
import { query } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import type { PlaceOfLines } from './missing-lines.tsx';

const words: Readonly<Record<ArrivalGap, string>> = {
  tag: 'No tag is bound to them yet.',
  place: 'Nobody has written down where they are.',
};

type ArrivalWarningProps = { at: PlaceOfLines; where: string; onLeave: () => void };

/** Says what nobody has written down about someone who is recorded as in care, and leads there. It stops nothing. */
export const ArrivalWarning = ({ at, where, onLeave }: ArrivalWarningProps) => {
  const { caseId } = at;
  const tags = useQuery(query.tags.getCaseTags.queryOptions({ input: { caseId } }));
  const intake = useQuery(query.custodyPages.getCustodyPage.queryOptions({ input: { id: caseId, page: 'intake' } }));
  if (!tags.data || !intake.data) return null;
  const gaps = arrivalGaps({ tags: tags.data.tags, intake: intake.data.values as CareValues, where });
  if (gaps.length === 0) return null;
  const links = {
    tag: { to: workPaths.caseTags(at), label: 'Open tags' },
    place: { to: workPaths.custodyPage({ ...at, page: 'intake', action: 'unit' }), label: 'Open the intake' },
  };
  return (
    <Banner tone="warning" role="status" title="Before you record this">
      <ul className="grid gap-1">
        {gaps.map((gap) => (
          <li key={gap}>
            {words[gap]}{' '}
            <TextLink to={links[gap].to} onClick={onLeave}>
              {links[gap].label}
            </TextLink>
          </li>
        ))}
      </ul>
      <p className="mt-1">You can record it anyway.</p>
    </Banner>
  );
};
