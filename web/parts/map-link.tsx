import { OutsideLink } from '#web/ui/text-link.tsx';

/** Shows a place as a way to it on a map, in a new tab, which on phones opens the map app. */
export const MapLink = ({ place }: { place: string }) => (
  <OutsideLink
    href={`https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`}
    className="break-words"
  >
    {place}
    <span className="sr-only">, on a map in a new tab</span>
  </OutsideLink>
);
