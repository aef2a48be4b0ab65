import { attributeTree, type TreeNode } from '#shared/catalog/attribute-tree.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import type { MerchandiseAttribute, MerchandiseAttributeGroup, MerchandiseCategory } from '#shared/model/merchandise.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Link } from '#web/ui/link.tsx';
import { FailedPanel, SkeletonText } from '#web/ui/states.tsx';
import { Component as EntryList } from '../catalog/list/entry-list.tsx';
import { entryPath, screenOf } from '../catalog/noun-screens.ts';
import { useEveryEntry } from '../every-entry/use-every-entry.ts';

const nounOf: Readonly<Record<TreeNode['kind'], NounName>> = {
  category: 'itemCategories',
  group: 'attributeGroups',
  attribute: 'attributes',
};
const kindWords: Readonly<Record<TreeNode['kind'], string>> = { category: 'Category', group: 'Group', attribute: 'Attribute' };

/** Shows a node with what is in it. A category that has nothing says so. */
const Node = ({ node }: { node: TreeNode }) => {
  const screen = screenOf(nounOf[node.kind]);
  return (
    <li className="min-w-0">
      <span className="flex min-h-9 flex-wrap items-center gap-2">
        <Link to={screen ? entryPath(screen, node.id) : '#'} className="wrap-anywhere hover:text-primary">
          {node.name || 'No name yet'}
        </Link>
        <Badge tone={node.kind === 'group' ? 'primary' : 'neutral'}>{kindWords[node.kind]}</Badge>
        {node.kind !== 'attribute' && node.children.length === 0 && <span className="text-muted">Nothing in it</span>}
      </span>
      {node.children.length > 0 && (
        <ul className="ml-2 border-l border-border pl-3 sm:pl-5">
          {node.children.map((child) => (
            <Node key={child.id} node={child} />
          ))}
        </ul>
      )}
    </li>
  );
};

/** Shows every category with its groups and attributes, drafts included. */
const AttributeTree = () => {
  const found = [useEveryEntry('itemCategories'), useEveryEntry('attributeGroups'), useEveryEntry('attributes')] as const;
  const [categories, groups, attributes] = found.map(({ data }) => data?.map(({ entry }) => entry));
  const failed = found.filter(({ isError }) => isError);
  const tree =
    categories &&
    groups &&
    attributes &&
    attributeTree(
      categories as unknown as MerchandiseCategory[],
      groups as unknown as MerchandiseAttributeGroup[],
      attributes as unknown as MerchandiseAttribute[],
    );
  return (
    <section aria-label="Tree" className="px-(--page-gutter) pb-10 text-sm">
      <h2 className="text-lg">Tree</h2>
      <p className="mt-1 mb-4 max-w-measure text-muted">
        What families filter by, category by category. Open a part to move it: it says what it is inside of.
      </p>
      {failed.length > 0 && (
        <FailedPanel
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
          isRetrying={failed.some(({ isFetching }) => isFetching)}
        />
      )}
      {failed.length === 0 && !tree && <SkeletonText lines={8} />}
      {tree?.length === 0 && <p className="text-muted">There are no categories yet.</p>}
      {tree && (
        <ul className="space-y-2">
          {tree.map((node) => (
            <Node key={node.id} node={node} />
          ))}
        </ul>
      )}
    </section>
  );
};

/** /System/Merchandise/CategoryAttributeGroups: the groups, and the tree of categories, groups, and attributes. */
export const Component = () => (
  <>
    <EntryList />
    <AttributeTree />
  </>
);
