import { Network } from 'lucide-react';
import type { NounName } from '#shared/catalog/noun-names.ts';
import type { UseCounts } from '#shared/contract/system-catalog-views.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { shortWhenWords } from '#web/parts/when-words.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { EmptyState, SkeletonText } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { entryPath, screenOf } from './noun-screens.ts';
import { isOutOfPlanner } from './seen-once.ts';
import type { EntryUses } from './use-entry-uses.ts';

/** The most that are named. */
const MOST = 100;

type Use = NonNullable<EntryUses['data']>['items'][number];

/** What retiring does to an entry that refers to it. */
const effects: Readonly<Record<Use['retiring'], { words: string; tone: Tone }>> = {
  refuses: { words: 'needs it', tone: 'danger' },
  keeps: { words: 'keeps it', tone: 'neutral' },
  drops: { words: 'will drop it', tone: 'warning' },
};

const counted: readonly (readonly [key: keyof UseCounts, one: string, many: string])[] = [
  ['homes', 'home', 'homes'],
  ['packages', 'package', 'packages'],
  ['plans', 'plan', 'plans'],
  ['cases', 'case', 'cases'],
  ['documents', 'document', 'documents'],
];

/** Says how much homes and families have of it. */
function countedWords(counts: UseCounts): string {
  const parts = counted.flatMap(([key, one, many]) =>
    counts[key] > 0 ? [`${counts[key].toLocaleString('en-US')} ${counts[key] === 1 ? one : many}`] : [],
  );
  return parts.length === 0 ? 'No home, package, plan, case, or document has it.' : `In use: ${parts.join(', ')}.`;
}

const UseLine = ({ use: { noun, id, name, retiring } }: { use: Use }) => {
  const screen = screenOf(noun);
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-1.5">
      <span className="min-w-0 wrap-anywhere">{screen ? <TextLink to={entryPath(screen, id)}>{name}</TextLink> : name}</span>
      <span className="text-xs text-muted">{screen?.title}</span>
      <Badge tone={effects[retiring].tone}>{effects[retiring].words}</Badge>
    </li>
  );
};

/** Says how a service gets into the planner, while nothing brings it there. */
const WayIntoPlanner = () => (
  <p className="max-w-measure">
    Families don’t see it in the planner yet. It gets there with a{' '}
    <TextLink to="/System/SystemDisplayServices">display service</TextLink> that includes it, or with the items of a{' '}
    <TextLink to="/System/Merchandise/CategoryServiceMap">category</TextLink> that brings it along.
  </p>
);

/** Lists what refers to an entry: entries of the catalog by name, and how much homes and families have. */
export const UsesList = ({ noun, uses }: { noun?: NounName; uses: EntryUses }) => {
  const { data } = uses;
  if (uses.isPending) return <SkeletonText lines={4} />;
  if (!data) return <FailedQuery of={uses} title="We couldn’t load what uses it." />;
  return (
    <div className="grid gap-3 text-sm text-text">
      {!data.counted && (
        <p className="max-w-measure">
          <strong>Not counted yet.</strong> Homes, packages, plans, cases, and documents may have it: they are counted every
          night, and these numbers appear tomorrow.
        </p>
      )}
      {data.items.length === 0 && !data.counted && <p>No entry of the catalog refers to it.</p>}
      {data.items.length === 0 && data.counted && (
        <EmptyState icon={Network} title="No entry of the catalog refers to it." className="py-6" />
      )}
      {data.items.length > 0 && (
        <ul className="divide-y divide-border border-y border-border">
          {data.items.slice(0, MOST).map((use) => (
            <UseLine key={`${use.noun} ${use.id} ${use.path.join('.')}`} use={use} />
          ))}
        </ul>
      )}
      {noun && isOutOfPlanner(noun, data.items) && <WayIntoPlanner />}
      {data.total > MOST && <p className="text-muted">And {(data.total - MOST).toLocaleString('en-US')} more.</p>}
      {data.counted && (
        <p className={data.counted.documents > 0 ? '' : 'text-muted'}>
          {countedWords(data.counted)} Counted {shortWhenWords(data.counted.on)}.
          {noun === 'templateDocuments' && data.counted.documents > 0 && ' Documents that were sent don’t change.'}
        </p>
      )}
    </div>
  );
};
