import { chooseTheme, type Theme, useTheme } from '../../theme.ts';
import { RadioGroup } from '../../ui/choices.tsx';

const themes: { value: Theme; label: string; hint?: string }[] = [
  { value: 'system', label: 'Like this device', hint: 'Follows its setting, by day and by night' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Light or dark; holds at once, in this browser. */
export const ThemeChoice = () => {
  const theme = useTheme();
  return (
    <RadioGroup
      label="Theme"
      isLabelHidden
      // The footer has a choice of the same kind: radios of one name would take each other's mark.
      name="account-theme"
      options={themes}
      value={theme}
      onChange={(value) => {
        const chosen = themes.find((each) => each.value === value);
        if (chosen) chooseTheme(chosen.value);
      }}
    />
  );
};
