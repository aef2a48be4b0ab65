import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { type Difference, TwoVersions } from '../ui/two-versions.tsx';
import { FormFailure } from './form-failure.tsx';

/** The labels of the two versions and of the button that keeps yours. */
type StaleWords = { mine: string; theirs: string; keep: string };

const typed: StaleWords = { mine: 'What you typed', theirs: 'What is saved', keep: 'Keep what I typed' };

export type StaleChoiceProps = {
  /** The conflict. Each new one is read out. */
  conflict: object;
  title: string;
  level?: 2 | 3;
  differences: readonly Difference[];
  words?: StaleWords;
  onKeepMine: () => Promise<void>;
  onTakeSaved: () => void;
};

/** Moves the focus to each new conflict, and back to where someone typed once it is settled, unless it is elsewhere by then. */
function useFocusMeanwhile(box: RefObject<HTMLElement | null>, conflict: object): void {
  const before = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new conflict takes the focus
  useEffect(() => {
    const focused = document.activeElement;
    if (!box.current?.contains(focused)) before.current = focused;
    box.current?.focus();
  }, [conflict]);
  useEffect(
    () => () =>
      void requestAnimationFrame(() => {
        const typedIn = before.current;
        if (document.activeElement !== document.body || !(typedIn instanceof HTMLElement) || !typedIn.isConnected) return;
        typedIn.focus();
      }),
    [],
  );
}

/** Shows what was typed here and what someone else saved meanwhile, side by side, and lets the person choose. Nothing is lost before that. */
export const StaleChoice = ({
  conflict,
  title,
  level = 3,
  differences,
  words = typed,
  onKeepMine,
  onTakeSaved,
}: StaleChoiceProps) => {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  useFocusMeanwhile(box, conflict);
  const keep = async () => {
    setIsBusy(true);
    setFailure(null);
    await onKeepMine().catch(setFailure);
    setIsBusy(false);
  };
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="rounded-control border border-warning bg-warning-soft p-4 sm:p-5"
    >
      <Heading id={titleId} className="text-base font-semibold text-warning">
        {title}
      </Heading>
      <p className="mt-1 text-sm">Your changes aren’t saved yet. Which version do you want to keep?</p>
      <TwoVersions className="mt-4" differences={differences} mine={words.mine} theirs={words.theirs} />
      <div className="mt-4 grid gap-3">
        <FormFailure error={failure} />
        <div className="flex flex-wrap gap-3">
          <Button look="primary" isBusy={isBusy} busyLabel="Saving..." onClick={() => void keep()}>
            {words.keep}
          </Button>
          <Button onClick={onTakeSaved}>Use the saved version</Button>
        </div>
      </div>
    </section>
  );
};
