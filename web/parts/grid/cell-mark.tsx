import { classNames } from '#web/ui/class-names.ts';

const markClass = {
  'Not saved': 'bg-warning forced-colors:bg-[CanvasText]',
  Draft: 'border-2 border-info',
} as const;

/** Marks what isn't saved with a dot, and a draft with a ring. */
export const CellMark = ({ of, isInText = false }: { of: keyof typeof markClass; isInText?: boolean }) => (
  <span
    className={classNames('size-2.5 rounded-full', isInText ? 'inline-block' : 'absolute top-1 right-1', markClass[of])}
    {...(isInText ? { 'aria-hidden': true } : { role: 'img', 'aria-label': of })}
  />
);
