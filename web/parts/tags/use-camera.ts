import { type RefObject, useEffect, useRef, useState } from 'react';
import { tagIdIn } from '#shared/values/tag-code.ts';
import { qrDecoder } from './qr-decoder.ts';

/** How far a camera is: it's starting, it looks, it found a QR code that isn't a tag, or it can't be used, and why. */
export type CameraState = 'starting' | 'looking' | 'other-code' | 'refused' | 'missing' | 'failed';

/** How long to wait between two pictures, so that the phone stays cool. */
const PAUSE_MS = 150;

const stateOf = (error: unknown): CameraState => {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' || name === 'NotSupportedError' ? 'missing' : 'failed';
};

const stop = (stream: MediaStream | null) => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

/** Opens the camera on the back of the phone, or the only one. */
async function openCamera(): Promise<MediaStream> {
  // A page without https, and a browser that has no cameras, have no `mediaDevices`.
  if (!('mediaDevices' in navigator)) throw new DOMException('No camera', 'NotSupportedError');
  return navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } });
}

/** Looks through the camera until it sees a tag, and says which. The camera is off again when the tag is read, and when its part of the screen closes. */
export function useCamera(onTag: (id: string) => void): { video: RefObject<HTMLVideoElement | null>; state: CameraState } {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const latest = useRef(onTag);
  useEffect(() => {
    latest.current = onTag;
  });
  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | null = null;
    const look = async () => {
      stream = await openCamera();
      const picture = video.current;
      if (isOver || !picture) return stop(stream);
      picture.srcObject = stream;
      const [decode] = await Promise.all([qrDecoder(), picture.play()]);
      setState('looking');
      while (!isOver) {
        const texts = await decode(picture);
        const id = texts.map(tagIdIn).find((found) => found !== undefined);
        if (isOver) return;
        if (id !== undefined) return latest.current(id);
        if (texts.length > 0) setState('other-code');
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    };
    void look()
      .catch((error: unknown) => {
        if (!isOver) setState(stateOf(error));
      })
      .finally(() => stop(stream));
    return () => {
      isOver = true;
      stop(stream);
    };
  }, []);
  return { video, state };
}
