import { type ComponentType, type ReactNode, useState } from 'react';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import { newCaseOptions, timing } from '#shared/model/enumerations/case.ts';
import { dialLink } from '#shared/values/phone.ts';
import { When } from '#web/parts/when.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { Panel } from '#web/workspace/panel.tsx';
import { StatusBadge } from '../case-badges.tsx';
import { AssignDialog } from '../changes/assign-dialog.tsx';
import { NumberDialog } from '../changes/number-dialog.tsx';
import { StatusDialog } from '../changes/status-dialog.tsx';
import { TypeDialog } from '../changes/type-dialog.tsx';
import { useAssigned } from '../use-assigned.ts';
import { useCase } from '../use-case.ts';

type Change = ComponentType<{ onClose: () => void }>;

const Status: Change = ({ onClose }) => {
  const { row, who } = useCase();
  return <StatusDialog {...{ row, who, onClose }} />;
};
const Type: Change = ({ onClose }) => {
  const { row, who } = useCase();
  return <TypeDialog {...{ row, who, onClose }} />;
};
const Assignment: Change = ({ onClose }) => <AssignDialog row={useCase().row} onClose={onClose} />;
const CaseNumber: Change = ({ onClose }) => <NumberDialog row={useCase().row} onClose={onClose} />;

const cameAbout = ({ newCaseOptions: how, isAGBDrivenLead }: CaseRow) =>
  `${newCaseOptions.label(how)}${isAGBDrivenLead ? ', through Yarrow' : ''}`;

const AssignedTo = ({ name, phone }: ReturnType<typeof useAssigned>) => (
  <>
    <span className="inline-block first-letter:uppercase">{name ?? 'nobody'}</span>
    {phone && (
      <a href={dialLink(phone)} className="block w-fit text-primary underline tabular-nums">
        {phone}
      </a>
    )}
  </>
);

/** Shows the home's facts about the case, each with a button to change it. */
export const FactList = () => {
  const { row, may } = useCase();
  const assigned = useAssigned();
  const [open, setOpen] = useState<Change | null>(null);
  const fact = (term: string, value: ReactNode, dialog?: Change) => ({
    term,
    value,
    ...(dialog && may('cases.change')
      ? {
          action: (
            <TextButton aria-label={`Change ${term.toLowerCase()}`} onClick={() => setOpen(() => dialog)}>
              Change
            </TextButton>
          ),
        }
      : {}),
  });
  const Open = open;
  return (
    <Panel title="This case">
      <DefinitionList
        items={[
          fact('Status', <StatusBadge status={row.status} />, Status),
          fact('Type', timing.label(row.type), Type),
          fact('Assigned to', <AssignedTo {...assigned} />, may('team.read') ? Assignment : undefined),
          fact('Case number', <span className="tabular-nums">{row.caseNumber}</span>, CaseNumber),
          fact(
            'Opened',
            <span className="inline-block first-letter:uppercase">
              <When at={row.createdOn} />
            </span>,
          ),
          fact('Created', cameAbout(row)),
        ]}
      />
      {Open && <Open onClose={() => setOpen(null)} />}
    </Panel>
  );
};
