import { useParams } from 'react-router-dom';
import { relationshipWords } from '#shared/cases/relationship-words.ts';
import { planTitle } from '#shared/planner/plan-title.ts';
import { fullNameOf } from '#shared/values/full-name.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { PlanPeople, type PlanPerson } from './plan-people.tsx';

const kinOf = (person: PlanPerson) => {
  const words = person.contactType === 'decedent' ? 'Decedent' : relationshipWords(person);
  return words && `(${words})`;
};

/** /plans/contacts/{planId}/{action}: the people of a plan that a family sent. Any action shows what was sent. */
export const Component = () => {
  const { planId = '' } = useParams();
  return (
    <PlanPeople planId={planId} title="Plan contacts">
      {({ arrangement }) => (
        <div className="grid gap-5">
          <p className="text-muted">
            {planTitle(arrangement)}. This is what the family sent, and it doesn’t change. To change contacts, open the case.
          </p>
          <Card>
            <ul aria-label="Contacts" className="divide-y divide-border">
              {arrangement.contacts.map((person, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the people of a plan have no key but their position
                <li key={at} className="px-5 py-4">
                  <TextLink to={workPaths.planContact({ planId, contactId: String(at) })} className="font-semibold">
                    {fullNameOf(person)}
                  </TextLink>{' '}
                  <span className="text-muted">{kinOf(person)}</span>
                  <p className="wrap-anywhere text-muted">{[person.phoneNumber, person.email].filter(Boolean).join(', ')}</p>
                </li>
              ))}
            </ul>
          </Card>
          <div>
            <LinkButton to={workPaths.cases({ locationId: arrangement.providerLocationId })}>See the home’s cases</LinkButton>
          </div>
        </div>
      )}
    </PlanPeople>
  );
};
