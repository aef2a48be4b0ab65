import { TriangleAlert } from 'lucide-react';
import { problemOf } from '#web/session/api-problem.ts';
import { Box } from '#web/ui/choices.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { reachWords } from '../../dry-run/dry-run-words.ts';
import type { DryRunGate } from '../../dry-run/use-dry-run-gate.ts';
import { entryPath, partPath, screenOf } from '../noun-screens.ts';
import type { Choice } from './chosen-drafts.ts';

/** Names drafts under a title, each with a link to where it's edited. */
export const NamedDrafts = ({ title, drafts }: { title: string; drafts: Choice['chosen'] }) => (
  <div>
    <h3 className="font-sans text-sm font-semibold">{title}</h3>
    <ul className="mt-1 grid gap-1 text-sm">
      {drafts.map(({ noun, id, name, kind }) => {
        const screen = screenOf(noun);
        return (
          <li key={`${noun} ${id}`} className="wrap-anywhere">
            {screen && kind === 'entry' ? <TextLink to={entryPath(screen, id)}>{name}</TextLink> : name}
          </li>
        );
      })}
    </ul>
  </div>
);

/** Names what to know of drafts before they are published, each with a link to the part that it's about. It keeps nothing from being published. */
export const Warnings = ({ drafts }: { drafts: Choice['chosen'] }) => {
  const all = drafts.flatMap(({ noun, id, name, warnings = [] }) => warnings.map((warning) => ({ noun, id, name, ...warning })));
  if (all.length === 0) return null;
  return (
    <section aria-labelledby="publish-warnings">
      <h3 id="publish-warnings" className="flex items-center gap-2 font-sans text-sm font-semibold">
        <Icon of={TriangleAlert} size={16} className="text-warning" />
        {all.length === 1 ? '1 warning' : `${all.length} warnings`}
      </h3>
      <p className="mt-1 text-sm text-muted">You can publish anyway.</p>
      <ul className="mt-1 grid gap-1 text-sm">
        {all.map(({ noun, id, name, path, message }) => {
          const screen = screenOf(noun);
          const words = `${name}: ${message}`;
          return (
            <li key={`${id} ${path.join('/')}`} className="wrap-anywhere">
              {screen ? <TextLink to={partPath(screen, id, path)}>{words}</TextLink> : words}
            </li>
          );
        })}
      </ul>
    </section>
  );
};

/** Shows what the server found wrong with the whole, entry by entry. */
export const Refusals = ({ error }: { error: unknown }) => {
  const errors = problemOf(error)?.errors ?? [];
  if (errors.length === 0) return null;
  return (
    <ul className="grid list-disc gap-1 pl-5 text-sm text-danger">
      {errors.map(({ field, message }) => (
        <li key={`${field} ${message}`}>{message}</li>
      ))}
    </ul>
  );
};

type OverOpenCasesProps = { isChosen: boolean; onChoose: (isChosen: boolean) => void; run: DryRunGate['run'] };

/** Asks whether triggers apply to open cases, too, or only to what happens from now on. */
export const OverOpenCases = ({ isChosen, onChoose, run }: OverOpenCasesProps) => (
  <Box
    kind="checkbox"
    label="Create these tasks in open cases, too"
    checked={isChosen}
    onChange={({ target }) => onChoose(target.checked)}
    hint={
      <>
        Each open case gets the tasks that it would have if these triggers had applied from its start, as far back as we keep what
        happened (400 days). Tasks that exist stay as they are. Unless you check this, only what happens from now on creates
        tasks.{run?.state === 'done' && ` ${reachWords(run.result)}`}
      </>
    }
  />
);
