import { useQuery } from '@tanstack/react-query';
import type { Namesake } from '#shared/contract/similar-cases.ts';
import { onTheWay } from '#shared/custody/handoffs/custodian.ts';
import { isReleased } from '#shared/lifecycles/care-milestones.ts';
import { decedentStatus } from '#shared/model/enumerations/case.ts';
import { query } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { useCase } from './use-case.ts';

function titleOf(people: readonly Namesake[]): string {
  const where = people.every((each) => onTheWay.has(each.decedentStatus)) ? 'on the way to you' : 'in your care';
  return people.length === 1
    ? `Another person with a similar name is ${where}`
    : `${people.length} other people with similar names are in your care or on the way`;
}

/** Warns that others have a similar name and are in care or on the way: who, and that tags have to be compared with care. */
export const Namesakes = ({ people, locationId }: { people: readonly Namesake[]; locationId: string }) =>
  people.length > 0 && (
    <Banner tone="warning" title={titleOf(people)}>
      <ul className="grid gap-1">
        {people.map(({ id, caseNumber, decedentFullName, decedentStatus: status }) => (
          <li key={id} className="wrap-anywhere">
            <TextLink
              to={workPaths.caseDashboard({ locationId, caseId: id })}
              className="font-semibold text-inherit hover:text-inherit"
            >
              {decedentFullName}, {caseNumber}
            </TextLink>
            : {decedentStatus.label(status)}
          </li>
        ))}
      </ul>
      <p className="mt-2">Compare tags with care.</p>
    </Banner>
  );

/** The same for the open case, for staff who open cases: as long as the person or their remains may be mixed up with someone. */
export const NamesakesOfCase = () => {
  const { caseId, locationId, row, may } = useCase();
  const { decedentFirstName: firstName, decedentLastName: lastName, decedentStatus: status } = row;
  const found = useQuery({
    ...query.cases.findSimilarCases.queryOptions({ input: { firstName, lastName } }),
    enabled: may('cases.change') && !isReleased(status) && lastName.length > 1,
  });
  const people = found.data?.namesakes.filter(({ id }) => id !== caseId) ?? [];
  return (
    <div role="status" className="empty:hidden">
      <Namesakes {...{ people, locationId }} />
    </div>
  );
};
