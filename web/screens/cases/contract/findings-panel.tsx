import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import type { StatementFinding } from '#shared/model/contract-version.ts';
import type { ArrangementStep } from '#shared/model/enumerations/case.ts';
import type { DisplayServicePage } from '#shared/model/enumerations/question.ts';
import { statementFindingCode } from '#shared/model/enumerations/statement.ts';
import { applyFix } from '#shared/statement/apply-fix.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { query as search } from '#web/path-parts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.ts';
import { useStableFocus } from '#web/ui/use-stable-focus.ts';
import { workPaths } from '#web/work-paths.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { useCase } from '../use-case.ts';
import { EmbalmingDialog } from './pieces/terms-dialogs.tsx';
import { useEditing, useQuickSave } from './use-contract.ts';

/** The step of the conference that asks the questions of a page of the planner. */
const stepOfPage: Readonly<Record<DisplayServicePage, ArrangementStep>> = {
  'service-details': 'services',
  'additional-services': 'additional-services',
  interment: 'interment-merchandise',
  'cremated-remains': 'cremated-remains-merchandise',
  keepsakes: 'memorial-merchandise',
  memorial: 'memorial-merchandise',
  'death-certificates': 'death-certificates',
  conference: 'conference',
};

const fixWords = {
  reprice: 'Price it again',
  'remove-reduction': 'Remove the reduction',
  'remove-special-order': 'Remove the special order',
  'remove-cash-advance': 'Remove the cash advance',
  'restore-sentence': 'Put the sentence back',
  'charge-cost': 'Charge what it costs',
  'add-purchaser': 'Make them a purchaser',
} as const satisfies Record<NonNullable<StatementFinding['fix']>['kind'], string>;

const notGiven: readonly StatementFinding['code'][] = [
  'list-not-given',
  'casket-list-not-given',
  'container-list-not-given',
  'list-superseded',
];

/** Brings the line that a finding is about into view, with the focus. */
function showLine(lineKey: string): void {
  const line = document.getElementById(`line-${lineKey}`);
  line?.focus({ preventScroll: true });
  line?.scrollIntoView({ block: 'center' });
}

/** Returns the address of a question of the case details, which gets the focus there. */
const questionPath = (at: { locationId: string; caseId: string }, identifier: string): string =>
  `${workPaths.caseDetails(at)}${search({ action: identifier })}`;

/** Lists questions of the conference, each with a link to it. */
const SkippedQuestions = ({ questions }: { questions: NonNullable<StatementFinding['questions']> }) => {
  const { locationId, caseId } = useCase();
  return (
    <ul className="list-disc pl-5 wrap-anywhere">
      {questions.map(({ page, identifier, words }) => (
        <li key={`${page} ${identifier}`}>
          <TextLink
            to={`${workPaths.arrangementConference({ locationId, caseId, action: stepOfPage[page] })}${search({ action: identifier })}`}
          >
            {words}
          </TextLink>
        </li>
      ))}
    </ul>
  );
};

type FindingProps = {
  finding: StatementFinding;
  /** Records that a list was given; missing where another page does that. */
  onGiveList?: (() => void) | undefined;
};

