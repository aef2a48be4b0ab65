import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { AnyEntry } from '#shared/catalog/catalog-faults.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import { IconButton } from '#web/ui/button.tsx';
import { SearchCombobox } from '#web/ui/search-combobox.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { SuggestionStatus } from '#web/ui/use-suggestions.ts';
import { matchesText } from '#web/workspace/palette/matches-words.ts';
import { everyEntryOptions } from '../../every-entry/use-every-entry.ts';
import { useNames } from '../../every-entry/use-names.ts';
import type { FieldWidgetProps } from '../field-widget.ts';
import { entryPath, screenOf } from '../noun-screens.ts';
import { isOffered } from './is-offered.ts';

/** What a field may refer to: an entry, or a part of one that has an id of its own, such as a question of a group. */
type Referable = { id: string; name: string; entryId: string; detail?: string; words: string };

/** An entry, and what tells it from others of its name, such as the category of an attribute. */
type Listed = { entry: AnyEntry; name: string; group?: string | undefined };

/** Returns the reference by which entries of the same name are told apart: the first that each has. */
const groupingOf = (noun: NounName) =>
  nouns[noun].references?.find((reference) => reference.path.length === 1 && reference.noun !== noun);

function referableIn(noun: NounName, { entry, name, group }: Listed, nameOf: (id: string) => string): Referable[] {
  const ids = nouns[noun].idsOf?.(entry) ?? [entry.id];
  // Of what has parts with ids of their own, others refer to the parts.
  const parts = ids.filter((id) => id !== entry.id);
  if (parts.length === 0)
    return [{ id: entry.id, name, entryId: entry.id, words: `${name} ${group ?? ''}`, ...(group ? { detail: group } : {}) }];
  return parts.map((id) => ({ id, name: nameOf(id), entryId: entry.id, detail: name, words: `${nameOf(id)} ${name}` }));
}

/** Returns what a field of an entry may refer to, and what an id stands for. */
export function useReferable({ noun, within }: { noun: NounName; within?: string }, form: AnyEntry) {
  const { data, isError } = useQuery(everyEntryOptions(noun));
  const grouping = groupingOf(noun);
  const { nameOf } = useNames(grouping ? [noun, grouping.noun] : [noun]);
  const alike = within && form[within as 'id'];
  const { offered, byId } = useMemo(() => {
    const namesakes = Map.groupBy(data ?? [], ({ name }) => name);
    const groupOf = ({ entry, name }: Listed): string | undefined => {
      if (!grouping || (namesakes.get(name)?.length ?? 0) < 2) return undefined;
      const id: string | undefined = entry[grouping.path[0] as 'id'];
      return id && nameOf(grouping.noun, id);
    };
    const all = (data ?? []).map((row) => ({
      row,
      referable: referableIn(noun, { ...row, group: groupOf(row) }, (id) => nameOf(noun, id) ?? row.name),
    }));
    return {
      offered: all.filter(({ row }) => isOffered(row, within, alike)).flatMap(({ referable }) => referable),
      byId: new Map(all.flatMap(({ referable }) => referable.map((each) => [each.id, each] as const))),
    };
  }, [data, noun, grouping, nameOf, within, alike]);
  const status: SuggestionStatus = isError ? 'failed' : data ? 'ready' : 'loading';
  return { offered, status, of: (id: string): Referable | undefined => byId.get(id) };
}

/** How many a search shows. */
const MOST = 12;

type FinderProps = {
  label: string;
  isLabelHidden?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  isOptional?: boolean;
  referable: ReturnType<typeof useReferable>;
  without: readonly string[];
  placeholder: string;
  onPick: (id: string) => void;
};

/** Finds an entry by words of its name. */
export const Finder = ({ referable, without, onPick, placeholder, ...field }: FinderProps) => {
  const [text, setText] = useState('');
  const { offered, status } = referable;
  const items = offered.filter(({ id, words }) => !without.includes(id) && matchesText(text, words)).slice(0, MOST);
  return (
    <SearchCombobox<Referable>
      {...field}
      isLabelHidden={field.isLabelHidden ?? false}
      className="max-w-xl"
      value={text}
      onChange={setText}
      onQuery={() => undefined}
      opensOnClick
      debounceMs={0}
      items={items}
      status={status}
      placeholder={placeholder}
      itemKey={({ id }) => id}
      itemText={() => ''}
      renderItem={({ name, detail }) => (
        <span className="min-w-0">
          <span className="block truncate">{name}</span>
          {detail && <span className="block truncate text-xs text-muted">{detail}</span>}
        </span>
      )}
      onPick={({ id }) => {
        setText('');
        onPick(id);
      }}
    />
  );
};

type ChosenProps = {
  id: string;
  noun: FieldWidgetProps['field'] & { kind: 'reference' | 'references' };
  referable: ReturnType<typeof useReferable>;
  onRemove?: (() => void) | undefined;
};

/** Shows a chosen entry, with a link to it. */
export const Chosen = ({ id, noun: { noun }, referable, onRemove }: ChosenProps) => {
  const found = referable.of(id);
  const screen = screenOf(noun);
  const name = found?.name ?? (referable.status === 'loading' ? '...' : 'Missing entry');
  return (
    <span className="inline-flex min-h-9 max-w-full items-center rounded-control border border-border bg-sunken pl-3 text-sm">
      <span className="min-w-0 py-1 wrap-anywhere">
        {screen && found ? <TextLink to={entryPath(screen, found.entryId)}>{name}</TextLink> : name}
      </span>
      {onRemove ? (
        <IconButton icon={X} label={`Remove ${name}`} onClick={onRemove} className="size-9" />
      ) : (
        <span className="w-3" />
      )}
    </span>
  );
};
