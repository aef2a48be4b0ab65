import { LogOut, MapPin, Phone, SearchX, UserRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Price, PriceCell } from '#web/ui/price.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { EmptyState, FailedPanel, Skeleton, SkeletonText } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { TextButton, TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.ts';
import { Section } from './section.tsx';

const Dialog = lazy(() => import('#web/ui/dialog.tsx').then((module) => ({ default: module.Dialog })));

export const Actions = () => {
  const { open } = useDrawer();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Section title="Actions">
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={() => open('sample', { package: 'Simple Cremation' })}>
          Open a drawer
        </Button>
        <Button onClick={() => setIsAsking(true)}>Open a dialog</Button>
        <Button look="quiet" icon={Phone}>
          Call
        </Button>
        <Button look="danger">Remove</Button>
        <Button look="primary" isBusy busyLabel="Logging in...">
          Login
        </Button>
        <LinkButton to="/elsewhere" size="compact">
          Go elsewhere
        </LinkButton>
        <Menu
          label="Account"
          className="min-h-11 border border-border-strong px-4"
          items={[
            { key: 'account', label: 'Account details', icon: UserRound, onAction: () => toast('Account details') },
            { key: 'out', label: 'Sign out', icon: LogOut, onAction: () => toast('Signed out') },
          ]}
        >
          Account
        </Menu>
        <Button onClick={() => toast('The photo was removed.', { undo: () => toast('The photo is back.', { tone: 'success' }) })}>
          Toast
        </Button>
      </div>
      <p>
        A <TextLink to="/elsewhere">link in a sentence</TextLink> and a <TextButton>Show more</TextButton>.
      </p>
      {isAsking && (
        <Suspense>
          <Dialog
            title="Remove this photo?"
            isOpen={isAsking}
            onClose={() => setIsAsking(false)}
            isAlert
            actions={
              <>
                <Button onClick={() => setIsAsking(false)}>Keep it</Button>
                <Button look="danger" onClick={() => setIsAsking(false)}>
                  Remove photo
                </Button>
              </>
            }
          >
            The photo “Chapel in the morning” is taken from your page.
          </Dialog>
        </Suspense>
      )}
    </Section>
  );
};

const lines = [
  ['Basic services of funeral director and staff', 249500],
  ['Transfer of remains to the funeral home', 39500],
  ['Embalming', 0],
  ['Viewing', null],
] as const;

const HomeCard = () => (
  <Card className="overflow-hidden">
    <Picture path={null} alt="Front of the house" ratio="16 / 9" sizes="32rem" />
    <div className="p-5">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-lg">Harbor Light Funeral Home</h3>
        <span className="text-lg font-semibold">
          <Price cents={249500} />
        </span>
      </div>
      <p className="mt-1 flex items-center gap-1.5 text-sm text-muted">
        <MapPin size={16} aria-hidden="true" /> Salem, MA, 14.2 miles
      </p>
      <p className="mt-3 flex items-center gap-2 text-sm">
        <Stars rating={4.5} isSilent /> <span>4.5, 128 ratings</span>
      </p>
      <p className="mt-4 flex flex-wrap gap-2">
        <Badge>Family Owned</Badge>
        <Badge tone="primary">Eco-Friendly</Badge>
        <Badge tone="success">Live</Badge>
        <Badge tone="warning">Prices incomplete</Badge>
        <Badge tone="danger">Past due</Badge>
        <Badge tone="info">New</Badge>
      </p>
    </div>
  </Card>
);

export const Feedback = () => {
  const [tab, setTab] = useState('packages');
  return (
    <>
      <Section title="A home">
        <HomeCard />
        <table className="w-full">
          <caption className="sr-only">Prices</caption>
          <tbody>
            {lines.map(([name, cents]) => (
              <tr key={name} className="border-b border-border">
                <th scope="row" className="py-2 text-left font-normal">
                  {name}
                </th>
                <PriceCell cents={cents} />
              </tr>
            ))}
          </tbody>
        </table>
        <DefinitionList
          items={[
            { term: 'License', value: 'MA-2241, Funeral Establishment' },
            { term: 'Languages', value: 'English, Spanish', action: <TextButton>Change</TextButton> },
          ]}
        />
        <Tabs
          label="Parts of the page"
          selected={tab}
          onSelect={setTab}
          tabs={[
            { key: 'packages', label: 'Packages', panel: 'Six packages.' },
            { key: 'prices', label: 'Prices', panel: 'The general price list.' },
            { key: 'reviews', label: 'Reviews', panel: 'What families said.' },
          ]}
        />
        <LoadMore count={20} total={64} noun="funeral homes" hasMore isLoading={false} onLoadMore={() => undefined} />
      </Section>
      <Section title="States">
        <Banner title="Please confirm your email">We sent a link to ana@example.com.</Banner>
        <Banner tone="success">Message sent!</Banner>
        <Banner tone="warning" title="You are offline.">
          What you have typed stays here.
        </Banner>
        <Banner tone="danger">This could not be saved.</Banner>
        <EmptyState icon={SearchX} title="No homes left after filtering" action={<Button>Clear filters</Button>}>
          There are 12 homes within 50 miles; none of them has all of what you chose.
        </EmptyState>
        <FailedPanel onRetry={() => undefined} requestId="req-0190a1b2" />
        <div className="flex items-center gap-4" aria-busy="true">
          <Skeleton className="size-20 rounded-control" />
          <div className="flex-1">
            <SkeletonText />
          </div>
          <Spinner label="Loading" />
        </div>
      </Section>
    </>
  );
};
