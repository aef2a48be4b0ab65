import { StatementPanel } from '../../contract/statement-panel.tsx';
import { servicesAt } from '../conference-steps.ts';
import { useConference } from '../use-conference.ts';
import { ServicesStep } from './services-step.tsx';

/** Adds cash advances, special orders, and what the cemetery or the crematory requires, to the lines that there are; and what else is arranged in the conference. */
export const ConferenceStep = () => {
  const { step, view, selection, offer } = useConference();
  return (
    <>
      {servicesAt(offer.home, selection.choices, step).length > 0 && <ServicesStep />}
      <p className="text-muted">
        If the law, the cemetery, or the crematory requires a line, press “…” on that line and choose “Say why it’s required.”
      </p>
      <StatementPanel title="Lines" statement={view.statement} />
    </>
  );
};
