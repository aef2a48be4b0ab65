import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { maskSocialSecurityNumber } from '#shared/values/social-security-number.ts';
import { api, problemOf, useIdempotencyKey } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { useCase, useCaseChanged } from '../../use-case.ts';
import { RevealDialog } from './reveal-dialog.tsx';
import { TypeNumberDialog } from './type-number-dialog.tsx';

/** Limits how long a whole number stays on the screen (docs/decisions.md, Social Security numbers). */
const SHOWN_MS = 30_000;

/**
 * Keeps a whole Social Security number only in this component's memory: no query cache, no storage. It is dropped after 30 seconds, when the window
 * loses the focus or is hidden, and with the screen.
 */
const useRevealedNumber = () => {
  const [number, show] = useState<string | null>(null);
  useEffect(() => {
    if (number === null) return;
    const hide = () => show(null);
    const timer = setTimeout(hide, SHOWN_MS);
    const targets = [
      [window, 'blur'],
      [window, 'pagehide'],
      [document, 'visibilitychange'],
    ] as const;
    for (const [target, event] of targets) target.addEventListener(event, hide);
    return () => {
      clearTimeout(timer);
      for (const [target, event] of targets) target.removeEventListener(event, hide);
    };
  }, [number]);
  return { number, show, hide: () => show(null) };
};

/** Saves a number over the one that the screen shows, or removes it if the box is left empty. */
const SaveNumberDialog = ({ lastFour, onClose }: { lastFour: string | null; onClose: () => void }) => {
  const { caseId } = useCase();
  const { refresh, answered } = useCaseChanged();
  const keyFor = useIdempotencyKey();
  const save = async (number: string | null) => {
    const expected = lastFour === null ? {} : { socialSecurityNumber: lastFour };
    const input = { id: caseId, changes: { socialSecurityNumber: number }, expected };
    try {
      await api.caseDetails.saveDecedent(input, { context: { idempotencyKey: keyFor(input) } });
    } catch (error) {
      if (problemOf(error)?.code === 'stale') await refresh();
      throw error;
    }
    answered();
    await refresh();
    toast(number === null ? 'Social Security number removed.' : 'Social Security number saved.', { tone: 'success' });
  };
  return (
    <TypeNumberDialog
      title={lastFour === null ? 'Add the Social Security number' : 'Change the Social Security number'}
      hint={
        lastFour === null
          ? 'Nine digits. It’s encrypted, and screens show only the last four.'
          : `Replaces the number ending in ${lastFour}. Leave this empty to remove it.`
      }
      field="changes.socialSecurityNumber"
      mayRemove={lastFour !== null}
      onSave={save}
      onClose={onClose}
    />
  );
};

const Masked = ({ lastFour }: { lastFour: string }) => (
  <>
    <span aria-hidden="true">{maskSocialSecurityNumber({ lastFour })}</span>
    <span className="sr-only">Ends in {lastFour}</span>
  </>
);

/** Shows the decedent's Social Security number: masked, and in full for a moment to people who may see it, which the case records. */
export const SocialSecurity = () => {
  const { dashboard, may } = useCase();
  const { socialSecurityLastFour: lastFour } = dashboard.decedent;
  const { number, show, hide } = useRevealedNumber();
  const [open, setOpen] = useState<'reveal' | 'save' | null>(null);
  const close = () => setOpen(null);
  return (
    <Panel title="Social Security number">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p aria-live="polite" className="text-lg tabular-nums" data-number={number === null ? 'masked' : 'whole'}>
          {number ??
            (lastFour === null ? <span className="text-base text-muted">Not known yet</span> : <Masked lastFour={lastFour} />)}
        </p>
        <div className="flex flex-wrap gap-3">
          {lastFour !== null && may('social-security.reveal') && (
            <Button
              size="compact"
              icon={number === null ? Eye : EyeOff}
              onClick={() => (number === null ? setOpen('reveal') : hide())}
            >
              {number === null ? 'Show' : 'Hide'}
              <span className="sr-only"> the Social Security number</span>
            </Button>
          )}
          {may('cases.change') && (
            <Button size="compact" onClick={() => setOpen('save')}>
              {lastFour === null ? 'Add' : 'Change'}
              <span className="sr-only"> the Social Security number</span>
            </Button>
          )}
        </div>
      </div>
      {open === 'reveal' && <RevealDialog onShown={show} onClose={close} />}
      {open === 'save' && <SaveNumberDialog lastFour={lastFour} onClose={close} />}
    </Panel>
  );
};
