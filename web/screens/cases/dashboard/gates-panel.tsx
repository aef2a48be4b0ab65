import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleMinus, Eye, type LucideIcon, Users } from 'lucide-react';
import { useState } from 'react';
import type { CaseGates, GateCheckView } from '#shared/contract/case-care.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { When } from '#web/parts/when.tsx';
import { query as search } from '#web/path-parts.ts';
import { messageOf, query } from '#web/session/index.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { SkeletonText } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { Fix } from '../changes/missing-lines.tsx';
import { useCase } from '../use-case.ts';
import { GoOnDialog } from './go-on-dialog.tsx';

const looks: Readonly<Record<GateCheckView['status'], { label: string; tone: Tone; icon: LucideIcon }>> = {
  met: { label: 'In place', tone: 'success', icon: CircleCheck },
  missing: { label: 'Missing', tone: 'danger', icon: CircleAlert },
  'not-needed': { label: 'Not needed', tone: 'neutral', icon: CircleMinus },
  'not-checked': { label: 'Check this yourself', tone: 'warning', icon: Eye },
  overridden: { label: 'Two people go on without it', tone: 'warning', icon: Users },
};

const listWords = new Intl.ListFormat('en-US');

type Gated = CaseGates['gates'][number];

/** Lets two people go on without a line where they may, and says who of them has agreed. */
const GoOn = ({ gate, check }: { gate: Gated; check: GateCheckView }) => {
  const { may } = useCase();
  const [isOpen, setIsOpen] = useState(false);
  const { asked, title } = check;
  if (!check.mayBeOverridden || !may('cases.change')) return null;
  return (
    <div className="grid justify-items-start gap-2 print:hidden">
      {asked && (
        <p className="text-warning">
          {asked.isOwn ? 'You agreed to go on without it.' : `${asked.byName} agreed to go on without it.`} A second person can
          agree until <When at={asked.until} as="momentWords" />.
        </p>
      )}
      {!asked?.isOwn && (
        <Button size="compact" onClick={() => setIsOpen(true)}>
          Go on without it<span className="sr-only">: {title}</span>
        </Button>
      )}
      {isOpen && <GoOnDialog act={gate.act} actWords={gate.words} check={check} onClose={() => setIsOpen(false)} />}
    </div>
  );
};

const Line = ({ gate, check }: { gate: Gated; check: GateCheckView }) => {
  const { title, status, words, source, link } = check;
  const { label, tone, icon } = looks[status];
  const at = useCase();
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
        {link && status !== 'not-needed' && <Fix {...{ link, title, at }} />}
      </p>
      <GoOn gate={gate} check={check} />
    </li>
  );
};

/** Shows one act that can’t be undone with what it needs, line by line. */
const Gate = ({ gate }: { gate: Gated }) => {
  const { words, checks } = gate;
  const missing = checks.filter(({ status }) => status === 'missing').length;
  const unchecked = checks.filter(({ status }) => status === 'not-checked').map(({ title }) => title);
  const isDone = missing === 0 && unchecked.length === 0;
  const count = missing > 0 ? `${missing} missing` : isDone ? 'Nothing is missing' : 'Check this yourself';
  return (
    <Panel title={`What ${words} needs`} aside={<Badge tone={isDone ? 'success' : 'warning'}>{count}</Badge>}>
      {missing === 0 && !isDone && (
        <p className="mb-4 wrap-anywhere">Nothing is missing, but check these yourself: {listWords.format(unchecked)}.</p>
      )}
      <ul aria-label={`What ${words} needs`} className="divide-y divide-border">
        {checks.map((check) => (
          <Line key={check.key} {...{ gate, check }} />
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
  const found = useQuery(query.caseCare.getCaseGates.queryOptions({ input: { id: caseId } }));
  if (found.isPending)
    return (
      <Panel title={TITLE}>
        <SkeletonText lines={6} />
      </Panel>
    );
  if (!found.data)
    return (
      <Panel title={TITLE}>
        <FailedQuery of={found}>{messageOf(found.error)}</FailedQuery>
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
