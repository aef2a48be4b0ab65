import { type FormEvent, useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { examplePages, readPages } from './placed-parts.ts';

type CopyDialogProps = { pageCount: number; hasRadio: boolean; onCopy: (pages: readonly number[]) => void; onClose: () => void };

/** Asks for the pages on which fields get the same places. */
export const CopyDialog = ({ pageCount, hasRadio, onCopy, onClose }: CopyDialogProps) => {
  const id = useId();
  const [text, setText] = useState(pageCount === 1 ? '1' : `1-${pageCount}`);
  const [wasTried, setWasTried] = useState(false);
  const pages = readPages(text, pageCount);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (!pages) return;
    onCopy(pages);
    onClose();
  };
  return (
    <Dialog
      title="Copy to pages"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={id}>
            Copy
          </Button>
        </>
      }
    >
      <form
        id={id}
        onSubmit={submit}
        // In React, the form of the template is around this one: there, Enter saves the draft.
        onKeyDown={(event) => event.key === 'Enter' && event.stopPropagation()}
        noValidate
        className="grid gap-3"
      >
        <p className="text-sm">The same fields are filled in there, too.</p>
        {hasRadio && <p className="text-sm">Radio buttons stay on their page: they have one place for each option.</p>}
        <TextField
          label="Pages"
          hint={`Such as ${examplePages(pageCount)}. The PDF has ${pageCount}.`}
          error={wasTried && !pages ? `Enter pages from 1 to ${pageCount}, like ${examplePages(pageCount)}.` : undefined}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </form>
    </Dialog>
  );
};
