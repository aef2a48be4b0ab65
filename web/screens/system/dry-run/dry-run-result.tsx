import { useQuery } from '@tanstack/react-query';
import { type ComparedName, comparedNames, type DifferenceKind } from '#shared/catalog/dry-run/tally.ts';
import { formFields } from '#shared/catalog/form-fields.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import { placeOf } from '#shared/catalog/place-words.ts';
import type { DryRunResult } from '#shared/contract/system-dry-runs.ts';
import { everyEntryOptions } from '../every-entry/use-every-entry.ts';
import { referredNouns, useNames } from '../every-entry/use-names.ts';
import {
  atLeastWords,
  barWords,
  begunOfChangedWords,
  begunWords,
  besidesWords,
  comparedLabels,
  differentWords,
  foundWords,
  kindLabels,
  verdictLabels,
} from './dry-run-words.ts';
import { count, Row, Table } from './result-table.tsx';

/** What differs is the rightmost of three narrow columns; what couldn't be compared is said under it, if there is any. */
const Counts = ({ compared, counts }: DryRunResult) => (
  <Table caption="Compared" head={['What', 'Compared', 'Different']}>
    {comparedNames.map((name) => {
      const found = [count(counts[name].total), <Found key="found" counts={counts[name]} />];
      return <Row key={name} name={comparedLabels[name]} cells={compared.includes(name) ? found : ['Not affected', '']} />;
    })}
  </Table>
);

const Found = ({ counts }: { counts: DryRunResult['counts'][ComparedName] }) => (
  <>
    {foundWords(counts.different, counts.total)}
    {besidesWords(counts).map((words) => (
      <span key={words} className="block text-xs text-muted">
        {words}
      </span>
    ))}
  </>
);

/** The histogram: a table whose cells have bars, so that nobody needs to see them. */
const Cents = ({ cents }: DryRunResult) => {
  const most = Math.max(...cents);
  if (most === 0) return null;
  return (
    <Table caption="By how much totals change, each for 5 or more" head={['Change', 'Plans']}>
      {cents.map((plans, bar) =>
        plans === 0 ? null : (
          <Row
            key={barWords(bar)}
            name={barWords(bar)}
            cells={[
              <span key="bar" className="flex items-center justify-end gap-2">
                <span
                  aria-hidden
                  className="h-2 rounded-full bg-primary forced-colors:bg-[CanvasText]"
                  style={{ inlineSize: `${Math.max(2, (plans / most) * 96)}px` }}
                />
                {atLeastWords(plans)}
              </span>,
            ]}
          />
        ),
      )}
    </Table>
  );
};

const Kinds = ({ kinds }: DryRunResult) => {
  const found = Object.entries(kinds) as [DifferenceKind, number][];
  if (found.length === 0) return null;
  return (
    <Table caption="Kinds of difference, each of 5 or more" head={['Kind', 'Count']}>
      {found.map(([kind, each]) => (
        <Row key={kind} name={kindLabels[kind]} cells={[atLeastWords(each)]} />
      ))}
    </Table>
  );
};

type ChangedRule = DryRunResult['rules'][number];

/** Names a rule: its entry, and where in it the rule is, in the words of its form. */
const RuleName = ({ noun, id, name, path }: ChangedRule) => {
  const { data = [] } = useQuery(everyEntryOptions(noun));
  const { nameOf } = useNames(referredNouns(noun));
  const entry = data.find((row) => row.entry.id === id)?.entry;
  const steps = path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const { labels } = placeOf(formFields(nouns[noun]), steps, { entries: [entry], nameOf });
  return (
    <>
      {name} <span className="text-xs text-muted">{labels.join(' › ')}</span>
    </>
  );
};

/** Shows what each changed rule came to. */
const ChangedRules = ({ rules }: DryRunResult) =>
  rules.length === 0 ? null : (
    <Table caption="Changed rules" head={['Rule', 'True']}>
      {rules.map(({ verdict, ...rule }) => (
        <Row
          key={`${rule.noun} ${rule.id} ${rule.path}`}
          name={<RuleName {...rule} verdict={verdict} />}
          cells={[verdictLabels[verdict]]}
        />
      ))}
    </Table>
  );

const Examples = ({ examples }: DryRunResult) =>
  examples.length === 0 ? null : (
    <Table caption="Examples, each of 5 or more" head={['Difference', 'Count']}>
      {examples.map(({ words, count: alike }) => (
        <Row key={words} name={words} cells={[atLeastWords(alike)]} />
      ))}
    </Table>
  );

/** Shows what a dry run found: how many differ, how, by how much, what changed rules came to, and examples that name nobody. */
export const DryRunFindings = ({ result, isRunning = false }: { result: DryRunResult; isRunning?: boolean }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
    <p role="status" className="font-semibold">
      {differentWords(result.counts, isRunning)}
    </p>
    <Counts {...result} />
    {[begunWords(result.begun), begunOfChangedWords(result.begunOfChanged)].map(
      (words) =>
        words && (
          <p key={words} className="max-w-measure text-sm">
            {words}
          </p>
        ),
    )}
    <Cents {...result} />
    <Kinds {...result} />
    <ChangedRules {...result} />
    <Examples {...result} />
  </div>
);
