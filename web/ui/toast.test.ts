import { expect, it } from 'vitest';
import { drawToastsWith, toast } from './toast.ts';

it('takes a toast away, whether it is drawn or still waits', () => {
  const texts: string[] = [];
  const draw = ({ text }: { text: string }) => {
    texts.push(text);
    return () => void texts.splice(texts.indexOf(text), 1);
  };
  toast('Waits and is withdrawn')();
  const endWaiting = toast('Waits');
  const stop = drawToastsWith(draw);
  const endDrawn = toast('Drawn');
  toast('Remains');
  expect(texts).toEqual(['Waits', 'Drawn', 'Remains']);
  endWaiting();
  endDrawn();
  expect(texts).toEqual(['Remains']);
  stop();
});
