import type { CurrentLocation } from '#shared/contract/locations-views.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ProfileSection } from './profile-section.tsx';

type FeaturesProps = {
  home: CurrentLocation;
  attributesMissing: string | undefined;
  languagesMissing: string | undefined;
};

const Words = ({ title, anchor, words }: { title: string; anchor: string; words: readonly string[] }) => (
  <div id={anchor} className="scroll-mt-6">
    <h3 className="text-sm font-semibold text-muted">{title}</h3>
    {words.length === 0 ? (
      <p className="mt-1 text-muted">None yet</p>
    ) : (
      <ul className="mt-2 flex flex-wrap gap-2">
        {words.map((word) => (
          <li key={word}>
            <Badge tone="primary" className="break-words">
              {word}
            </Badge>
          </li>
        ))}
      </ul>
    )}
  </div>
);

/** Shows what the home offers and which languages it speaks; families filter searches by both. */
export const Features = ({ home, attributesMissing, languagesMissing }: FeaturesProps) => {
  const { open } = useDrawer();
  const missing = [attributesMissing, languagesMissing].filter(Boolean).join(', ');
  return (
    <ProfileSection
      title="Attributes & Languages"
      anchor="attributes-and-languages"
      missing={missing || undefined}
      onEdit={() => open('attributes-and-languages')}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Words title="Attributes" anchor="attributes" words={home.attributes.map(({ attribute }) => attribute)} />
        <Words title="Languages" anchor="languages" words={home.languages.map(({ language }) => language)} />
      </div>
    </ProfileSection>
  );
};
