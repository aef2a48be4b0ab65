import { Printer } from 'lucide-react';
import { relationshipWords } from '#shared/cases/relationship-words.ts';
import type { CaseContact } from '#shared/contract/case-contacts-views.ts';
import type { DecedentView } from '#shared/contract/cases-views.ts';
import { timing } from '#shared/model/enumerations/case.ts';
import { burialSpace, dispositionType } from '#shared/model/enumerations/disposition.ts';
import { caseRole } from '#shared/model/enumerations/people.ts';
import { placeOfDeath } from '#shared/model/enumerations/place-of-death.ts';
import { branchOfService } from '#shared/model/enumerations/veteran.ts';
import { genderShort, maritalStatus } from '#shared/model/enumerations/vital-records.ts';
import { numberWords } from '#shared/questions/kinds/number.ts';
import { ageOn, formatCalendarDate } from '#shared/values/dates.ts';
import { decedentNameOf } from '#shared/values/decedent-name.ts';
import { formatAddress } from '#shared/values/format-address.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { Button } from '#web/ui/button.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { SkeletonText } from '#web/ui/states.tsx';
import { PrintedBy } from '#web/workspace/printed-by.tsx';
import { CasePage } from './case-page.tsx';
import { contactsOf, useContacts } from './contacts/use-contacts.ts';
import { useAssigned } from './use-assigned.ts';
import { useCase } from './use-case.ts';

/** Leaves room to write what isn't known yet by hand. */
const blank = <span className="inline-block w-full border-b border-dotted border-border-strong">&nbsp;</span>;

const facts = (rows: readonly (readonly [term: string, value: string | undefined | null])[]) =>
  rows.map(([term, value]) => ({ term, value: value || blank }));

const clock = (minutes: number): string =>
  new Date(Date.UTC(2000, 0, 1, 0, minutes)).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

const placeWords = ({ placeOfDeath: kind, placeOfDeathSpecify, placeOfDeathAddress }: DecedentView): string =>
  [kind && placeOfDeath.label(kind), placeOfDeathSpecify, placeOfDeathAddress && formatAddress(placeOfDeathAddress)]
    .filter(Boolean)
    .join(', ');

const serviceWords = ({ everInArmedForces, militaryService }: DecedentView): string | undefined => {
  if (everInArmedForces === undefined) return undefined;
  if (!everInArmedForces) return 'No';
  const branches = militaryService.map(({ branch }) => branchOfService.label(branch)).join(', ');
  return branches ? `Yes: ${branches}` : 'Yes';
};

const bornWords = ({ dateOfBirth, dateOfDeath }: DecedentView): string | undefined => {
  if (!dateOfBirth) return undefined;
  const day = formatCalendarDate(dateOfBirth);
  return dateOfDeath ? `${day} (age ${ageOn(dateOfBirth, dateOfDeath)})` : day;
};

const Decedent = () => {
  const { dashboard, row } = useCase();
  const { decedent } = dashboard;
  const { disposition } = decedent;
  return (
    <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-2 print:grid-cols-2">
      <DefinitionList
        items={facts([
          ['Legal name', [decedentNameOf(decedent), decedent.suffix].filter(Boolean).join(', ')],
          ['Also known as', decedent.alsoKnownAs.join('; ') || 'None given'],
          ['Born', bornWords(decedent)],
          ['Sex', decedent.gender && genderShort.label(decedent.gender)],
          ['Social Security number', decedent.socialSecurityLastFour && `Ends in ${decedent.socialSecurityLastFour}`],
          ['Marital status', decedent.maritalStatus && maritalStatus.label(decedent.maritalStatus)],
          ['Armed forces', serviceWords(decedent)],
          ['Residence', decedent.residence && formatAddress(decedent.residence)],
        ])}
      />
      <DefinitionList
        items={facts([
          ['Died', decedent.dateOfDeath && formatCalendarDate(decedent.dateOfDeath)],
          ['Time of death', decedent.timeOfDeathMinutes === undefined ? undefined : clock(decedent.timeOfDeathMinutes)],
          ['Place of death', placeWords(decedent)],
          ['Height', decedent.heightInches ? numberWords('length', decedent.heightInches) : undefined],
          ['Weight', decedent.weightPounds ? numberWords('weight', decedent.weightPounds) : undefined],
          ['Disposition', row.dispositionType && dispositionType.label(row.dispositionType)],
          ['Place of disposition', disposition?.address && formatAddress(disposition.address)],
          [
            'Space',
            [disposition?.burialSpace && burialSpace.label(disposition.burialSpace), disposition?.spaceDescription]
              .filter(Boolean)
              .join(', '),
          ],
          ['Date of disposition', disposition?.on && formatCalendarDate(disposition.on)],
        ])}
      />
    </div>
  );
};

