import { timing } from '#shared/model/enumerations/case.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { CareBadge, StatusBadge } from '../case-badges.tsx';
import { useAssigned } from '../use-assigned.ts';
import { useCase } from '../use-case.ts';
import { CaseNavigation } from './case-navigation.tsx';

/** Whose case it is at the home. */
const Assigned = () => {
  const { name, isPending } = useAssigned();
  if (isPending) return null;
  const words = name ?? 'nobody';
  return (
    <>
      <span aria-hidden="true">·</span>
      <span>Assigned to {words}</span>
    </>
  );
};

/** Who the case is about and how it stands, over every page of it. Its name is the h1 where the page has no other. */
export const CaseHeader = ({ isTitle }: { isTitle: boolean }) => {
  const { locationId, row } = useCase();
  const name = row.decedentFullName;
  return (
    <div className="mb-6">
      <p className="flex flex-wrap gap-x-2 text-muted">
        <TextLink to={workPaths.cases({ locationId })}>Cases</TextLink>
        <span aria-hidden="true">/</span>
        <span className="tabular-nums">
          <span className="sr-only">Case number </span>
          {row.caseNumber}
        </span>
      </p>
      <div className="mt-1 flex flex-wrap items-baseline gap-x-3 gap-y-2">
        {isTitle ? (
          <h1 className="text-xl md:text-2xl">{name}</h1>
        ) : (
          <p className="font-serif text-xl font-semibold leading-tight">{name}</p>
        )}
        <p className="flex flex-wrap items-center gap-2">
          <StatusBadge status={row.status} />
          <CareBadge status={row.decedentStatus} />
        </p>
      </div>
      <p className="mt-1.5 mb-2 flex flex-wrap gap-x-2 text-muted">
        <span>{timing.label(row.type)}</span>
        <Assigned />
      </p>
      <CaseNavigation />
    </div>
  );
};
