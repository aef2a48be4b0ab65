import { isRemoval } from '#shared/today/on-today.ts';
import { removalPlace } from '#shared/today/removal-place.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { workPaths } from '#web/work-paths.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { useCase } from '../use-case.ts';
import { removalFacts } from './removal-facts.tsx';

/** Shows a trade company what it needs for its work: where, how heavy, which way in, what is dangerous, and whom to call there and at the home. */
export const RemovalPanel = () => {
  const { dashboard, row } = useCase();
  const { locationName: name, locationId } = useWorkspace();
  const { decedent, removal = {}, implants = {}, homePhone: phone = '', whereNow } = dashboard;
  const { weightPounds, heightInches } = decedent;
  const place = removalPlace(decedent, removal);
  const known = { place, whereNow, removal, implants, weightPounds, heightInches, home: { name, phone } };
  return (
    <Panel
      title="What you need to know"
      aside={
        isRemoval(row.decedentStatus) &&
        whereNow === undefined && (
          <LinkButton size="compact" to={workPaths.removals({ home: locationId })}>
            Take along
          </LinkButton>
        )
      }
    >
      <DefinitionList items={removalFacts(known)} />
    </Panel>
  );
};
