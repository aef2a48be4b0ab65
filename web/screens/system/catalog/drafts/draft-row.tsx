import { type ChangeEvent, useState } from 'react';
import { nouns } from '#shared/catalog/nouns/index.ts';
import type { DraftInShort } from '#shared/contract/system-catalog-views.ts';
import { exactWhenWords } from '#web/parts/when-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { BareCheckbox } from '#web/ui/choices.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useEveryEntry } from '../../every-entry/use-every-entry.ts';
import { EntryBadges } from '../entry-badges.tsx';
import { entryPath, type NounScreen, partPath, screenOf } from '../noun-screens.ts';
import { BatchEntries } from './batch-entries.tsx';
import { changeWords } from './chosen-drafts.ts';
import { DiscardDraft } from './discard-draft.tsx';

/** Returns the screen that a draft was made on, and where it is there. An order is on the screen that lists its group, by place. */
function usePlace({ noun, id, kind, group = '' }: DraftInShort): { screen: NounScreen | undefined; path: string | undefined } {
  const { order, filters = [] } = nouns[noun];
  const within = order?.within;
  const { data = [] } = useEveryEntry(noun, kind === 'order' && within !== undefined);
  const entries = data.map(({ entry }) => entry as unknown as Record<string, unknown>);
  const screen = screenOf(noun, within === undefined ? {} : entries.find((entry) => entry[within] === group));
  if (!screen || kind === 'batch') return { screen, path: undefined };
  if (kind === 'entry') return { screen, path: entryPath(screen, id) };
  const filter = within !== undefined && filters.includes(within) ? { [within]: group } : {};
  return { screen, path: `${screen.path}?${new URLSearchParams({ sort: 'place', ...filter })}` };
}

/** Names the screens of everything that a draft changes. */
const placesWords = ({ kind, nouns: counts, noun }: DraftInShort, screen: NounScreen | undefined): string =>
  kind === 'batch' && counts.length > 0
    ? counts.map((each) => screenOf(each.noun)?.title ?? each.noun).join(', ')
    : (screen?.title ?? noun);

/** Says what keeps a draft from being published, and leads there. */
const Hindrances = ({
  draft: { id, kind, isMoved, faults },
  screen,
  path,
}: { draft: DraftInShort } & ReturnType<typeof usePlace>) => (
  <>
    {isMoved && (
      <p className="mt-1">
        Someone published changes to this after the draft began. {path && <TextLink to={path}>Settle it first</TextLink>}
      </p>
    )}
    {faults[0] && (
      <p className="mt-1 text-danger">
        {faults[0].message}
        {/[.?!”]$/.test(faults[0].message) ? '' : '.'}
        {faults.length > 1 && ` And ${faults.length - 1} more.`}{' '}
        {path && <TextLink to={screen && kind === 'entry' ? partPath(screen, id, faults[0].path) : path}>Fix it</TextLink>}
      </p>
    )}
  </>
);

type DraftRowProps = { draft: DraftInShort; isChosen: boolean; isBroughtAlong: boolean; onToggle: (event: ChangeEvent) => void };

/** Shows a draft: what it changes, who saved it, and what keeps it from being published. */
export const DraftRow = ({ draft, isChosen, isBroughtAlong, onToggle }: DraftRowProps) => {
  const { name, kind, savedBy, savedOn, fields } = draft;
  const [isOpen, setIsOpen] = useState(false);
  const { screen, path } = usePlace(draft);
  const hasEntries = kind === 'batch' && fields > 0;
  return (
    <li>
      <Card className="flex items-start gap-1 py-2 pr-4 has-checked:border-primary">
        <BareCheckbox data-row label={`Choose ${name}`} checked={isChosen} onChange={onToggle} className="size-11 shrink-0" />
        <div className="min-w-0 flex-1 py-1 text-sm">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 font-semibold wrap-anywhere">{path ? <TextLink to={path}>{name}</TextLink> : name}</span>
            <span className="text-xs text-muted">{placesWords(draft, screen)}</span>
            {kind === 'entry' ? <EntryBadges row={draft} /> : <Badge tone="info">{kind === 'order' ? 'Order' : 'Batch'}</Badge>}
            {isBroughtAlong && !isChosen && <Badge tone="primary">Published with them</Badge>}
          </div>
          <p className="mt-1 text-muted">
            {changeWords(draft)}. {savedBy}, {exactWhenWords(savedOn)}.
          </p>
          <Hindrances {...{ draft, screen, path }} />
          {hasEntries && (
            <Button size="compact" look="quiet" className="mt-1 -ml-3" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? 'Hide entries' : 'Show entries'}
              <span className="sr-only"> of {name}</span>
            </Button>
          )}
          {hasEntries && isOpen && <BatchEntries batch={draft} />}
        </div>
        <DiscardDraft draft={draft} />
      </Card>
    </li>
  );
};
