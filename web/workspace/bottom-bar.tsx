import { Rows2, Rows4, SunMoon } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { chooseTheme, isDarkNow, useTheme } from '#web/theme.ts';
import { PhoneBar } from './phone-bar.tsx';
import { type Section, sectionAt, sectionsFor } from './sections.ts';
import { useDisplay } from './use-display.ts';
import { useWorkspace } from './use-workspace.ts';

/** How the workspace looks: in the bar at the top there is no room for it on a phone. */
const useLooks = () => {
  const { density, change } = useDisplay();
  useTheme();
  const isCompact = density === 'compact';
  const isDark = isDarkNow();
  return [
    {
      key: 'density',
      label: isCompact ? 'Use comfortable rows' : 'Use compact rows',
      icon: isCompact ? Rows2 : Rows4,
      onAction: () => void change({ density: isCompact ? 'comfortable' : 'compact' }),
    },
    {
      key: 'theme',
      label: isDark ? 'Use light theme' : 'Use dark theme',
      icon: SunMoon,
      onAction: () => chooseTheme(isDark ? 'light' : 'dark'),
    },
  ];
};

/** The parts of a home's workspace on a phone: a day's work, and a menu with the others and with how it looks. */
export const BottomBar = () => {
  const { locationId, who } = useWorkspace();
  const { pathname } = useLocation();
  const looks = useLooks();
  const sections = sectionsFor(who);
  const linksOf = (wanted: Section['group']) =>
    sections
      .filter(({ group }) => group === wanted)
      .map(({ key, label, icon, to }) => ({ key, label, icon, to: to({ locationId }) }));
  const others = linksOf('home');
  return (
    <PhoneBar
      label="Workspace"
      menuLabel="More"
      links={linksOf('work')}
      others={others}
      actions={looks}
      isElsewhere={others.some(({ key }) => key === sectionAt(pathname).key)}
    />
  );
};
