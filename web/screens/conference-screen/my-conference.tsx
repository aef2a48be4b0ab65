import { useParams } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { api } from '#web/session/api.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Centered, ScreenView } from './screen-view.tsx';
import { useScreen } from './use-screen.ts';

const Closed = ({ caseId }: { caseId: string }) => (
  <Centered title="There’s no conference to follow">
    <p role="status">It has ended, or the funeral home hasn’t opened it for you.</p>
    <div>
      <LinkButton look="primary" to={paths.plansDashboard({ caseId })}>
        Go back
      </LinkButton>
    </div>
  </Centered>
);

/** /plans/conference/{caseId}: an arrangement conference for someone of the family who follows it at home. */
export const Component = () => {
  const { caseId = '' } = useParams();
  const following = useScreen((seen) => api.conferences.getMyConference({ id: caseId, ...(seen ? { seen } : {}) }));
  return <ScreenView following={following} closed={<Closed caseId={caseId} />} />;
};
