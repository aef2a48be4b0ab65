import { ArrowLeft, ArrowRight, GripVertical, Image as ImageIcon, Pencil, Search, Stamp, Trash2 } from 'lucide-react';
import type { LocationImage } from '#shared/contract/location-images.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Menu } from '#web/ui/menu.tsx';
import type { MenuItem } from '#web/ui/menu-popover.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { BusyRing } from '#web/ui/spinner.tsx';
import { type PhotoRole, photoName, rolesOf } from './photo-words.ts';

export type PhotoTileProps = {
  photo: LocationImage;
  index: number;
  count: number;
  isBusy: boolean;
  /** False for read-only access. */
  mayChange: boolean;
  onRole: (role: PhotoRole) => void;
  onRemove: () => void;
  onDescribe: () => void;
  onMove: (to: number) => void;
};

type ToolProps = { id?: string; icon: typeof Pencil; label: string; isOff: boolean; onPress: () => void };

/** Shows a small button of a tile. When off, it stays in the tab order, so that the focus isn't lost at the first or last position. */
const Tool = ({ icon, label, isOff, onPress, id }: ToolProps) => (
  <button
    id={id}
    type="button"
    aria-label={label}
    title={label}
    aria-disabled={isOff || undefined}
    onClick={() => isOff || onPress()}
    className="inline-flex size-9 items-center justify-center rounded-control text-muted transition-colors duration-(--hover) hover:bg-sunken hover:text-text aria-disabled:opacity-40 pointer-coarse:size-11"
  >
    <Icon of={icon} size={18} />
  </button>
);

/** Returns the menu of a photo: its roles, each disabled for the photo that has it, and removal (docs/decisions.md, Profile). */
const menuItems = ({ photo, isBusy, mayChange, onRole, onRemove }: PhotoTileProps): MenuItem[] => {
  const isOff = isBusy || !mayChange;
  return [
    { key: 'cover', label: 'Make Cover', icon: ImageIcon, isDisabled: isOff || photo.isCover, onAction: () => onRole('cover') },
    { key: 'logo', label: 'Make Logo', icon: Stamp, isDisabled: isOff || photo.isLogo, onAction: () => onRole('logo') },
    {
      key: 'default',
      label: 'Use as Search Result image',
      icon: Search,
      isDisabled: isOff || photo.isDefault,
      onAction: () => onRole('default'),
    },
    { key: 'remove', label: 'Remove Photo', icon: Trash2, tone: 'danger', isDisabled: isOff, onAction: onRemove },
  ];
};

/** Shows a photo of the home. Pressing it opens its menu; below it are its description and buttons that move it without dragging. */
export const PhotoTile = (props: PhotoTileProps) => {
  const { photo, index, count, isBusy, mayChange, onDescribe, onMove } = props;
  const isOff = isBusy || !mayChange;
  const place = `photo ${index + 1}`;
  return (
    <>
      <div className="relative" aria-busy={isBusy || undefined}>
        <Menu
          label={photoName(photo, index)}
          isLabelHidden
          items={menuItems(props)}
          className="block w-full overflow-hidden focus-visible:outline-offset-2"
        >
          <Picture path={photo.path} alt="" sizes="14rem" className={classNames(isBusy && 'opacity-50')} />
        </Menu>
        <span className="pointer-events-none absolute top-2 left-2 flex flex-wrap gap-1" aria-hidden="true">
          {rolesOf(photo).map((role) => (
            <Badge key={role} tone="primary" className="shadow-1">
              {role}
            </Badge>
          ))}
        </span>
        {isBusy && (
          <span className="pointer-events-none absolute inset-0 flex items-center justify-center text-primary">
            <BusyRing size={28} />
          </span>
        )}
      </div>
      <p className={classNames('mt-1.5 line-clamp-2 text-sm', !photo.description && 'text-muted')} title={photo.description}>
        {photo.description || 'No description yet'}
      </p>
      <div className="-ml-1.5 flex items-center">
        <span className={classNames('text-subtle max-md:hidden', mayChange ? 'cursor-grab' : 'opacity-40')} aria-hidden="true">
          <Icon of={GripVertical} size={18} />
        </span>
        <Tool
          id={`earlier-${photo.id}`}
          icon={ArrowLeft}
          label={`Move ${place} earlier`}
          isOff={isOff || index === 0}
          onPress={() => onMove(index - 1)}
        />
        <Tool
          id={`later-${photo.id}`}
          icon={ArrowRight}
          label={`Move ${place} later`}
          isOff={isOff || index === count - 1}
          onPress={() => onMove(index + 1)}
        />
        <span className="flex-1" />
        <Tool icon={Pencil} label={`Describe ${place}`} isOff={isOff} onPress={onDescribe} />
      </div>
    </>
  );
};
