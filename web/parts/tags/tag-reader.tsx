import { Keyboard, ScanQrCode } from 'lucide-react';
import { useState } from 'react';
import type { ReadTag } from '#shared/contract/tags-views.ts';
import { readTagCode } from '#shared/values/tag-code.ts';
import { Button } from '#web/ui/button.tsx';
import { focusOpened } from '#web/ui/first-field.ts';
import { onEnterInField } from '#web/ui/on-enter-in-field.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { type CameraState, useCamera } from './use-camera.ts';

export type TagReaderProps = {
  /** What reading does, such as 'Bind this tag', for the button of the typed code. */
  action: string;
  isBusy: boolean;
  onRead: (read: ReadTag) => void;
};

const cameraWords: Readonly<Record<CameraState, string>> = {
  starting: 'Starting the camera...',
  looking: 'Point the camera at the square on the tag.',
  'other-code': 'That isn’t one of our tags. Point the camera at the square on the tag.',
  refused: 'The camera isn’t allowed. Allow it in your browser’s settings for this site, or type the code.',
  missing: 'This device has no camera that we can use. Type the code instead.',
  failed: 'The camera couldn’t be started. Another app may be using it. Type the code, or try again.',
};

const Camera = ({ onTag }: { onTag: (id: string) => void }) => {
  const { video, state } = useCamera(onTag);
  const isOn = state === 'looking' || state === 'other-code';
  return (
    <div className="grid gap-2">
      <video
        ref={video}
        muted
        playsInline
        hidden={!isOn}
        aria-label="What the camera sees"
        className="aspect-video w-full max-w-md rounded-card bg-sunken object-cover"
      />
      <p role="status" className="max-w-measure text-muted">
        {cameraWords[state]}
      </p>
    </div>
  );
};

/** Isn’t a form: the reader is also inside one, and a browser that sends a form inside another leaves the page. */
const TypedCode = ({ action, isBusy, onRead }: TagReaderProps) => {
  const [code, setCode] = useState('');
  const [why, setWhy] = useState('');
  const [errors, setErrors] = useState<{ code?: string; why?: string }>({});
  const send = () => {
    const read = readTagCode(code);
    const wrong = {
      ...('fault' in read ? { code: read.fault } : {}),
      ...(why.trim() === '' ? { why: 'Say why the tag couldn’t be scanned.' } : {}),
    };
    setErrors(wrong);
    if ('fault' in read || wrong.why || isBusy) return;
    onRead({ tag: read.code, how: 'tag-typed', whyTyped: why });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in one of its fields does what its button does
    <div ref={focusOpened} className="grid max-w-md gap-4" onKeyDown={onEnterInField(send)}>
      <TextField
        label="Code beside the square"
        hint="8 letters and digits. There is no letter O, I, L, or U."
        error={errors.code}
        value={code}
        maxLength={20}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setCode(event.target.value)}
      />
      <TextField
        label="Why couldn’t you scan it?"
        error={errors.why}
        value={why}
        maxLength={200}
        onChange={(event) => setWhy(event.target.value)}
      />
      <div>
        <Button look="primary" isBusy={isBusy} busyLabel="Checking..." onClick={send}>
          {action}
        </Button>
      </div>
    </div>
  );
};

/** Reads a tag: with the camera, or by its code, which takes a reason. The camera is on only once somebody asks for it. */
export const TagReader = ({ action, isBusy, onRead }: TagReaderProps) => {
  const [way, setWay] = useState<'camera' | 'typed' | null>(null);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        <Button icon={ScanQrCode} look={way === null ? 'primary' : 'secondary'} isBusy={isBusy} onClick={() => setWay('camera')}>
          Scan the tag
        </Button>
        <Button icon={Keyboard} aria-expanded={way === 'typed'} onClick={() => setWay('typed')}>
          Type the code
        </Button>
      </div>
      {way === 'camera' && (
        <Camera
          onTag={(tag) => {
            setWay(null);
            onRead({ tag, how: 'tag-scanned', whyTyped: '' });
          }}
        />
      )}
      {way === 'typed' && <TypedCode {...{ action, isBusy, onRead }} />}
    </div>
  );
};
