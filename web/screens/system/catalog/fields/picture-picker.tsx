import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { type FormField, formFields, innerFields } from '#shared/catalog/form-fields.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/choices.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState, FailedPanel, SkeletonText } from '#web/ui/states.tsx';
import { useEveryEntry } from '../../every-entry/use-every-entry.ts';
import { useForm } from './form-context.ts';

/** Returns the pictures of an entry, each with a name to tell it by: the element's own, or the entry's. */
function picturesIn(fields: readonly FormField[], value: unknown, name: string): [path: string, name: string][] {
  return fields.flatMap((field) => {
    const inside = (value as Record<string, unknown> | undefined)?.[field.name];
    if (field.kind === 'picture') return typeof inside === 'string' && inside !== '' ? [[inside, name] as [string, string]] : [];
    if (field.kind !== 'list') return picturesIn(innerFields(field), inside, name);
    const elements = Array.isArray(inside) ? inside : [];
    return elements.flatMap((element: Record<string, unknown>) => {
      const own = [element.name, element.text, element.description].find((each) => typeof each === 'string' && each !== '');
      return picturesIn(field.fields, element, typeof own === 'string' ? own : name);
    });
  });
}

type PicturePickerProps = { chosen: string | undefined; onPick: (path: string) => void; onClose: () => void };

/** Chooses one of the pictures that entries of the same noun have. */
const PicturePicker = ({ chosen, onPick, onClose }: PicturePickerProps) => {
  const { noun } = useForm();
  const found = useEveryEntry(noun);
  const [picked, setPicked] = useState(chosen ?? '');
  const fields = formFields(nouns[noun]);
  const pictures = new Map((found.data ?? []).flatMap(({ entry, name }) => picturesIn(fields, entry, name)));
  const options = [...pictures].map(([path, name]) => ({
    value: path,
    label: (
      <span className="flex items-center gap-3">
        <img
          src={path.replace('{width}', '480')}
          alt=""
          loading="lazy"
          className="h-12 w-16 rounded-chip bg-sunken object-cover"
        />
        {name}
      </span>
    ),
  }));
  return (
    <Dialog
      title="Choose a picture"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" disabled={picked === ''} onClick={() => onPick(picked)}>
            Use picture
          </Button>
        </>
      }
    >
      {found.isPending && <SkeletonText lines={5} />}
      {found.isError && <FailedPanel title="We couldn’t load the pictures." onRetry={() => void found.refetch()} />}
      {found.data && options.length === 0 && <EmptyState icon={ImageOff} title={`No ${nouns[noun].many} have pictures yet.`} />}
      {options.length > 0 && (
        <RadioGroup
          name="picture"
          label="Pictures"
          isLabelHidden
          options={options as never}
          value={picked}
          onChange={setPicked}
        />
      )}
    </Dialog>
  );
};

export default PicturePicker;
