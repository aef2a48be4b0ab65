import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { goOnAt } from '#web/routing/unsaved.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { workPaths } from '#web/work-paths.ts';
import { areKeysOn } from '#web/workspace/keys/key-switch.ts';
import { isSingleKey, isTextEntry } from '#web/workspace/keys/single-key.ts';
import { useCase } from '../use-case.ts';
import { besides, titleOf } from './conference-steps.ts';
import { goesOn } from './goes-on.ts';
import { useConference } from './use-conference.ts';

/** Goes to the step before or after with the keys `[` and `]`, which save nothing. They work on checkboxes too: what is checked is saved already. */
function useStepKeys(go: { before: string | undefined; after: string | undefined }): void {
  const navigate = useNavigate();
  const { before, after } = go;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!areKeysOn() || !isSingleKey(event, isTextEntry)) return;
      const to = event.key === '[' ? before : event.key === ']' ? after : undefined;
      if (to === undefined) return;
      event.preventDefault();
      goOnAt(to);
      void navigate(to);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [before, after, navigate]);
}

/** Leads to the steps beside the open one. Going on saves the step if it isn't the one in progress yet; going back saves nothing. */
export const StepFoot = () => {
  const at = useCase();
  const navigate = useNavigate();
  const { step, view, mayChange, change } = useConference();
  const { before, after } = besides(step);
  const pathOf = (action: string | undefined) => action && workPaths.arrangementConference({ ...at, action });
  const [back, next] = [pathOf(before), pathOf(after)];
  useStepKeys({ before: back, after: next });
  const isNew = view.version === 0 || view.stepInProgress !== step;
  const goOn = () => {
    if (isNew) change((selection) => selection);
    if (!next) return;
    goOnAt(next);
    void navigate(next);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-border pt-4 print:hidden">
      {back ? (
        <LinkButton size="compact" icon={ArrowLeft} to={back} onClick={goesOn(back)} aria-keyshortcuts="[">
          Back: {titleOf(before!)}
        </LinkButton>
      ) : (
        <span />
      )}
      {after &&
        next &&
        (mayChange ? (
          <Button size="compact" look="primary" icon={ArrowRight} onClick={goOn}>
            Save and go on: {titleOf(after)}
          </Button>
        ) : (
          <LinkButton size="compact" look="primary" icon={ArrowRight} to={next} onClick={goesOn(next)} aria-keyshortcuts="]">
            Next: {titleOf(after)}
          </LinkButton>
        ))}
    </div>
  );
};
