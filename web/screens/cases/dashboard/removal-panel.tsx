import type { ReactNode } from 'react';
import type { Removal } from '#shared/contract/cases-views.ts';
import { implantWords } from '#shared/custody/implant-words.ts';
import { removalPlace } from '#shared/today/removal-place.ts';
import { MapLink } from '#web/parts/map-link.tsx';
import { When } from '#web/parts/when.tsx';
import { WithPhones } from '#web/parts/with-phones.tsx';
import { type Definition, DefinitionList } from '#web/ui/definition-list.tsx';
import { Panel } from '#web/workspace/panel.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { useCase } from '../use-case.ts';

const unknown = <span className="text-muted">Not known yet</span>;

const feetAndInches = (inches: number): string => `${Math.floor(inches / 12)} ft ${inches % 12} in`;

const hazards: Readonly<Record<NonNullable<Removal['infectiousHazard']>, string>> = {
  no: 'None known',
  yes: 'Yes',
  unknown: 'Not known yet',
};

const hazardWords = ({ infectiousHazard, infectiousHazardKind }: Removal): string | undefined =>
  infectiousHazard && [hazards[infectiousHazard], infectiousHazardKind].filter(Boolean).join(': ');

/** Shows a trade company what it needs for its work: where, how heavy, which way in, what is dangerous, and whom to call there and at the home. */
export const RemovalPanel = () => {
  const { dashboard } = useCase();
  const { locationName } = useWorkspace();
  const { decedent, removal = {}, implants = {}, homePhone } = dashboard;
  const place = removalPlace(decedent, removal);
  const optional = (term: string, value: ReactNode): Definition[] => (value ? [{ term, value }] : []);
  return (
    <Panel title="What you need to know">
      <DefinitionList
        items={[
          { term: 'Where', value: place ? <MapLink place={place} /> : unknown },
          { term: 'Access', value: removal.removalAccess ? <WithPhones text={removal.removalAccess} /> : unknown },
          {
            term: 'Phone at the place',
            value: removal.releasingContact ? <WithPhones text={removal.releasingContact} /> : unknown,
          },
          { term: 'Weight', value: decedent.weightPounds === undefined ? unknown : `${decedent.weightPounds} lb` },
          ...optional('Height', decedent.heightInches !== undefined && feetAndInches(decedent.heightInches)),
          ...optional('Ready from', removal.readyFrom && <When at={removal.readyFrom} />),
          ...optional('Family there', removal.familyWillBePresent !== undefined && (removal.familyWillBePresent ? 'Yes' : 'No')),
          { term: 'Infectious hazard', value: hazardWords(removal) ?? unknown },
          ...implantWords(implants).map(({ term, words }) => ({ term, value: words })),
          ...optional('Funeral home', homePhone && <WithPhones text={`${locationName}, ${homePhone}`} />),
        ]}
      />
    </Panel>
  );
};
