import { type LucideIcon, Pencil } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';

type ProfileSectionProps = {
  title: string;
  /** The id that a Getting Started step links to. */
  anchor: string;
  /** What is still missing for a launch, in words and numbers. */
  missing?: string;
  /** Opens the editor; absent while that is open, or if there is a `link` instead. */
  onEdit?: () => void;
  editLabel?: string;
  editIcon?: LucideIcon;
  /** Where it is changed, if that is on a separate screen. */
  link?: ReactNode;
  children: ReactNode;
};

/** Shows a part of the page as families see it, with a way to change it. */
export const ProfileSection = (props: ProfileSectionProps) => {
  const { title, anchor, missing, onEdit, editLabel = 'Edit', editIcon = Pencil, link, children } = props;
  const id = useId();
  const edit = useRef<HTMLButtonElement>(null);
  const { may } = useWorkspace();
  const isEditable = onEdit !== undefined;
  const wasEditable = useRef(isEditable);
  useEffect(() => {
    // The form that replaced the button is closed, so the button gets the focus back.
    if (isEditable && !wasEditable.current) edit.current?.focus();
    wasEditable.current = isEditable;
  }, [isEditable]);
  return (
    <section id={anchor} aria-labelledby={id} className="scroll-mt-6">
      <Card className="p-5 sm:p-6">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id={id} className="text-lg">
              {title}
            </h2>
            {missing && <Badge tone="warning">{missing}</Badge>}
          </div>
          {onEdit && (
            <Button
              ref={edit}
              size="compact"
              icon={editIcon}
              disabled={!may('location.change')}
              aria-label={`${editLabel}: ${title}`}
              onClick={onEdit}
            >
              {editLabel}
            </Button>
          )}
          {link}
        </div>
        {children}
      </Card>
    </section>
  );
};
