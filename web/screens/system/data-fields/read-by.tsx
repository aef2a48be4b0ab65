import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Reader, readersByName, readersOfCases } from '#shared/catalog/case-readers.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { entryPath, screenOf } from '../catalog/noun-screens.ts';
import { listedRows } from '../every-entry/listed-rows.ts';
import { everyEntryOptions } from '../every-entry/use-every-entry.ts';

/** The most entries that are named in a row. */
const NAMED = 2;

/** Loads which entries read each name of a case, as they are drafted; undefined while they are loading. */
export function useReaders() {
  const found = useQueries({ queries: readersOfCases.map((noun) => ({ ...everyEntryOptions(noun), select: listedRows })) });
  const data = found.map((each) => each.data);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of what was loaded is new in every render, what is in it isn't
  const readers = useMemo(() => {
    if (data.some((rows) => rows === undefined)) return undefined;
    return readersByName(
      readersOfCases.flatMap((noun, at) => (data[at] ?? []).map(({ entry, name }) => ({ noun, entry, name }))),
    );
  }, [...data]);
  return { readers, failed: found.filter(({ isError }) => isError) };
}

/** Returns where an entry that reads a name is edited. What reads cases is on the screen of case questions, if its noun has two. */
function readerPath({ noun, id }: Reader): string {
  const screen = screenOf(noun, { kind: 'case' });
  return screen ? entryPath(screen, id) : workPaths.systemHome();
}

type ReadByProps = { name: string; readers: ReturnType<typeof useReaders>['readers'] };

/** Names the first entries that read a name, and leads to all of them. */
export const ReadBy = ({ name, readers }: ReadByProps) => {
  if (!readers) return <span className="text-muted">...</span>;
  const reading = readers.get(name) ?? [];
  if (reading.length === 0) return <span className="text-muted">Nothing</span>;
  const more = reading.length - NAMED;
  return (
    <>
      {reading.slice(0, NAMED).map((reader, at) => (
        <span key={reader.id}>
          {at > 0 && ', '}
          <TextLink to={readerPath(reader)}>{reader.name}</TextLink>
        </span>
      ))}
      {more > 0 && (
        <>
          {' and '}
          <TextLink to={`${workPaths.systemHome()}?query=${encodeURIComponent(`reads:${name}`)}`}>{more} more</TextLink>
        </>
      )}
    </>
  );
};
