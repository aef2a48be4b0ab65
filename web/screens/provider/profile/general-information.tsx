import type { CurrentLocation } from '#shared/contract/locations-views.ts';
import { licenseType } from '#shared/model/enumerations/location.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { ProfileSection } from './profile-section.tsx';

const none = <span className="text-muted">Not given yet</span>;

/** Says how a home's pre-need plans are funded, as part of a sentence. */
const preNeedWords = (home: CurrentLocation): string => {
  if (!home.hasPreNeedProgram) return 'No pre-need program';
  const funded = [home.isPreNeedInsuranceFunded && 'insurance', home.isPreNeedTrustFunded && 'a trust'].filter(Boolean);
  const company = home.preNeedProgramCompany ? ` with ${home.preNeedProgramCompany}` : '';
  return `Pre-need program${company}${funded.length > 0 ? `, funded by ${funded.join(' and ')}` : ''}`;
};

/** Shows how families reach the home, and its license. */
export const GeneralInformation = ({ home, missing }: { home: CurrentLocation; missing: string | undefined }) => {
  const { open } = useDrawer();
  return (
    <ProfileSection
      title="General Information"
      anchor="general-information"
      missing={missing}
      onEdit={() => open('general-information')}
    >
      <DefinitionList
        items={[
          { term: 'Phone', value: home.phone || none },
          { term: 'Email', value: home.email ? <span className="break-all">{home.email}</span> : none },
          {
            term: 'License',
            value: home.licenseNumber ? `${home.licenseNumber}, ${licenseType.label(home.licenseTypeEnum)}` : none,
          },
          { term: 'Pre-need', value: preNeedWords(home) },
        ]}
      />
    </ProfileSection>
  );
};
