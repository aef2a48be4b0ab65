import { classNames } from '#web/ui/class-names.ts';

/** Shows a key as it is on the keyboard. */
export const Key = ({ children, isSmall = false }: { children: string; isSmall?: boolean }) => (
  <kbd
    className={classNames(
      'inline-flex items-center justify-center rounded-chip border border-border-strong bg-sunken font-sans text-text',
      isSmall ? 'min-w-5 px-1 text-xs' : 'min-w-7 px-1.5 py-0.5 text-sm',
    )}
  >
    {children}
  </kbd>
);
