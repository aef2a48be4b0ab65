import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleMinus, Eye, type LucideIcon } from 'lucide-react';
import type { CaseGates, GateCheckView } from '#shared/contract/case-care.ts';
import { query as search } from '#web/path-parts.ts';
import { messageOf, query } from '#web/session/index.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { FailedPanel, SkeletonText } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { useCase } from '../use-case.ts';

const looks: Readonly<Record<GateCheckView['status'], { label: string; tone: Tone; icon: LucideIcon }>> = {
  met: { label: 'In place', tone: 'success', icon: CircleCheck },
  missing: { label: 'Missing', tone: 'danger', icon: CircleAlert },
  'not-needed': { label: 'Not needed', tone: 'neutral', icon: CircleMinus },
  'not-checked': { label: 'Check this yourself', tone: 'warning', icon: Eye },
};

/** Leads to where a line is put right: a question of the case, or a document. */
const Fix = ({ link, title }: { link: NonNullable<GateCheckView['link']>; title: string }) => {
  const at = useCase();
  const { page, question, documentId } = link;
  const ofTitle = <span className="sr-only"> for {title}</span>;
  if (page === 'personal-effects')
    return (
      <TextLink to={workPaths.personalEffects(at)} className="print:hidden">
        Open personal effects{ofTitle}
      </TextLink>
    );
  const documents = documentId ? workPaths.caseDocument({ ...at, documentId }) : workPaths.caseDocuments(at);
  const to = page === 'documents' ? documents : `${workPaths.caseDetails(at)}${search({ action: question })}`;
  const words = page === 'documents' ? (documentId ? 'Open the document' : 'Open documents') : 'Open details';
  return (
    <TextLink to={to} className="print:hidden">
      {words}
      {ofTitle}
    </TextLink>
  );
};

const Line = ({ check: { title, status, words, source, link } }: { check: GateCheckView }) => {
  const { label, tone, icon } = looks[status];
  return (
    <li className="grid gap-1 py-3 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-semibold">{title}</span>
        <Badge tone={tone} icon={icon}>
          {label}
        </Badge>
      </p>
      <p className="wrap-anywhere">{words}</p>
      <p className="flex flex-wrap gap-x-4 text-xs text-muted">
        <span>{source}</span>
        {link && status !== 'not-needed' && <Fix link={link} title={title} />}
      </p>
    </li>
  );
};

/** Shows one act that can’t be undone with what it needs, line by line. */
const Gate = ({ gate: { words, checks } }: { gate: CaseGates['gates'][number] }) => {
  const missing = checks.filter(({ status }) => status === 'missing').length;
  const count = missing === 0 ? 'Nothing is missing' : `${missing} missing`;
  return (
    <Panel title={`What ${words} needs`} aside={<Badge tone={missing === 0 ? 'success' : 'warning'}>{count}</Badge>}>
      <ul aria-label={`What ${words} needs`} className="divide-y divide-border">
        {checks.map((check) => (
          <Line key={check.key} check={check} />
        ))}
      </ul>
    </Panel>
  );
};

const TITLE = 'What the disposition needs';

/** Says that the list follows from the disposition, which isn’t chosen yet. */
const Undecided = () => (
  <Panel title={TITLE}>
    <p className="text-muted">
      Once the disposition is chosen, this lists what has to be in place for it.{' '}
      <TextLink to={`${workPaths.caseDetails(useCase())}${search({ action: 'dispositionType' })}`} className="print:hidden">
        Choose the disposition
      </TextLink>
    </p>
  </Panel>
);

const Gates = () => {
  const { caseId, row } = useCase();
  const found = useQuery(query.cases.getCaseGates.queryOptions({ input: { id: caseId } }));
  if (found.isPending)
    return (
      <Panel title={TITLE}>
        <SkeletonText lines={6} />
      </Panel>
    );
  if (!found.data)
    return (
      <Panel title={TITLE}>
        <FailedPanel onRetry={() => void found.refetch()} isRetrying={found.isRefetching}>
          {messageOf(found.error)}
        </FailedPanel>
      </Panel>
    );
  return (
    <>
      {found.data.gates.map((gate) => (
        <Gate key={gate.act} gate={gate} />
      ))}
      {!row.dispositionType && <Undecided />}
    </>
  );
};

/** Shows what has to be in place before something that can’t be undone happens to the person who died, while the case is open. */
export const GatesPanel = () => {
  const { row, may } = useCase();
  const isOpen = row.status === 'active' || row.status === 'lead';
  return row.type === 'at-need' && isOpen && may('case-files.read') ? <Gates /> : null;
};
