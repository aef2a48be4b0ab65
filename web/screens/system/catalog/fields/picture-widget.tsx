import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { UploadPicture } from '../bulk/upload-picture.tsx';
import type { FieldWidgetProps } from '../field-widget.ts';
import { wordsOf } from './faults-at.ts';
import { FieldGroup } from './field-group.tsx';

const PicturePicker = lazyPart(() => import('./picture-picker.tsx'), 'The pictures');

/** Shows a picture, and chooses another one of the pictures that the catalog has. */
export const PictureWidget = ({ field, value, onChange, faults, isReadOnly }: FieldWidgetProps) => {
  const [isChoosing, setIsChoosing] = useState(false);
  const path = typeof value === 'string' && value !== '' ? value : undefined;
  return (
    <FieldGroup label={field.label} hint={field.hint} isOptional={field.isOptional} error={wordsOf(faults, true)}>
      <div className="flex flex-wrap items-end gap-3">
        <Picture path={path} alt={path ? field.label : ''} sizes="160px" ratio="4 / 3" className="w-40 rounded-control" />
        {!isReadOnly && (
          <div className="flex flex-wrap gap-2">
            <UploadPicture field={field.path} onUploaded={onChange} />
            <Button size="compact" onClick={() => setIsChoosing(true)}>
              {path ? 'Change picture' : 'Choose picture'}
            </Button>
            {path && (
              <Button size="compact" look="quiet" onClick={() => onChange(field.isOptional ? undefined : '')}>
                Remove picture
              </Button>
            )}
          </div>
        )}
      </div>
      {isChoosing && (
        <PicturePicker
          chosen={path}
          onClose={() => setIsChoosing(false)}
          onPick={(picked) => {
            onChange(picked);
            setIsChoosing(false);
          }}
        />
      )}
    </FieldGroup>
  );
};