const Finding = ({ finding, onGiveList }: FindingProps) => {
  const editing = useEditing();
  const { locationId, caseId } = useCase();
  const save = useQuickSave();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [isReasoning, setIsReasoning] = useState(false);
  const { code, severity, clause, words, mend, fix, lineKey } = finding;
  // What has no price is on no line.
  const isOnStatement = !editing || editing.view.statement.lines.some(({ key }) => key === lineKey);
  const mustFix = severity === 'must';
  const label = statementFindingCode.label(code);
  const repair = async () => {
    if (!editing || !fix || isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      await save(editing.view, (selection) => applyFix(selection, fix));
      toast('Fixed.', { tone: 'success' });
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <li className="grid gap-1 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-base font-semibold">{label}</h3>
        <Badge tone={mustFix ? 'danger' : 'warning'} icon={mustFix ? CircleAlert : TriangleAlert}>
          {mustFix ? 'Fix before signing' : 'Good to know'}
        </Badge>
      </div>
      <p className="wrap-anywhere">{words}</p>
      <p className="text-muted wrap-anywhere">{mend}</p>
      {finding.questions && <SkippedQuestions questions={finding.questions} />}
      {clause && <p className="text-xs text-subtle">{clause}</p>}
      <div className="mt-1 flex flex-wrap gap-2 print:hidden">
        {editing && fix && (
          <Button size="compact" look="primary" isBusy={isBusy} busyLabel="Fixing..." onClick={() => void repair()}>
            {finding.fixWords ?? fixWords[fix.kind]}
          </Button>
        )}
        {lineKey !== null && isOnStatement && (
          <Button size="compact" onClick={() => showLine(lineKey)}>
            Go to the line<span className="sr-only">: {label}</span>
          </Button>
        )}
        {editing && code === 'embalming-reason-missing' && (
          <Button size="compact" onClick={() => setIsReasoning(true)}>
            Write the reason<span className="sr-only">: {label}</span>
          </Button>
        )}
        {code === 'embalming-not-approved' && (
          <LinkButton size="compact" to={questionPath({ locationId, caseId }, 'embalmingPermissionAsked')}>
            Open the case details<span className="sr-only">: {label}</span>
          </LinkButton>
        )}
        {code === 'implant-not-asked' && (
          <LinkButton size="compact" to={questionPath({ locationId, caseId }, 'hasImplant')}>
            Open the case details<span className="sr-only">: {label}</span>
          </LinkButton>
        )}
        {code === 'control-missing' && (
          <LinkButton size="compact" to={workPaths.caseContacts({ locationId, caseId })}>
            Open the contacts<span className="sr-only">: {label}</span>
          </LinkButton>
        )}
        {notGiven.includes(code) &&
          (onGiveList ? (
            <Button size="compact" onClick={onGiveList}>
              Give price list<span className="sr-only">: {label}</span>
            </Button>
          ) : (
            <LinkButton size="compact" to={workPaths.arrangementConference({ locationId, caseId })}>
              Give price list<span className="sr-only">: {label}</span>
            </LinkButton>
          ))}
      </div>
      <FormFailure error={failure} />
      {isReasoning && <EmbalmingDialog onClose={() => setIsReasoning(false)} />}
    </li>
  );
};

const countWords = (count: number): string =>
  count === 0 ? 'Problems' : count === 1 ? '1 problem to fix' : `${count} problems to fix`;

type FindingsProps = Pick<FindingProps, 'onGiveList'> & {
  findings: readonly StatementFinding[];
  /** The version that is open for signing, which can't be changed. Missing for what is still being chosen. */
  openVersion?: number | undefined;
};

/** Lists what is wrong with a statement, with its clause and how to fix it. */
export const FindingsPanel = ({ findings, onGiveList, openVersion }: FindingsProps) => {
  const stable = useStableFocus<HTMLDivElement>({ to: 'heading' });
  const list = useRef<HTMLUListElement>(null);
  const ordered = findings.toSorted((one, other) => Number(other.severity === 'must') - Number(one.severity === 'must'));
  const must = findings.filter(({ severity }) => severity === 'must').length;
  return (
    <div {...stable}>
      <Panel title={countWords(must)}>
        {openVersion !== undefined && must > 0 && (
          <p className="mb-3">
            Nobody can sign version {openVersion} until {must === 1 ? 'this is' : 'these are'} fixed. Reopen the contract, make
            the change, and open it again.
          </p>
        )}
        {findings.length === 0 ? (
          <p>No problems found.</p>
        ) : (
          <ul ref={list} className="divide-y divide-border">
            {ordered.map((finding) => (
              <Finding key={finding.id} {...{ finding, onGiveList }} />
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
};
