import { useQuery } from '@tanstack/react-query';
import { paths } from '#web/paths.ts';
import { query } from '#web/session/query.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** How often an open page looks whether the home has opened the conference meanwhile. */
const LOOK_MS = 60_000;

/** Leads to the arrangement conference while the home lets the reader follow it. */
export const ConferenceCard = ({ caseId }: { caseId: string }) => {
  const { data } = useQuery({
    ...query.conferences.getMyConference.queryOptions({ input: { id: caseId } }),
    ...{ staleTime: 0, gcTime: 0, refetchInterval: LOOK_MS, refetchOnWindowFocus: 'always' as const },
  });
  if (data?.state !== 'open') return null;
  return (
    <Card className="grid justify-items-start gap-3 p-5 sm:p-6">
      <h2 className="text-lg font-semibold">Your arrangement conference is open</h2>
      <p className="text-muted">See what is chosen and what it costs, as you talk with {data.screen.homeName}.</p>
      <LinkButton look="primary" to={paths.myConference({ caseId })}>
        Follow the conference
      </LinkButton>
    </Card>
  );
};
