import { paths } from '../../paths.ts';
import { Checkbox, type CheckboxProps } from '../../ui/choices.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** Legal pages open beside the form: nothing that was typed is left. */
const LegalLink = ({ to, children }: { to: string; children: string }) => (
  <TextLink to={to} target="_blank">
    {children}
    <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
  </TextLink>
);

/** The consent that every new account is asked for, in the same words wherever it is made. */
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
