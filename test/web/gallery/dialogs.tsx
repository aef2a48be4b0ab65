import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { Section } from './section.tsx';

type AskingProps = { title: string; onClose: () => void; onSave?: () => void };

const Asking = ({ title, onClose, onSave = onClose }: AskingProps) => (
  <Dialog
    title={title}
    isOpen
    onClose={onClose}
    actions={
      <>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" onClick={onSave}>
          Save
        </Button>
      </>
    }
  >
    <TextField label="Reason" />
  </Dialog>
);

/** A part of a screen that unmounts when its own question is answered, soon after the dialog closes. */
const Leaving = () => {
  const [isAsking, setIsAsking] = useState(false);
  const [isThere, setIsThere] = useState(true);
  const leave = () => {
    setIsAsking(false);
    setTimeout(() => setIsThere(false), 300);
  };
  return (
    <Section title="Two-step sign-in of a member">
      {isThere && <Button onClick={() => setIsAsking(true)}>Reset for a member</Button>}
      {isAsking && <Asking title="Reset it?" onClose={() => setIsAsking(false)} onSave={leave} />}
    </Section>
  );
};

export const Dialogs = () => {
  const [isAsking, setIsAsking] = useState(false);
  const [isOn, setIsOn] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const turn = () => {
    setIsBusy(true);
    setTimeout(() => {
      setIsOn((was) => !was);
      setIsBusy(false);
    }, 100);
  };
  return (
    <>
      <Section title="Dialogs">
        <Button onClick={() => setIsAsking(true)}>Give a reason</Button>
        {isAsking && <Asking title="Why?" onClose={() => setIsAsking(false)} />}
        <Switch label="Save slowly" isOn={isOn} isBusy={isBusy} onChange={turn} />
      </Section>
      <Leaving />
    </>
  );
};
