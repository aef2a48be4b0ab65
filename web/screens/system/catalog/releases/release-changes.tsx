import { type ReactNode, useState } from 'react';
import type { NounName } from '#shared/catalog/noun-names.ts';
import type { ReleaseChange } from '#shared/contract/system-catalog-views.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { ChangedFields } from '../history/changed-fields.tsx';
import { entryPath, screenOf } from '../noun-screens.ts';
import { retiringChangeWords } from '../retiring-words.ts';

const kinds: Readonly<Record<ReleaseChange['kind'], { words: string; tone: Tone }>> = {
  added: { words: 'Added', tone: 'success' },
  changed: { words: 'Changed', tone: 'info' },
  removed: { words: 'Removed', tone: 'warning' },
};

/** How many entries of a noun show at first: the first release has all of them. */
const FEW = 20;

const countWords = ({ length }: readonly ReleaseChange[]): string => length.toLocaleString('en-US');

type ChangedEntryProps = { change: ReleaseChange; isPublished?: boolean; children?: ReactNode };

/** Shows what happens to one entry, with what can be done about it. Its fields open, with how they were and are. */
export const ChangedEntry = ({ change, isPublished = false, children }: ChangedEntryProps) => {
  const { noun, id, name, kind, fields } = change;
  const [isOpen, setIsOpen] = useState(false);
  const retiring = retiringChangeWords(change, isPublished);
  const screen = screenOf(noun);
  return (
    <li className="py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="min-w-0 font-semibold wrap-anywhere">
          {screen && kind !== 'removed' ? <TextLink to={entryPath(screen, id)}>{name}</TextLink> : name}
        </span>
        <Badge tone={kinds[kind].tone}>{kinds[kind].words}</Badge>
        {retiring && <Badge tone="warning">{retiring}</Badge>}
        {fields.length > 0 && (
          <Button size="compact" look="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {fields.length === 1 ? '1 field' : `${fields.length} fields`}
            <span className="sr-only"> of {name}</span>
          </Button>
        )}
        {children}
      </div>
      {isOpen && (
        <div className="mt-2">
          <ChangedFields noun={noun} id={id} fields={fields} />
        </div>
      )}
    </li>
  );
};

const OfNoun = ({ noun, changes }: { noun: NounName; changes: readonly ReleaseChange[] }) => {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? changes : changes.slice(0, FEW);
  return (
    <Card className="p-4">
      <h2 className="text-base">
        {screenOf(noun)?.title ?? noun} <span className="font-sans text-sm font-normal text-muted">{countWords(changes)}</span>
      </h2>
      <ul className="mt-1 divide-y divide-border">
        {shown.map((change) => (
          <ChangedEntry key={change.id} change={change} isPublished />
        ))}
      </ul>
      {shown.length < changes.length && (
        <Button size="compact" className="mt-2" onClick={() => setIsWhole(true)}>
          Show all {countWords(changes)}
        </Button>
      )}
    </Card>
  );
};

/** Shows what a release changed, noun by noun. The fields of an entry open in their words. */
export const ReleaseChanges = ({ changes }: { changes: readonly ReleaseChange[] }) => {
  const byNoun = Map.groupBy(changes, ({ noun }) => noun);
  if (changes.length === 0) return <EmptyState title="This release changed nothing." />;
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-4">
      {[...byNoun].map(([noun, ofNoun]) => (
        <OfNoun key={noun} noun={noun} changes={ofNoun} />
      ))}
    </div>
  );
};