const rolesOf = (contact: CaseContact): string =>
  [relationshipWords(contact), ...contact.selectedRoles.map(caseRole.label)].filter(Boolean).join(', ');

/** A longer email address may break anywhere, so that the table fits on the paper. */
const LONG_EMAIL = 40;

const cell = 'border-t border-border py-1.5 pr-4 text-left align-top font-normal';

const People = () => {
  const { caseId } = useCase();
  const list = useContacts(caseId);
  if (list.isPending)
    return (
      <>
        <SkeletonText lines={4} />
        <p className="hidden print:block">The contacts were still loading when this was printed.</p>
      </>
    );
  if (!list.data) return <FailedQuery of={list} title="We couldn’t load the contacts." />;
  const contacts = contactsOf(list.data.pages);
  if (contacts.length === 0) return <p className="text-muted">No contacts yet.</p>;
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr>
          {['Name', 'Relationship and roles', 'Phone', 'Email'].map((label) => (
            <th key={label} scope="col" className="pb-1 pr-4 text-left text-xs font-semibold text-muted">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {contacts.map((contact) => (
          <tr key={contact.id}>
            <th scope="row" className={`${cell} font-semibold`}>
              {contact.fullName}
            </th>
            <td className={cell}>{rolesOf(contact)}</td>
            <td className={`${cell} whitespace-nowrap tabular-nums`}>{contact.phoneNumber}</td>
            <td className={`${cell} ${contact.email.length > LONG_EMAIL ? 'break-all' : 'break-words'}`}>{contact.email}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const ThisCase = () => {
  const { row } = useCase();
  const { name } = useAssigned();
  const { lastNote } = row;
  return (
    <DefinitionList
      items={[
        { term: 'Case number', value: <span className="tabular-nums">{row.caseNumber}</span> },
        { term: 'Type', value: timing.label(row.type) },
        { term: 'Assigned to', value: name ?? 'Nobody' },
        ...(lastNote ? [{ term: 'Last note', value: <span className="whitespace-pre-line">{lastNote}</span> }] : []),
      ]}
    />
  );
};

/** Prints the sheet once it's complete. */
const PrintButton = () => {
  const { caseId } = useCase();
  const { isPending } = useContacts(caseId);
  return (
    <Button look="primary" size="compact" icon={Printer} isBusy={isPending} busyLabel="Loading..." onClick={() => window.print()}>
      Print
    </Button>
  );
};

/** /locations/{locationId}/cases/{caseId}/face-sheet: what everyone who works on a case needs, on one sheet to print. */
export const Component = () => (
  <CasePage title="Face sheet" actions={<PrintButton />}>
    <div className="grid max-w-page gap-6 print:gap-3">
      <Decedent />
      <section aria-labelledby="face-sheet-people">
        <h2 id="face-sheet-people" className="mb-2 text-lg">
          People
        </h2>
        <div className="overflow-x-auto">
          <People />
        </div>
      </section>
      <ThisCase />
      <PrintedBy />
    </div>
  </CasePage>
);
