import { useEffect } from 'react';
import { rememberCase } from '#web/routing/last-case.ts';
import { Banner } from '#web/ui/banner.tsx';
import { CasePage } from './case-page.tsx';
import { DeleteCase } from './dashboard/delete-case.tsx';
import { FactList } from './dashboard/fact-list.tsx';
import { GatesPanel } from './dashboard/gates-panel.tsx';
import { LeadBanner } from './dashboard/lead-banner.tsx';
import { NotesPanel } from './dashboard/notes-panel.tsx';
import { People } from './dashboard/people.tsx';
import { Progress } from './dashboard/progress.tsx';
import { RemovalPanel } from './dashboard/removal-panel.tsx';
import { Timeline } from './dashboard/timeline.tsx';
import { WhoDied } from './dashboard/who-died.tsx';
import { NextTasks } from './tasks/case-panel.tsx';
import { useCase } from './use-case.ts';

/** Shows everything about a case on one screen. A trade company sees who died, where they are, and what happened to them. */
const Dashboard = () => {
  const { caseId, locationId, sight, dashboard } = useCase();
  useEffect(() => rememberCase({ locationId, caseId }), [locationId, caseId]);
  const isStaff = sight === 'staff';
  return (
    <div className="grid gap-6">
      <LeadBanner />
      {dashboard.holdReason !== undefined && (
        <Banner tone="danger" role="status" title="Everything final is on hold">
          <p>{dashboard.holdReason}</p>
        </Banner>
      )}
      <div className="grid items-start gap-6 wide:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 gap-6">
          {!isStaff && <RemovalPanel />}
          <WhoDied />
          <GatesPanel />
          <NextTasks />
          {isStaff && <NotesPanel />}
          <Timeline />
        </div>
        <div className="grid min-w-0 gap-6">
          {isStaff && <People />}
          <FactList />
          {isStaff && <Progress />}
          <div data-chrome className="justify-self-end">
            <DeleteCase />
          </div>
        </div>
      </div>
    </div>
  );
};

/** /locations/{locationId}/cases/{caseId} (CaseDashboard). */
export const Component = () => (
  <CasePage>
    <Dashboard />
  </CasePage>
);
