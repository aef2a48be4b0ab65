import { useEffect } from 'react';
import { Banner } from '#web/ui/banner.tsx';
import { SaveNotice } from '../offline/save-notice.tsx';
import { startSending } from '../offline/send-runner.ts';
import { usePlanner } from '../store/use-planner.ts';
import { keepOffline } from './keep-offline.ts';

/** A plan that became a contract can be read here, and changed only together with the home. */
const InContract = () => {
  const { home } = usePlanner();
  return (
    <Banner tone="info" title="This plan is part of a contract" className="mb-8">
      You can read it here. To change something, talk to {home.name}
      {home.phone && `: ${home.phone}`}.
    </Banner>
  );
};

/** What comes after a step's first paint: readiness for a time without a network, and notes above the step. */
export default function PlanNotes() {
  const { home, isEditable } = usePlanner();
  useEffect(() => {
    // What could not be kept is fetched when it is needed; the note says what works.
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
