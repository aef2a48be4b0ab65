import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { formatCalendarDate, isCalendarDate } from '#shared/values/dates.ts';
import { FORCE_HASH } from '#web/paths.ts';
import { query } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { StatusBadge } from '../case-badges.tsx';

/** Waits this long after the last keystroke before searching (docs/decisions.md, Screens). */
const DEBOUNCE_MS = 500;

type Names = { firstName: string; lastName: string; dateOfDeath: string };

const useSettled = (names: Names): Names => {
  const [settled, setSettled] = useState(names);
  const { firstName, lastName, dateOfDeath } = names;
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ firstName, lastName, dateOfDeath }), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [firstName, lastName, dateOfDeath]);
  return settled;
};

/** Shows cases that may be about the same person once both names are filled in: opening one is easier than merging two later. */
export const SimilarCases = (names: Names) => {
  const { locationId } = useWorkspace();
  const { firstName, lastName, dateOfDeath } = useSettled(names);
  const input = {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    ...(isCalendarDate(dateOfDeath) ? { dateOfDeath } : {}),
  };
  const found = useQuery({
    ...query.cases.findSimilarCases.queryOptions({ input }),
    enabled: input.firstName !== '' && input.lastName !== '',
  });
  const items = found.data?.items ?? [];
  return (
    <div role="status" className="empty:-mt-5">
      {items.length > 0 && (
        <Banner tone="warning" title={items.length === 1 ? 'A case may be the same' : `${items.length} cases may be the same`}>
          <ul className="grid gap-3">
            {items.map((similar) => (
              <li key={similar.id}>
                <span className="flex flex-wrap items-center gap-2">
                  <TextLink
                    to={workPaths.caseDashboard({ locationId, caseId: similar.id }) + FORCE_HASH}
                    className="font-semibold text-inherit hover:text-inherit"
                  >
                    {similar.decedentFullName}, {similar.caseNumber}
                  </TextLink>
                  <StatusBadge status={similar.status} />
                </span>
                <span className="block">
                  {similar.reason}
                  {similar.dateOfDeath && `; died ${formatCalendarDate(similar.dateOfDeath, 'medium')}`}
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-2">What you typed stays here if you look.</p>
        </Banner>
      )}
    </div>
  );
};
