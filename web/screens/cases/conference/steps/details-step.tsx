import { PayersPanel } from '../../contract/payers-panel.tsx';
import { TermsPanel } from '../../contract/terms-panel.tsx';
import { useConference } from '../use-conference.ts';

/** Says who buys, who pays how much, when, and on which terms. */
export const DetailsStep = () => {
  const { view } = useConference();
  return (
    <>
      <PayersPanel statement={view.statement} />
      <TermsPanel statement={view.statement} />
    </>
  );
};
