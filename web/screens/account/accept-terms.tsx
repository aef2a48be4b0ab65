import { paths } from '../../paths.ts';
import { Checkbox, type CheckboxProps } from '../../ui/choices.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** Opens a legal page in a new tab, so that nothing typed is lost. */
const LegalLink = ({ to, children }: { to: string; children: string }) => (
  <TextLink to={to} target="_blank">
    {children}
    <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
  </TextLink>
);

/** Asks every new account for consent, always in the same words. */
export const AcceptTerms = (field: Omit<CheckboxProps, 'hint'>) => (
  <Checkbox
    {...field}
    label={
      <>
        I accept the <LegalLink to={paths.termsAndConditions()}>Terms and Conditions</LegalLink> and have read the{' '}
        <LegalLink to={paths.privacyPolicy()}>Privacy Policy</LegalLink>.
      </>
    }
  />
);
