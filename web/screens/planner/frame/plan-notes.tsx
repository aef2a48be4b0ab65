import { useEffect } from 'react';
import { Banner } from '#web/ui/banner.tsx';
import { SaveNotice } from '../offline/save-notice.tsx';
import { startSending } from '../offline/send-runner.ts';
import { usePlanner } from '../store/use-planner.ts';
import { keepOffline } from './keep-offline.ts';

/** Says that a plan that became a contract is read-only here, and changes only together with the home. */
const InContract = () => {
  const { home } = usePlanner();
  return (
    <Banner tone="info" title="This plan is part of a contract" className="mb-8">
      You can read it here. To change something, talk to {home.name}
      {home.phone && `: ${home.phone}`}.
    </Banner>
  );
};

/** Loads after a step's first paint: downloads for offline use, and the notes above the step. */
export default function PlanNotes() {
  const { home, isEditable } = usePlanner();
  useEffect(() => {
    // What could not be downloaded loads when it is needed. The note says what works.
    void keepOffline(home).catch(() => undefined);
  }, [home]);
  useEffect(startSending, []);
  return (
    <>
      <SaveNotice />
      {!isEditable && <InContract />}
    </>
  );
}
