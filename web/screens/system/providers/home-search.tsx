import { type HomeSearch, homeSearches } from '#shared/contract/system-providers.ts';
import { Select } from '#web/ui/select.tsx';
import { SearchWords, useAddressParts } from './search-words.tsx';

const options: { value: HomeSearch; label: string }[] = [
  { value: 'name', label: 'Name' },
  { value: 'town', label: 'Town' },
  { value: 'ownerEmail', label: 'Owner’s email' },
];
const hints: Record<HomeSearch, string> = {
  name: 'Start of the name',
  town: 'Start of the town, such as “fall river ma”',
  ownerEmail: 'Start of the owner’s email',
};

/** What the address says to find homes by, and the words. */
export const useHomeQuery = (): { words: string; by: HomeSearch } => {
  const [search] = useAddressParts();
  const by = homeSearches.find((each) => each === search.get('by')) ?? 'name';
  return { words: search.get('query') ?? '', by };
};

/** Searches homes by name, town, or the owner's email, which are in the address. */
export const HomeSearchBox = () => {
  const [, change] = useAddressParts();
  const { by } = useHomeQuery();
  return (
    <div className="mb-5 grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <SearchWords label="Search homes" hint={hints[by]} />
      <Select
        label="Search by"
        hint="What starts with your words"
        options={options}
        value={by}
        onChange={({ target }) => change({ by: target.value === 'name' ? '' : target.value })}
      />
    </div>
  );
};
