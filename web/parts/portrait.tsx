import { classNames } from '../ui/class-names.ts';
import { Picture } from '../ui/picture.tsx';

const initials = (fullName: string): string =>
  fullName
    .split(/\s+/)
    .map((word) => Array.from(word)[0] ?? '')
    .filter((_letter, index, all) => index === 0 || index === all.length - 1)
    .join('')
    .toUpperCase();

const sizes = { large: ['4rem', 'size-16 text-lg'], small: ['2.75rem', 'size-11 text-sm'] } as const;

/** Shows the picture of one of a home's people, or their initials. Neither is read out, because the name is beside it. */
export const Portrait = ({
  fullName,
  path,
  size = 'large',
}: {
  fullName: string;
  path: string | null;
  size?: keyof typeof sizes;
}) => {
  const [width, box] = sizes[size];
  if (path) return <Picture path={path} alt="" ratio="1" sizes={width} className={classNames('shrink-0 rounded-full', box)} />;
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-flex shrink-0 items-center justify-center rounded-full bg-primary-soft font-serif font-semibold text-primary',
        box,
      )}
    >
      {initials(fullName)}
    </span>
  );
};
