import { ChevronRight } from 'lucide-react';
import { relationshipWords } from '#shared/cases/relationship-words.ts';
import type { MyCase } from '#shared/contract/my-cases.ts';
import { paths } from '#web/paths.ts';
import { EFFECTS } from '#web/screens/cases/tasks/task-targets.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { GOODS } from './goods-page.tsx';
import { MY_DETAILS } from './my-details.tsx';
import { Section } from './section.tsx';

/** The part of the address that opens the statement. */
export const CONTRACT = 'case-contract';

type Service = MyCase['services'][number];

const countWords = (count: number) => (count === 1 ? '1 question' : `${count} questions`);

/** Says what a service still needs. One that the family may only see needs nothing. */
function todoWords({ sight, questions, open }: Service): string {
  if (questions === 0) return '';
  if (sight !== 'can-edit') return 'See your choices';
  return open > 0 ? `${countWords(open)} you may answer` : 'Everything is answered. You can still make changes.';
}

const ServiceWords = ({ service }: { service: Service }) => {
  const progressWords = todoWords(service);
  return (
    <span className="min-w-0 flex-1">
      <span className="block font-semibold break-words">{service.name}</span>
      {service.description && <span className="block text-muted">{service.description}</span>}
      {progressWords && <span className="block text-sm text-primary">{progressWords}</span>}
    </span>
  );
};

/** Shows what is planned, as far as the home shares it. A service with more to read or answer has a link. */
export const Services = ({ caseId, services }: Pick<MyCase, 'services'> & { caseId: string }) =>
  services.length === 0 ? null : (
    <Section id="services" title="What is planned">
      <ul className="divide-y divide-border border-y border-border">
        {services.map((service) => (
          <li key={service.displayServiceId}>
            {service.questions > 0 ? (
              <Link
                to={paths.plansDashboard({ caseId, service: service.displayServiceId })}
                className="flex min-h-16 items-center gap-4 py-3 transition-colors duration-(--hover) hover:bg-sunken"
              >
                <ServiceWords service={service} />
                <Icon of={ChevronRight} className="shrink-0 text-muted" />
              </Link>
            ) : (
              <div className="py-3">
                <ServiceWords service={service} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );

/** Opens what was chosen of merchandise, if there is anything to see or to choose. */
export const Goods = ({ caseId, goods: { count, mayChoose } }: Pick<MyCase, 'goods'> & { caseId: string }) =>
  count === 0 && !mayChoose ? null : (
    <Section id="goods" title="Casket, urn, and keepsakes">
      <Link
        to={paths.plansDashboard({ caseId, page: GOODS })}
        className="flex min-h-16 items-center gap-4 border-y border-border py-3 transition-colors duration-(--hover) hover:bg-sunken"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">
            {count === 0 ? 'Nothing chosen yet' : count === 1 ? '1 item chosen' : `${count} items chosen`}
          </span>
          <span className="block text-sm text-primary">{mayChoose ? 'See and choose' : 'See what was chosen'}</span>
        </span>
        <Icon of={ChevronRight} className="shrink-0 text-muted" />
      </Link>
    </Section>
  );

/** Opens the statement of what the funeral costs, with the reader’s own part of it. */
export const Costs = ({ caseId }: { caseId: string }) => (
  <Section id="costs" title="What it costs">
    <Link
      to={paths.plansDashboard({ caseId, page: CONTRACT })}
      className="flex min-h-16 items-center gap-4 border-y border-border py-3 transition-colors duration-(--hover) hover:bg-sunken"
    >
      <span className="min-w-0 flex-1">See the statement, and your part of it</span>
      <Icon of={ChevronRight} className="shrink-0 text-muted" />
    </Link>
  </Section>
);

/** Opens what came with the person who died. */
export const Belongings = ({ caseId }: { caseId: string }) => (
  <Section id="belongings" title="Personal belongings">
    <Link
      to={paths.plansDashboard({ caseId, page: EFFECTS })}
      className="flex min-h-16 items-center gap-4 border-y border-border py-3 transition-colors duration-(--hover) hover:bg-sunken"
    >
      <span className="min-w-0 flex-1">See what we keep for you, and say what happens to it</span>
      <Icon of={ChevronRight} className="shrink-0 text-muted" />
    </Link>
  </Section>
);

/** Shows who else the home knows, by name and role, without phone numbers. */
export const People = ({ caseId, people }: Pick<MyCase, 'people'> & { caseId: string }) =>
  people.length === 0 ? null : (
    <Section id="people" title="The people around you">
      <ul className="divide-y divide-border border-y border-border">
        {people.map((person) => (
          <li key={person.contact.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
            <span className="min-w-0">
              <span className="block font-semibold break-words">{person.contact.fullName}</span>
              {relationshipWords(person.contact) && <span className="text-muted">{relationshipWords(person.contact)}</span>}
            </span>
            {person.isOwn && (
              <span className="flex flex-wrap items-center gap-x-4">
                <Badge>You</Badge>
                <TextLink to={paths.plansDashboard({ caseId, page: MY_DETAILS })} className="inline-flex min-h-11 items-center">
                  Change your details
                </TextLink>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
