import type { ReactNode } from 'react';
import type { Removal } from '#shared/contract/cases-views.ts';
import { formatAddress } from '#shared/values/format-address.ts';
import { whenWords } from '#web/parts/when-words.ts';
import { type Definition, DefinitionList } from '#web/ui/definition-list.tsx';
import { OutsideLink } from '#web/ui/text-link.tsx';
import { Panel } from '#web/workspace/panel.tsx';
import { useCase } from '../use-case.ts';

const unknown = <span className="text-muted">Not known yet</span>;

/** Phone numbers as people type them in the middle of other words. */
const PHONE = /(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}/g;

/** Shows text with its phone numbers as links that call them. */
const WithPhones = ({ text }: { text: string }) => {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: phone, index } of text.matchAll(PHONE)) {
    const link = (
      <OutsideLink key={index} href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="tabular-nums">
        {phone}
      </OutsideLink>
    );
    parts.push(text.slice(end, index), link);
    end = index + phone.length;
  }
  return <span className="break-words whitespace-pre-line">{[...parts, text.slice(end)]}</span>;
};

const feetAndInches = (inches: number): string => `${Math.floor(inches / 12)} ft ${inches % 12} in`;

const hazards: Readonly<Record<NonNullable<Removal['infectiousHazard']>, string>> = {
  no: 'None known',
  yes: 'Yes',
  unknown: 'Not known yet',
};

const hazardWords = ({ infectiousHazard, infectiousHazardKind }: Removal): string | undefined =>
  infectiousHazard && [hazards[infectiousHazard], infectiousHazardKind].filter(Boolean).join(': ');

/** Shows a trade company what it needs for the removal: where, how heavy, which way in, and whom to call there. */
export const RemovalPanel = () => {
  const { dashboard } = useCase();
  const { decedent, removal = {} } = dashboard;
  const at = removal.isStillAtPlaceOfDeath === false ? removal.presentLocation : decedent.placeOfDeathAddress;
  const place =
    at && [formatAddress(at), at.floor && `floor ${at.floor}`, at.room && `room ${at.room}`].filter(Boolean).join(', ');
  const optional = (term: string, value: ReactNode): Definition[] => (value ? [{ term, value }] : []);
  return (
    <Panel title="For the removal">
      <DefinitionList
        items={[
          { term: 'Where', value: place || unknown },
          { term: 'Access', value: removal.removalAccess ? <WithPhones text={removal.removalAccess} /> : unknown },
          {
            term: 'Phone at the place',
            value: removal.releasingContact ? <WithPhones text={removal.releasingContact} /> : unknown,
          },
          { term: 'Weight', value: decedent.weightPounds === undefined ? unknown : `${decedent.weightPounds} lb` },
          ...optional('Height', decedent.heightInches !== undefined && feetAndInches(decedent.heightInches)),
          ...optional('Ready from', removal.readyFrom && whenWords(removal.readyFrom)),
          ...optional('Family there', removal.familyWillBePresent !== undefined && (removal.familyWillBePresent ? 'Yes' : 'No')),
          { term: 'Infectious hazard', value: hazardWords(removal) ?? unknown },
        ]}
      />
    </Panel>
  );
};
