import { type ReactNode, useState } from 'react';
import type { PendingSignIn, SecondFactorState } from '#shared/contract/second-factor.ts';
import { Button } from '../../../ui/button.tsx';
import { focusFirstField } from '../../../ui/first-field.ts';
import { toast } from '../../../ui/toast.ts';
import { useContentFocus } from '../../../ui/use-content-focus.ts';
import { RecoveryCodes } from '../two-step/recovery-codes.tsx';
import { TwoStep } from '../two-step/two-step.tsx';
import { type Proof, ProofForm } from './proof-form.tsx';
import type { SecurityCalls } from './security-calls.ts';
import { SecurityState } from './security-state.tsx';

type Asking = 'set-up' | 'codes' | 'off';
type Doing =
  | { kind: 'rest'; opener?: Asking }
  | { kind: 'asking'; what: Asking }
  | { kind: 'setting-up'; pending: PendingSignIn; password: string }
  | { kind: 'codes'; codes: string[] };

const rest: Doing = { kind: 'rest' };

/** Moves the focus, if nothing has it, to the button that opened the last step, or else the first field, or else the beginning. */
const focusStep = (panel: HTMLElement) => {
  if (document.activeElement !== document.body) return;
  const opener = panel.querySelector<HTMLElement>('[data-opener]');
  if (opener) opener.focus();
  else if (!focusFirstField(panel)) panel.focus();
};

/** Shows one step after another, and keeps the focus inside: the button that led to a step disappears with the last one. */
const Steps = ({ step, children }: { step: string; children: ReactNode }) => (
  <div ref={useContentFocus<HTMLDivElement>(step, focusStep)} tabIndex={-1} className="outline-none">
    {children}
  </div>
);

export type TwoStepSettingsProps = { email: string; state: SecondFactorState; calls: SecurityCalls; onChanged: () => void };

/** Shows the current step of the person's two-step sign-in. */
const Step = ({
  email,
  state,
  calls,
  onChanged,
  doing,
  setDoing,
}: TwoStepSettingsProps & { doing: Doing; setDoing: (doing: Doing) => void }) => {
  const isOn = state.turnedOn !== null;
  const buttons: Record<Asking, string> = {
    'set-up': isOn ? 'Set up another app' : 'Turn on two-step sign-in',
    codes: 'Get new recovery codes',
    off: 'Turn off two-step sign-in',
  };
  const opens = (what: Asking) => ({
    onClick: () => setDoing({ kind: 'asking', what }),
    'data-opener': (doing.kind === 'rest' && doing.opener === what) || undefined,
  });
  const done = (words: string) => {
    setDoing(rest);
    onChanged();
    toast(words, { tone: 'success' });
  };
  const sendProof = async (what: Asking, { password, code = '' }: Proof) => {
    if (what === 'set-up') {
      const pending = await calls.begin(code ? { password, code } : { password });
      setDoing({ kind: 'setting-up', pending, password });
    } else if (what === 'codes') {
      setDoing({ kind: 'codes', codes: await calls.renewCodes({ password, code }) });
    } else {
      await calls.turnOff?.({ password, code });
      done('Two-step sign-in is off.');
    }
  };

  if (doing.kind === 'asking')
    return (
      <ProofForm
        email={email}
        needsCode={isOn}
        button={buttons[doing.what]}
        send={(proof) => sendProof(doing.what, proof)}
        onCancel={() => setDoing({ kind: 'rest', opener: doing.what })}
      />
    );
  if (doing.kind === 'setting-up')
    return (
      <TwoStep
        pending={doing.pending}
        email={email}
        password={doing.password}
        door={calls.door}
        backLabel="Cancel"
        onSignedIn={() => done('Two-step sign-in is on. You are signed out everywhere else.')}
        onBack={() => setDoing({ kind: 'rest', opener: 'set-up' })}
      >
        {({ form }) => form}
      </TwoStep>
    );
  if (doing.kind === 'codes')
    return <RecoveryCodes codes={doing.codes} email={email} onDone={() => done('You have new recovery codes.')} />;
  return (
    <div className="grid gap-5">
      <SecurityState state={state} />
      <div className="flex flex-wrap gap-3">
        <Button {...opens('set-up')} look={isOn ? 'secondary' : 'primary'}>
          {buttons['set-up']}
        </Button>
        {isOn && <Button {...opens('codes')}>{buttons.codes}</Button>}
        {isOn && calls.turnOff && state.requiredBy.length === 0 && <Button {...opens('off')}>{buttons.off}</Button>}
      </div>
    </div>
  );
};

/** Lets a person turn on their two-step sign-in, move it to another app, get new recovery codes, or turn it off. */
export const TwoStepSettings = (props: TwoStepSettingsProps) => {
  const [doing, setDoing] = useState<Doing>(rest);
  return (
    <Steps step={doing.kind === 'asking' ? doing.what : doing.kind}>
      <Step {...props} doing={doing} setDoing={setDoing} />
    </Steps>
  );
};
