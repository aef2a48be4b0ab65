import { Inbox, SearchX } from 'lucide-react';
import { type SignUpStatus, signUpStatus } from '#shared/model/enumerations/sign-up.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { workPaths } from '#web/work-paths.ts';
import { ListFrame } from './list-frame.tsx';
import { SearchWords, useAddressParts } from './search-words.tsx';
import { SignUpRequestRow } from './sign-up-request-row.tsx';
import { useSignUpRequests } from './use-system-providers.ts';

const statuses = signUpStatus.options.map(({ id, text }) => ({ value: id, label: text }));

/** Returns the status that the address names; anything else means all of them. */
const statusIn = (text: string | null): SignUpStatus | undefined => (text && signUpStatus.has(text) ? text : undefined);

/** Lists the homes that asked to join: open requests first, filtered by status and words. */
export const SignUpRequests = () => {
  const [search, change] = useAddressParts();
  const status = statusIn(search.get('status'));
  const words = search.get('query') ?? '';
  const found = useSignUpRequests({ status, words });
  const isFiltered = status !== undefined || words !== '';
  return (
    <>
      <div className="mb-5 grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <SearchWords label="Search requests" hint="Home, person, email or phone" />
        <Select
          label="Status"
          hint="Open ones come first"
          emptyLabel="All"
          options={statuses}
          value={status ?? ''}
          onChange={({ target }) => change({ status: target.value })}
        />
      </div>
      <ListFrame
        found={found}
        noun={['request', 'requests']}
        failed="We couldn’t load the requests."
        row={(request) => <SignUpRequestRow request={request} />}
        empty={
          isFiltered ? (
            <EmptyState
              icon={SearchX}
              title="No request matches."
              action={
                <>
                  <Button onClick={() => change({ status: '', query: '' })}>Show all</Button>
                  {words && <LinkButton to={workPaths.systemProviders({ words })}>Search homes</LinkButton>}
                </>
              }
            >
              Try fewer words, or another status. Homes that have a page already are under Homes.
            </EmptyState>
          ) : (
            <EmptyState icon={Inbox} title="No home has asked to join yet.">
              Requests from the funeral home page appear here and arrive by email.
            </EmptyState>
          )
        }
      />
    </>
  );
};
