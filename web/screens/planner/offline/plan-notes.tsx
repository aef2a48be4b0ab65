import { useEffect } from 'react';
import { InContract } from '../frame/in-contract.tsx';
import { usePlanner } from '../store/use-planner.ts';
import { keepOffline } from './keep-offline.ts';
import { SaveNotice } from './save-notice.tsx';
import { startSending } from './send-runner.ts';

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
