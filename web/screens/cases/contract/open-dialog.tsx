import { useState } from 'react';
import type { ContractView, SelectionView } from '#shared/contract/case-contracts-views.ts';
import { defaultDirector, directorsIn } from '#shared/documents/funeral-directors.ts';
import type { StatementFindingCode } from '#shared/model/enumerations/statement.ts';
import { memberName } from '#shared/team/member-name.ts';
import { api, useIdempotencyKey } from '#web/session/index.ts';
import { useSession } from '#web/session/use-session.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Select } from '#web/ui/select.tsx';
import { ChangeDialog } from '../changes/change-dialog.tsx';
import { useCase } from '../use-case.ts';
import { useMembers } from '../use-members.ts';
import { undecidedLines } from './selection-pieces.ts';

const listed = new Intl.ListFormat('en-US');

/** Findings to repeat before a contract is opened. Estimates are expected, so they aren't here. */
const repeatedFindings: readonly StatementFindingCode[] = [
  'payer-missing',
  'payer-not-purchaser',
  'due-date-missing',
  'control-missing',
  'several-of-one',
];

type Told = { key: string; words: string };

/** Returns what is worth knowing before a contract is opened. None of it keeps anyone from opening it. */
function useGoodToKnow(selection: SelectionView): Told[] {
  const { row } = useCase();
  const { findings, amends } = selection;
  const undecided = undecidedLines(selection);
  const told: (Told | false)[] = [
    ...findings.filter(({ code }) => repeatedFindings.includes(code)).map(({ id: key, words }) => ({ key, words })),
    undecided > 0 && {
      key: 'plan',
      words: `The family sent the plan again. Nobody has chosen Take or Keep for ${undecided === 1 ? '1 line' : `${undecided} lines`} of it.`,
    },
    amends === null &&
      row.status === 'lead' && { key: 'lead', words: 'This case is still a lead. Its tasks begin once it’s active.' },
    amends === null && !row.employeeId && { key: 'unassigned', words: 'Nobody is assigned to this case.' },
  ];
  return told.filter((each) => each !== false);
}

type OpenDialogProps = { selection: SelectionView; onActed: (view: ContractView) => Promise<void>; onClose: () => void };

/** Says who will sign, in which order, and when they're asked to, before a contract is opened. */
export const OpenDialog = ({ selection, onActed, onClose }: OpenDialogProps) => {
  const { caseId: id, locationId, row } = useCase();
  const { user } = useSession();
  const { members, isSeen, isPending } = useMembers();
  const keyFor = useIdempotencyKey();
  const [chosen, setChosen] = useState<string | null>(null);
  const directors = directorsIn(members);
  const own = user?.memberships.find((each) => each.locationId === locationId)?.employeeId;
  const directorId = chosen ?? defaultDirector(directors, row.employeeId, own)?.id;
  const director = directors.find((each) => each.id === directorId);
  const purchasers = listed.format(selection.statement.purchasers.map(({ name }) => name));
  const warnings = useGoodToKnow(selection);
  const isAmendment = selection.amends !== null;
  // A team that couldn’t be loaded has nobody at all: then the server says what is wrong.
  const hasNoDirector = isSeen && members.length > 0 && directors.length === 0;
  const save = async () => {
    const input = { id, version: selection.version, ...(directorId ? { directorId } : {}) };
    await onActed(await api.caseContracts.openContract(input, { context: { idempotencyKey: keyFor(input) } }));
    return true;
  };
  return (
    <ChangeDialog
      title={isAmendment ? 'Open the amendment?' : 'Open the contract?'}
      saveLabel={isAmendment ? 'Open the amendment' : 'Open the contract'}
      busyLabel="Opening..."
      isWaiting={isPending || hasNoDirector}
      onSave={save}
      onClose={onClose}
    >
      {(errors) => (
        <>
          {hasNoDirector && (
            <Banner tone="warning" title="Nobody can sign for the home">
              Nobody on your team can sign as the funeral director. On the team page, mark your funeral directors, and add their
              license numbers.
            </Banner>
          )}
          <p className="wrap-anywhere">
            {purchasers} {selection.statement.purchasers.length === 1 ? 'signs' : 'sign'} first,{' '}
            {director ? `then ${director.fullName}, funeral director, for the home.` : 'then a funeral director of the home.'}
          </p>
          {warnings.length > 0 && (
            <ul aria-label="Good to know" className="list-disc pl-5 wrap-anywhere">
              {warnings.map(({ key, words }) => (
                <li key={key}>{words}</li>
              ))}
            </ul>
          )}
          <p className="text-muted">
            Nobody is emailed yet. We ask them to sign once you’ve recorded that the family was given the statement.
          </p>
          {directors.length > 1 && (
            <Select
              label="Signs for the home"
              options={directors.map((each) => ({ value: each.id, label: memberName(each) }))}
              value={directorId ?? ''}
              onChange={({ target }) => setChosen(target.value)}
              {...(errors.directorId ? { error: errors.directorId } : {})}
            />
          )}
        </>
      )}
    </ChangeDialog>
  );
};
