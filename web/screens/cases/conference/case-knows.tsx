import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ceremonyWords } from '#shared/calendar/words.ts';
import { relationshipWords } from '#shared/cases/relationship-words.ts';
import type { CaseContact } from '#shared/contract/case-contacts-views.ts';
import { decedentStatus, preparationStatus } from '#shared/model/enumerations/case.ts';
import { dispositionType } from '#shared/model/enumerations/disposition.ts';
import { caseRole } from '#shared/model/enumerations/people.ts';
import { formatCents } from '#shared/values/money.ts';
import { messageOf, query } from '#web/session/index.ts';
import { TextButton, TextLink } from '#web/ui/text-link.tsx';
import { Panel } from '#web/workspace/panel.tsx';
import { contactsOf, useContacts } from '../contacts/use-contacts.ts';
import { useCase } from '../use-case.ts';
import { factsAt, isServiceOfStep, type ShownFacts } from './case-facts.ts';
import { useConference } from './use-conference.ts';

type Fact = { key: string; words: ReactNode };

/** Lists facts of one kind, and says so if there are none, if they're on the way, or if they couldn't be loaded. */
const Facts = ({
  title,
  facts,
  none,
  of,
}: {
  title: string;
  facts: readonly Fact[];
  none: string;
  of?: UseQueryResult<unknown>;
}) => (
  <section>
    <h3 className="text-muted">{title}</h3>
    {of?.isPending && <p>Loading...</p>}
    {of?.isError && (
      <p>
        {messageOf(of.error)} <TextButton onClick={() => void of.refetch()}>Try again</TextButton>
      </p>
    )}
    {!of?.isPending && !of?.isError && facts.length === 0 && <p>{none}</p>}
    <ul className="grid gap-0.5">
      {facts.map(({ key, words }) => (
        <li key={key} className="wrap-anywhere">
          {words}
        </li>
      ))}
    </ul>
  </section>
);

const isPhysician = ({ relationship }: CaseContact): boolean => relationship === 'primary-care-physician';

function peopleAt(contacts: readonly CaseContact[], { roles, hasPhysician }: ShownFacts): Fact[] {
  return contacts.flatMap((contact) => {
    const parts = roles.filter((role) => contact.selectedRoles.includes(role)).map((role) => caseRole.label(role));
    const isShown = parts.length > 0 || (hasPhysician && isPhysician(contact));
    if (!isShown) return [];
    const about = parts.length > 0 ? parts.join(', ') : relationshipWords(contact);
    return [{ key: contact.id, words: [contact.fullName, about, contact.phoneNumber].filter(Boolean).join(', ') }];
  });
}

const People = ({ shown }: { shown: ShownFacts }) => {
  const { caseId } = useCase();
  const contacts = useContacts(caseId);
  const facts = peopleAt(contactsOf(contacts.data?.pages ?? []), shown);
  const named = new Intl.ListFormat('en-US', { type: 'disjunction' }).format([
    ...shown.roles.map((role) => caseRole.label(role).toLowerCase()),
    ...(shown.hasPhysician ? ['physician'] : []),
  ]);
  return <Facts title="People" facts={facts} none={`No ${named} yet.`} of={contacts as UseQueryResult<unknown>} />;
};

const Services = () => {
  const { caseId } = useCase();
  const { step, offer } = useConference();
  const services = useQuery(query.caseDetails.getCaseDisplayServices.queryOptions({ input: { id: caseId } }));
  const found = services.data?.viewer === 'family' ? [] : (services.data?.items ?? []);
  const pageOf = (id: string) => offer.home.displayServices.find((each) => each.id === id)?.page;
  const facts = found
    .filter(({ displayServiceId }) => isServiceOfStep(step, pageOf(displayServiceId)))
    .map(({ displayServiceId, name, status }) => ({
      key: displayServiceId,
      words: `${name} (${preparationStatus.label(status).toLowerCase()})`,
    }));
  return <Facts title="Services of the case" facts={facts} none="None yet." of={services} />;
};

const Goods = () => {
  const { caseId } = useCase();
  const goods = useQuery(query.caseMerchandise.getCaseMerchandise.queryOptions({ input: { id: caseId } }));
  const facts = (goods.data?.items ?? [])
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ locationItemId, name, quantity, priceCents }) => ({
      key: locationItemId,
      words: `${quantity > 1 ? `${quantity} × ` : ''}${name}, ${formatCents(priceCents)}`,
    }));
  return <Facts title="Merchandise of the case" facts={facts} none="None yet." of={goods} />;
};

/** Shows what the case knows about a step: people, times, services, and goods, with the pages where that is changed. */
export const CaseKnows = () => {
  const at = useCase();
  const { step } = useConference();
  const shown = factsAt(step);
  const { dispositionType: type, decedentStatus: care, ceremonies = [] } = at.row;
  const stated = [
    { key: 'type', words: type ? dispositionType.label(type) : 'No disposition yet' },
    { key: 'care', words: decedentStatus.label(care) },
  ];
  const times = ceremonies.map((ceremony) => ({ key: ceremony.id, words: ceremonyWords(ceremony) }));
  return (
    <Panel title="From the case">
      <div className="grid gap-4">
        {step === 'disposition' && <Facts title="Disposition and care" facts={stated} none="" />}
        {shown.hasTimes && <Facts title="Times in the calendar" facts={times} none="No service has a time yet." />}
        {shown.hasServices && <Services />}
        {shown.hasGoods && <Goods />}
        {(shown.roles.length > 0 || shown.hasPhysician) && <People shown={shown} />}
        <p className="flex flex-wrap gap-x-4 gap-y-1 print:hidden">
          {shown.links.map(({ label, to }) => (
            <TextLink key={label} to={to(at)}>
              {label}
            </TextLink>
          ))}
        </p>
      </div>
    </Panel>
  );
};
