import { MessageSquareText } from 'lucide-react';
import type { LocationProfile, TemplateView } from '#shared/contract/marketplace-views.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { Button } from '#web/ui/button.tsx';
import { PackageContent } from './package-content.tsx';
import { ProfileContent } from './profile-content.tsx';

export const title = 'Package details';

const Details = ({ home, item }: { home: LocationProfile; item: TemplateView }) => {
  const { open } = useDrawer();
  return (
    <PackageContent
      item={item}
      action={
        <Button
          look="primary"
          isWide
          className="mt-5 mb-6"
          icon={MessageSquareText}
          onClick={() => open('provider-contact', { location: home.id, package: item.id })}
        >
          Ask about this package
        </Button>
      }
    />
  );
};

/** Shows one package: its price, what it includes and leaves out, and what the law says. */
export const Component = () => {
  const { params } = useDrawer();
  const find = (home: LocationProfile) => home.templates.find(({ id }) => id === params.package);
  return (
    <ProfileContent titleOf={(home) => find(home)?.name ?? title}>
      {(home) => {
        const item = find(home);
        return item ? <Details home={home} item={item} /> : <p>This home no longer offers this package.</p>;
      }}
    </ProfileContent>
  );
};
