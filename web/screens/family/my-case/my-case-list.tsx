import type { MyCaseInShort } from '#shared/contract/my-cases.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useMyCases } from './use-my-case.ts';

const Row = ({ of: { id, decedentFullName, standing, home }, heading: Heading }: { of: MyCaseInShort; heading: 'h2' | 'h3' }) => (
  <li>
    <Card className="p-5 sm:p-6">
      <Heading className="text-lg break-words">{decedentFullName}</Heading>
      <p className="text-muted">{home.name}</p>
      <p className="mt-2">{standing.now}</p>
      <LinkButton
        className="mt-4"
        look="primary"
        to={paths.plansDashboard({ caseId: id })}
        aria-label={`See more of the funeral of ${decedentFullName}`}
      >
        See more
      </LinkButton>
    </Card>
  </li>
);

/** Shows the cases that the family takes part in, above its plans; nothing if there are none. `isTitled` if the page’s own title says what they are. */
export const MyCaseList = ({ isTitled }: { isTitled: boolean }) => {
  const found = useMyCases();
  if (found.isError) return <FailedQuery of={found} className="mb-10" title="Your funerals couldn’t be loaded." />;
  const items = found.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section aria-label="Your cases" className="mb-10">
      {!isTitled && <h2 className="mb-4 text-xl">Your cases</h2>}
      <ul className="grid gap-5">
        {items.map((item) => (
          <Row key={item.id} of={item} heading={isTitled ? 'h2' : 'h3'} />
        ))}
      </ul>
    </section>
  );
};
