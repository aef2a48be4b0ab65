import type { OwnTemplate } from '#shared/contract/packages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Workspace } from '#web/workspace/use-workspace.ts';
import { usePackageActions } from '../list/use-package-actions.ts';

/** Says that families aren't offered an archived package, and offers it again. */
export const ArchivedBanner = ({ own, workspace }: { own: OwnTemplate; workspace: Workspace }) => {
  const { restore } = usePackageActions(workspace.locationId);
  if (own.version === 0 || own.template.isActive) return null;
  return (
    <Banner
      tone="warning"
      className="mb-5"
      title="Archived: families are not offered this package"
      action={
        workspace.may('packages.change') && (
          <Button size="compact" onClick={() => void restore(own)}>
            Restore
          </Button>
        )
      }
    >
      Plans that already use it keep it.
    </Banner>
  );
};
