import { identifiers } from '#shared/identifiers/case-values.ts';
import type { Identifier, IdentifierHome } from '#shared/identifiers/identifier.ts';
import { caseRole } from '#shared/model/enumerations/people.ts';
import { fieldType } from '#shared/model/enumerations/question.ts';
import { FailedPanel } from '#web/ui/states.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { Component as EntryList } from '../catalog/list/entry-list.tsx';
import { useAddressParts } from '../providers/search-words.tsx';
import { ReadBy, useReaders } from './read-by.tsx';

const homeWords: Record<Exclude<IdentifierHome['kind'], 'contact'>, string> = {
  decedent: 'The decedent',
  case: 'The case',
  location: 'The home',
  staff: 'The member of staff who has the case',
  today: 'The day on which it’s read',
  derived: 'Worked out from others',
  standing: 'The state of the case',
  milestone: 'What has happened in the case',
  answer: 'The answers of the case file',
};
const keptAt = (home: IdentifierHome): string =>
  home.kind === 'contact' ? `The contact who is ${caseRole.label(home.role).toLowerCase()}` : homeWords[home.kind];

const inOrder = identifiers.toSorted((one, other) => (one.name < other.name ? -1 : 1));
const isFound = ({ name, label, home }: Identifier, words: readonly string[]): boolean => {
  const text = `${name} ${label} ${keptAt(home)}`.toLowerCase();
  return words.every((word) => text.includes(word));
};

/** Lists the names that the code keeps. They can be read like data fields, and not changed. */
const CodeNames = () => {
  const [search, change] = useAddressParts();
  const query = search.get('name') ?? '';
  const { readers, failed } = useReaders();
  const found = inOrder.filter((each) => isFound(each, query.toLowerCase().split(/\s+/).filter(Boolean)));
  return (
    <section aria-label="Names that the code keeps" className="px-(--page-gutter) pb-10 text-sm">
      <h2 className="text-lg">Names that the code keeps</h2>
      <p className="mt-1 mb-4 max-w-measure text-muted">
        Papers and rules read them like the data fields above. They can’t be changed here, and no data field can have one of these
        names.
      </p>
      <TextField
        label="Find a name"
        type="search"
        autoComplete="off"
        className="mb-4 max-w-sm"
        value={query}
        onChange={({ target }) => change({ name: target.value })}
      />
      <p role="status" className="mb-2 text-muted">
        {found.length === 0 ? 'No name has these words.' : `${found.length} of ${inOrder.length}`}
      </p>
      {failed.length > 0 && (
        <FailedPanel
          title="We couldn’t load what reads these names."
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
          isRetrying={failed.some(({ isFetching }) => isFetching)}
        />
      )}
      {found.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways needs the keyboard too
        <section aria-label="Names" className="overflow-x-auto" tabIndex={0}>
          <table className="w-full text-left">
            <thead>
              <tr className="border-b border-border">
                {['Identifier', 'Label', 'Kind of value', 'Kept', 'Read by'].map((title) => (
                  <th key={title} scope="col" className="py-1.5 pr-4 font-semibold">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {found.map(({ name, label, fieldType: kind, home }) => (
                <tr key={name} className="h-8 border-b border-border">
                  <th scope="row" className="pr-4 font-normal">
                    <code>{name}</code>
                  </th>
                  <td className="pr-4">{label}</td>
                  <td className="pr-4">{fieldType.label(kind)}</td>
                  <td className="pr-4">{keptAt(home)}</td>
                  <td className="py-1 pr-4">
                    <ReadBy {...{ name, readers }} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
};

export const Component = () => (
  <>
    <EntryList />
    <CodeNames />
  </>
);
