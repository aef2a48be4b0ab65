import { useEffect } from 'react';
import { SaveNotice } from '../offline/save-notice.tsx';
import { startSending } from '../offline/send-runner.ts';
import { usePlanner } from '../store/use-planner.ts';
import { InContract } from './in-contract.tsx';
import { keepOffline } from './keep-offline.ts';

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
