import { useState } from 'react';
import type { CurrentLocation } from '#shared/contract/locations-views.ts';
import { formatAddress } from '#shared/values/format-address.ts';
import { isPublicWebAddress } from '#shared/values/web-address.ts';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { OutsideLink } from '#web/ui/text-link.tsx';
import { NAME_AND_ADDRESS, NameAndAddressForm } from './name-and-address-form.tsx';
import { readDraft } from './part-draft.ts';
import { ProfileSection } from './profile-section.tsx';
import { timeZoneWords } from './time-zones.ts';

const none = <span className="text-muted">Not given yet</span>;

/** Edits the home's name, address, and website. */
export const NameAndAddress = ({ home, missing }: { home: CurrentLocation; missing: string | undefined }) => {
  const [isOpen, setIsOpen] = useState(() => readDraft(home.id, NAME_AND_ADDRESS) !== null);
  return (
    <ProfileSection
      title="Name, address, and website"
      anchor="website"
      missing={missing}
      onEdit={isOpen ? undefined : () => setIsOpen(true)}
    >
      {isOpen ? (
        <NameAndAddressForm home={home} onDone={() => setIsOpen(false)} />
      ) : (
        <DefinitionList
          items={[
            { term: 'Name', value: <span className="break-words">{home.name}</span> },
            { term: 'Address', value: formatAddress(home.address) },
            {
              term: 'Website',
              value: isPublicWebAddress(home.website) ? (
                <OutsideLink href={home.website} className="break-all">
                  {home.website}
                </OutsideLink>
              ) : (
                home.website || none
              ),
            },
            { term: 'Time zone', value: timeZoneWords(home.timeZone) },
          ]}
        />
      )}
    </ProfileSection>
  );
};
