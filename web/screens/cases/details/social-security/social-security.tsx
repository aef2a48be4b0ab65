import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { maskSocialSecurityNumber } from '#shared/values/social-security-number.ts';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/workspace/panel.tsx';
import { useCase } from '../../use-case.ts';
import { RevealDialog } from './reveal-dialog.tsx';
import { SaveNumberDialog } from './save-number-dialog.tsx';
import { useShownNumber } from './use-shown-number.ts';

const Masked = ({ lastFour }: { lastFour: string }) => (
  <>
    <span aria-hidden="true">{maskSocialSecurityNumber({ lastFour })}</span>
    <span className="sr-only">Ends in {lastFour}</span>
  </>
);

/** The decedent's Social Security number: masked, and shown whole for a moment to those who may, which the case records. */
export const SocialSecurity = () => {
  const { dashboard, may } = useCase();
  const { socialSecurityLastFour: lastFour } = dashboard.decedent;
  const { number, show, hide } = useShownNumber();
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
