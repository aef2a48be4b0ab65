import { useNavigate } from 'react-router-dom';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { messageOf } from '#web/session/index.ts';
import { SkeletonText } from '#web/ui/states.tsx';
import { StandingPanel } from '../../contract/standing-panel.tsx';
import { useContract, useEditing } from '../../contract/use-contract.ts';
import { ConferenceFindings } from '../conference-findings.tsx';
import { useConference } from '../use-conference.ts';

/** Says, once everything is saved, that the conference is done, opens the contract, and leads to its signatures, as the contract's own page does. */
export const ContractStep = () => {
  const { view, isSaving } = useConference();
  const editing = useEditing();
  const navigate = useNavigate();
  const { contract } = useContract();
  if (!contract.data)
    return contract.isError ? (
      <FailedQuery of={contract} title="The contract could not be loaded.">
        {messageOf(contract.error)}
      </FailedQuery>
    ) : (
      <div aria-busy="true">
        <SkeletonText lines={6} />
      </div>
    );
  const findings = contract.data.version && !editing ? contract.data.findings : view.findings;
  return (
    <>
      <StandingPanel
        contract={contract.data}
        editable={isSaving ? null : editing && view}
        onShowNewest={() => void navigate('.', { replace: true })}
      />
      <ConferenceFindings findings={findings} />
    </>
  );
};
