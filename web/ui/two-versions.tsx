import { classNames } from './class-names.ts';

/** What differs between two versions of one thing, in the words of the screen. */
export type Difference = { label: string; mine: string; theirs: string };

type TwoVersionsProps = {
  differences: readonly Difference[];
  mine: string;
  theirs: string;
  /** The background of each version, which differs from its surroundings. */
  ground?: 'bg-surface' | 'bg-sunken';
  className?: string;
};

/** Shows two versions side by side, field by field; on a narrow screen, one below the other. `mine` and `theirs` name the two. */
export const TwoVersions = ({ differences, mine, theirs, ground = 'bg-surface', className }: TwoVersionsProps) => (
  <dl className={classNames('grid gap-4', className)}>
    {differences.map((each) => (
      <div key={each.label} className="grid gap-2 sm:grid-cols-2">
        <dt className="text-sm font-semibold sm:col-span-2">{each.label}</dt>
        <Version name={mine} words={each.mine} ground={ground} />
        <Version name={theirs} words={each.theirs} ground={ground} />
      </div>
    ))}
  </dl>
);

const Version = ({ name, words, ground }: { name: string; words: string; ground: string }) => (
  <dd className={classNames('min-w-0 rounded-chip px-3 py-2', ground)}>
    <span className="block text-xs text-muted">{name}</span>
    <span className="whitespace-pre-line break-words">{words || 'Nothing'}</span>
  </dd>
);
