import { Check, ImageOff } from 'lucide-react';
import { useState } from 'react';
import { OPTION_IMAGE_PIXELS, type OptionSize } from '#shared/model/enumerations/question.ts';
import type { OptionView } from '#shared/questions/question-lists.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';

/** Shows a drawing at 100 or 200 px. For a photo, the smallest stored width is enough, even on a high-resolution screen. */
const OptionPicture = ({ path, size }: { path: string | undefined; size: OptionSize }) => {
  const pixels = OPTION_IMAGE_PIXELS[size];
  const [failedPath, setFailedPath] = useState<string>();
  return (
    <span
      className="relative flex items-center justify-center overflow-hidden rounded-chip bg-sunken text-subtle"
      style={{ width: pixels, height: pixels }}
    >
      {path && path !== failedPath ? (
        <img
          src={path.replace('{width}', '480')}
          alt=""
          width={pixels}
          height={pixels}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
          onError={() => setFailedPath(path)}
        />
      ) : (
        <Icon of={ImageOff} size={size === 'large' ? 36 : 24} />
      )}
    </span>
  );
};

export type OptionCardProps = {
  option: OptionView;
  size: OptionSize;
  kind: 'radio' | 'checkbox';
  name: string;
  isChecked: boolean;
  isRequired: boolean;
  isInvalid: boolean;
  onChange: (isOn: boolean) => void;
};

/** Shows a picture with its text. The whole card is the target, with the focus ring around it. */
export const OptionCard = ({ option, size, kind, name, isChecked, isRequired, isInvalid, onChange }: OptionCardProps) => (
  <label
    className={classNames(
      'relative flex shrink-0 snap-start cursor-pointer flex-col gap-2 rounded-card border p-3 transition-colors duration-(--hover)',
      'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:text-muted',
      isChecked
        ? 'border-primary bg-primary-soft shadow-[inset_0_0_0_1px_var(--primary)]'
        : isInvalid
          ? 'border-danger bg-surface'
          : 'border-border-strong bg-surface not-has-disabled:hover:border-text has-disabled:border-border has-disabled:bg-sunken',
    )}
  >
    <input
      type={kind}
      name={name}
      value={option.id}
      checked={isChecked}
      required={kind === 'radio' && isRequired}
      aria-invalid={isInvalid || undefined}
      disabled={option.disabled}
      onChange={(event) => onChange(event.target.checked)}
      className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0 forced-colors:static forced-colors:size-5 forced-colors:appearance-auto forced-colors:opacity-100"
    />
    <OptionPicture path={option.image} size={size} />
    <span className="block leading-snug" style={{ width: OPTION_IMAGE_PIXELS[size] }}>
      <span className="block text-sm font-semibold">{option.text}</span>
      {option.description && <span className="mt-0.5 block text-xs text-muted">{option.description}</span>}
    </span>
    {isChecked && (
      <span className="absolute top-2 right-2 flex size-7 items-center justify-center rounded-full bg-primary text-on-primary shadow-2 print:border print:bg-surface print:text-text">
        <Icon of={Check} size={18} />
      </span>
    )}
  </label>
);
