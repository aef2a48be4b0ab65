import { useSearchParams } from 'react-router-dom';
import type { ContractView, SelectionView } from '#shared/contract/case-contracts-views.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { messageOf } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { SkeletonText } from '#web/ui/states.tsx';
import { workPaths } from '#web/work-paths.ts';
import { CasePage } from '../case-page.tsx';
import { useCase } from '../use-case.ts';
import { FindingsPanel } from './findings-panel.tsx';
import { FundingPanel } from './funding-panel.tsx';
import { GoodsPanel } from './goods-panel.tsx';
import { PayersPanel } from './payers-panel.tsx';
import { StandingPanel } from './standing-panel.tsx';
import { StatementPanel } from './statement-panel.tsx';
import { TermsPanel } from './terms-panel.tsx';
import { TotalsPanel } from './totals-panel.tsx';
import { EditingContext, useContract, useContractChanged } from './use-contract.ts';
import { ChangePanel, VersionList } from './version-list.tsx';

type LoadedProps = {
  selection: SelectionView;
  contract: ContractView;
  /** The version that the address asks for. */
  asked: number | undefined;
  onAsk: (version: number | null) => void;
};

/** Says that what shows isn’t what can be changed, with the way back. */
const EarlierVersion = ({ number, onBack }: { number: number; onBack: () => void }) => (
  <Banner
    action={
      <Button size="compact" onClick={onBack}>
        Show the newest
      </Button>
    }
  >
    This is version {number} as it was opened.
  </Banner>
);

/** Leads to the lines in which the family's plan isn't what was agreed on. */
const PlanSaysOtherwise = ({ count }: { count: number }) => {
  const at = useCase();
  return (
    <Banner
      action={
        <LinkButton size="compact" to={workPaths.arrangementConference(at)}>
          Compare with the plan
        </LinkButton>
      }
    >
      The family’s plan differs in {count === 1 ? '1 line' : `${count} lines`}.
    </Banner>
  );
};

const Loaded = ({ selection, contract, asked, onAsk }: LoadedProps) => {
  const { may, whyNot } = useCase();
  const { selected } = useContractChanged();
  const mayChange = may('cases.change');
  const isDraft = asked === undefined && (contract.version === null || selection.whyNotChange === null);
  const isEditable = isDraft && mayChange && selection.whyNotChange === null;
  const editing = isEditable ? { view: selection, onSaved: selected } : null;
  const version = isDraft ? null : contract.version;
  const statement = version?.statement ?? selection.statement;
  const findings = version ? contract.findings : selection.findings;
  return (
    <EditingContext value={editing}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {!mayChange && <Banner>{whyNot('cases.change')}</Banner>}
        {asked !== undefined && version && <EarlierVersion number={version.number} onBack={() => onAsk(null)} />}
        {isDraft && (selection.plan?.lines.length ?? 0) > 0 && <PlanSaysOtherwise count={selection.plan?.lines.length ?? 0} />}
        {isDraft && mayChange && selection.whyNotChange !== null && <Banner>{selection.whyNotChange}</Banner>}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 wide:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] wide:grid-rows-[auto_1fr]">
          <div className="grid min-w-0 gap-6 wide:order-2">
            <StandingPanel contract={contract} editable={editing && selection} onShowNewest={() => onAsk(null)} />
            {(isDraft || findings.length > 0) && <FindingsPanel findings={findings} openVersion={version?.number} />}
            {isEditable && <GoodsPanel goods={selection.goods} />}
          </div>
          <div className="grid min-w-0 gap-6 wide:row-span-2">
            {version && contract.change && <ChangePanel change={contract.change} />}
            <StatementPanel title={version ? `Statement, version ${version.number}` : 'Statement'} statement={statement} />
            <TotalsPanel statement={statement} />
            <PayersPanel statement={statement} />
            <FundingPanel statement={statement} />
            <TermsPanel statement={statement} />
          </div>
          {contract.versions.length > 0 && (
            <div className="min-w-0 wide:order-3">
              <VersionList versions={contract.versions} shown={version?.number ?? null} onShow={onAsk} />
            </div>
          )}
        </div>
      </div>
    </EditingContext>
  );
};

/** Reads which version the address asks for. */
function useAskedVersion() {
  const [search, setSearch] = useSearchParams();
  const number = Number(search.get('version'));
  const onAsk = (version: number | null) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (version === null) next.delete('version');
      else next.set('version', String(version));
      return next;
    });
  return { asked: Number.isInteger(number) && number > 0 ? number : undefined, onAsk };
}

const Contract = () => {
  const { asked, onAsk } = useAskedVersion();
  const { selection, contract } = useContract(asked);
  if (selection.data && contract.data)
    return <Loaded selection={selection.data} contract={contract.data} asked={asked} onAsk={onAsk} />;
  const failed = [selection, contract].find(({ isError }) => isError);
  if (!failed)
    return (
      <div aria-busy="true">
        <SkeletonText lines={10} />
      </div>
    );
  return (
    <FailedQuery of={failed} title="The contract could not be loaded.">
      {messageOf(failed.error)}
    </FailedQuery>
  );
};

/** /locations/{locationId}/cases/{caseId}/case-contract: what was agreed on, what is wrong with it, and the contract that everyone signs. */
export const Component = () => (
  <CasePage
    title="Contract"
    lead="What was agreed on, line by line, as the statement of funeral goods and services that everyone signs."
  >
    <Contract />
  </CasePage>
);
