import { ArrowDown, ArrowUp, Group as GroupIcon, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { groupAround, removedWith, removePart, wrapInGroup } from '#shared/logic/drawing/edit-groups.ts';
import { movePart, placeBeyond } from '#shared/logic/drawing/move-part.ts';
import type { RulePath } from '#shared/logic/drawing/rule-source.ts';
import { IconButton } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { controlAttribute, partAttribute, useRuleEditing } from './rule-editing.ts';

const actionClass = 'size-9 pointer-coarse:size-11 aria-disabled:opacity-40 aria-disabled:hover:bg-transparent';

/** Moves a part, puts a group around it, or removes it. */
export const PartActions = ({ path }: { path: RulePath }) => {
  const { text, drawing, change } = useRuleEditing();
  const moveButton = (direction: 'up' | 'down') => {
    const place = placeBeyond(drawing, path, direction);
    const move = () => {
      if (!place) return;
      const moved = movePart(text, path, place);
      change(moved.text, { focus: { path: moved.path, control: direction } });
    };
    return (
      <IconButton
        icon={direction === 'up' ? ArrowUp : ArrowDown}
        label={direction === 'up' ? 'Move up' : 'Move down'}
        aria-disabled={!place}
        onClick={move}
        className={actionClass}
        {...controlAttribute(path, direction)}
      />
    );
  };
  const remove = () => {
    const group = groupAround(drawing, removedWith(drawing, path))?.group;
    change(removePart(text, path), { focus: { path: group?.path ?? [], control: 'add' } });
  };
  const wrap = () => change(wrapInGroup(text, path, 'any'), { focus: { path, control: 'first' } });
  return (
    <div className="flex shrink-0">
      {moveButton('up')}
      {moveButton('down')}
      <IconButton icon={GroupIcon} label="Put in a group" onClick={wrap} className={actionClass} />
      <IconButton icon={Trash2} label="Remove" onClick={remove} className={actionClass} />
    </div>
  );
};

/** Says what is wrong with a part. `id` is what the part is described by. */
export const PartFaults = ({ path, id }: { path: RulePath; id: string }) => {
  const { faultsAt } = useRuleEditing();
  return <FieldError id={id}>{faultsAt(path).join('. ')}</FieldError>;
};

type PartFrameProps = { path: RulePath; label: string; children: ReactNode };

/** Shows one part that isn't a group, with what can be done with it and what is wrong with it. */
export const PartFrame = ({ path, label, children }: PartFrameProps) => {
  const faultId = useId();
  return (
    <fieldset
      aria-label={label}
      aria-describedby={faultId}
      {...partAttribute(path)}
      className="min-w-0 rounded-control border border-border bg-surface p-2 sm:p-3"
    >
      <div className="flex flex-wrap items-start gap-2">
        <div className="flex min-w-0 flex-1 basis-60 flex-wrap items-start gap-2">{children}</div>
        <PartActions path={path} />
      </div>
      <PartFaults path={path} id={faultId} />
    </fieldset>
  );
};
