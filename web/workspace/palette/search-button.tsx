import { Search } from 'lucide-react';
import { Icon } from '#web/ui/icon.tsx';
import { showDeskDialog } from '../keys/desk-dialog.ts';
import { Key } from '../keys/key.tsx';
import { searchKeyWords } from '../keys/search-key-words.ts';

/** Opens the search: looks like its box, and on a phone is an icon. Its code loads before it is opened; a failure shows when it is. */
export const SearchButton = ({ load }: { load: () => Promise<unknown> }) => {
  const preload = () => void load().catch(() => undefined);
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => showDeskDialog('search')}
      onPointerEnter={preload}
      onFocus={preload}
      className="inline-flex size-11 items-center justify-center gap-2 rounded-control text-muted transition-colors duration-(--hover) hover:bg-sunken hover:text-text md:h-9 md:w-64 md:justify-start md:border md:border-border-strong md:bg-surface md:px-3 md:text-sm lg:w-80"
    >
      <Icon of={Search} size={18} />
      <span className="max-md:sr-only md:flex-1 md:text-left">Search</span>
      <span aria-hidden="true" className="hidden gap-1 md:flex pointer-coarse:hidden">
        {searchKeyWords().map((key) => (
          <Key key={key} isSmall>
            {key}
          </Key>
        ))}
      </span>
    </button>
  );
};
