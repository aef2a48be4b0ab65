import { useSearchParams } from 'react-router-dom';
import { Tabs } from '#web/ui/tabs.tsx';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { ActingNow } from '../support-sessions.tsx';
import { HomeList } from './home-list.tsx';
import { HomeRow } from './home-row.tsx';
import { SignUpRequests } from './sign-up-requests.tsx';
import { useProviders } from './use-system-providers.ts';

/** /System/SystemProviders: the homes that asked to join, and every home with whether its owner has joined. */
export const Component = () => {
  const [search, setSearch] = useSearchParams();
  return (
    <WorkspacePage
      title="Funeral homes"
      lead="Speak with a home that asked to join, then create its page and invite its owner. Families find it once its owner launches it."
      faq="system-homes"
    >
      <ActingNow />
      <Tabs
        label="Funeral homes"
        selected={search.get('show') === 'homes' ? 'homes' : 'requests'}
        onSelect={(key) => setSearch(key === 'homes' ? { show: 'homes' } : {}, { replace: true, preventScrollReset: true })}
        tabs={[
          { key: 'requests', label: 'Requests', panel: <SignUpRequests /> },
          { key: 'homes', label: 'Homes', panel: <HomeList useFound={useProviders} row={(home) => <HomeRow home={home} />} /> },
        ]}
      />
    </WorkspacePage>
  );
};
