import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { chooseTheme, type Theme, useTheme } from '../theme.ts';
import { classNames } from '../ui/class-names.ts';
import { Link } from '../ui/link.tsx';
import { Wordmark } from './wordmark.tsx';

/** The address for questions about Yarrow itself. */
export const CONTACT_EMAIL = 'help@yarrow.example';

const linkClass = 'inline-flex min-h-11 items-center rounded-chip text-muted underline-offset-4 hover:text-text hover:underline';

const themes: ReadonlyArray<readonly [Theme, string]> = [
  ['system', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];

const ThemeChoice = () => {
  const theme = useTheme();
  return (
    <fieldset className="flex items-center gap-1">
      <legend className="float-left mr-2 text-muted">Theme</legend>
      {themes.map(([value, label]) => (
        <label
          key={value}
          className={classNames(
            'inline-flex min-h-11 cursor-pointer items-center rounded-control px-3 transition-colors duration-(--hover) has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            theme === value ? 'bg-primary-soft font-semibold text-primary' : 'text-muted hover:text-text',
          )}
        >
          <input type="radio" name="theme" className="sr-only" checked={theme === value} onChange={() => chooseTheme(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
};

const Column = ({ children }: { children: ReactNode }) => <ul className="flex flex-wrap gap-x-6">{children}</ul>;

/** Shows the footer of every screen. */
export const Footer = () => (
  <footer data-chrome className="mt-24 border-t border-border bg-sunken text-sm">
    <div className="mx-auto max-w-page px-(--page-gutter) py-10">
      <div className="flex flex-wrap items-start justify-between gap-x-12 gap-y-6">
        <div className="max-w-sm">
          <Wordmark />
          <p className="mt-3 text-muted">Find, compare and plan a funeral, in plain words, with every price shown.</p>
        </div>
        <ThemeChoice />
      </div>
      <nav aria-label="Footer" className="mt-6 border-t border-border pt-3">
        <Column>
          <li>
            <Link to={paths.providerSignUp()} className={linkClass}>
              For funeral homes
            </Link>
          </li>
          <li>
            <Link to={paths.termsAndConditions()} className={linkClass}>
              Terms and Conditions
            </Link>
          </li>
          <li>
            <Link to={paths.privacyPolicy()} className={linkClass}>
              Privacy Policy
            </Link>
          </li>
          <li>
            <a href={`mailto:${CONTACT_EMAIL}`} className={linkClass}>
              Contact us
            </a>
          </li>
        </Column>
      </nav>
      <p className="mt-3 max-w-measure text-xs text-subtle">
        The funeral homes, families and staff in this sample are fictional. Place names and ZIP codes: GeoNames, CC BY 4.0.
      </p>
    </div>
  </footer>
);
