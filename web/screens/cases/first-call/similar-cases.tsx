import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { formatCalendarDate, isCalendarDate } from '#shared/values/dates.ts';
import { isValidPhone } from '#shared/values/phone.ts';
import { query } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { StatusBadge } from '../case-badges.tsx';
import { Namesakes } from '../namesakes.tsx';

/** Waits this long after the last keystroke before searching (docs/decisions.md, Screens). */
const DEBOUNCE_MS = 500;

type Known = { firstName: string; lastName: string; babyOf: string; phoneNumber: string; dateOfDeath: string };

const useSettled = (known: Known): Known => {
  const text = JSON.stringify(known);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return useMemo(() => JSON.parse(settled), [settled]);
};

/** Checks whether enough is known to look: a name that is more than an initial, or a whole phone number. */
const isEnough = ({ firstName, lastName, babyOf, phoneNumber }: Omit<Known, 'dateOfDeath'>) =>
  (firstName !== '' && lastName !== '') || lastName.length > 1 || babyOf.length > 1 || isValidPhone(phoneNumber);

/** Shows cases that may be about the same person while someone types: opening one is easier than merging two later. Warns of others with a similar name who are in care. */
export const SimilarCases = (known: Known) => {
  const { locationId } = useWorkspace();
  const settled = useSettled(known);
  const [firstName, lastName, babyOf] = [settled.firstName.trim(), settled.lastName.trim(), settled.babyOf.trim()];
  const phoneNumber = isValidPhone(settled.phoneNumber) ? settled.phoneNumber : '';
  const { dateOfDeath } = settled;
  const input = { firstName, lastName, babyOf, phoneNumber, ...(isCalendarDate(dateOfDeath) ? { dateOfDeath } : {}) };
  const found = useQuery({
    ...query.cases.findSimilarCases.queryOptions({ input }),
    enabled: isEnough(input),
    // What was found stays until the next answer, so that nothing jumps while someone types.
    placeholderData: (before) => (isEnough(input) ? before : undefined),
  });
  const items = found.data?.items ?? [];
  const people = found.data?.namesakes.filter(({ id }) => items.every((each) => each.id !== id)) ?? [];
  return (
    <div role="status" className="grid gap-4">
      <Namesakes {...{ people, locationId }} />
      {items.length > 0 && (
        <Banner tone="warning" title={items.length === 1 ? 'A case may be the same' : `${items.length} cases may be the same`}>
          <ul className="grid gap-3">
            {items.map((similar) => (
              <li key={similar.id}>
                <span className="flex flex-wrap items-center gap-2">
                  <TextLink
                    to={workPaths.caseDashboard({ locationId, caseId: similar.id })}
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
          <p className="mt-2">You can open one and come back. What you typed is saved.</p>
        </Banner>
      )}
    </div>
  );
};
