import { SearchX, Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isGuid } from '#shared/values/ids.ts';
import { email as emailSchema } from '#shared/values/schemas.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { ListFrame } from '../providers/list-frame.tsx';
import { useAddressParts } from '../providers/search-words.tsx';
import { HomeFilter } from './home-filter.tsx';
import { ProviderUserRow } from './provider-user-row.tsx';
import { useProviderUsers } from './use-system-homes.ts';

/** Returns the address that a text is; undefined if it isn't one. */
const emailIn = (text: string | null): string | undefined => {
  const parsed = text ? emailSchema.safeParse(text) : undefined;
  return parsed?.success ? parsed.data : undefined;
};

const isNoEmail = (text: string): boolean => text !== '' && emailIn(text) === undefined;

/** Asks for a whole email, when someone presses Enter or leaves the box. */
const EmailFilter = ({ value, onChange }: { value: string; onChange: (email: string) => void }) => {
  const [typed, setTyped] = useState(value);
  const [isWrong, setIsWrong] = useState(false);
  // Cleared from elsewhere ("Show all"), or by another address.
  useEffect(() => setTyped(value), [value]);
  const ask = () => {
    const text = typed.trim();
    const found = emailIn(text);
    setIsWrong(isNoEmail(text));
    if (text !== value && (text === '' || found !== undefined)) onChange(found ?? '');
  };
  return (
    <TextField
      label="Email"
      hint="The whole address. People can’t be found by name or by part of it."
      error={
        isWrong
          ? 'This is neither a home nor a whole email, so the list hasn’t changed. Enter an address like name@example.com.'
          : undefined
      }
      type="search"
      inputMode="email"
      autoComplete="off"
      maxLength={254}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        if (!isNoEmail(target.value.trim())) setIsWrong(false);
      }}
      onKeyDown={({ key }) => key === 'Enter' && ask()}
      onBlur={ask}
    />
  );
};

/** /System/SystemProviderUsers: the members of every home, by home or by email. */
export const Component = () => {
  const [search, change] = useAddressParts();
  const home = search.get('home') ?? '';
  const locationId = isGuid(home) ? home : undefined;
  const email = emailIn(search.get('email'));
  const found = useProviderUsers({ locationId, email });
  const isFiltered = locationId !== undefined || email !== undefined;
  const showAll = <Button onClick={() => change({ home: '', email: '' })}>Show all</Button>;
  const homeName = found.data?.pages[0]?.items[0]?.homeName;
  return (
    <WorkspacePage
      title="Home users"
      lead="Everyone who works at a home of Yarrow, in the order of their emails."
      faq="system-homes"
    >
      <div className="mb-5 grid gap-4 sm:grid-cols-2">
        <HomeFilter
          key={search.get('words')}
          words={search.get('words') ?? ''}
          onPick={(id) => change({ home: id, words: '' })}
        />
        <EmailFilter value={email ?? ''} onChange={(text) => change({ email: text })} />
      </div>
      {isFiltered && (
        <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="min-w-0 wrap-anywhere" role="status">
            Only {locationId ? `the team of ${homeName ?? 'one home'}` : 'the address'}
            {email ? ` ${locationId ? 'with the address ' : ''}${email}` : ''}
          </span>
          {showAll}
        </p>
      )}
      <ListFrame
        found={found}
        noun={['person', 'people']}
        failed="We couldn’t load the people of the homes."
        row={(member) => <ProviderUserRow member={member} />}
        empty={
          isFiltered ? (
            <EmptyState icon={SearchX} title="Nobody matches.">
              An email has to be the whole address, as the home’s team has it.
            </EmptyState>
          ) : (
            <EmptyState icon={Users} title="No home has anyone yet.">
              People appear here when a home is created for its owner.
            </EmptyState>
          )
        }
      />
    </WorkspacePage>
  );
};
