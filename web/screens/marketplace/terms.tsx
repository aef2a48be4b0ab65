import { paths } from '../../paths.ts';
import { CONTACT_EMAIL } from '../../shell/footer.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Page } from '../../ui/page.tsx';
import { OutsideLink, TextLink } from '../../ui/text-link.tsx';

/** `TermsAndConditions`: what Yarrow is and isn't, and the agreement between it and the people who use it. */
export const Component = () => (
  <Page
    title="Terms and Conditions"
    lead="What you can expect from Yarrow, and what we ask of you. In force since January 5, 2026."
  >
    <div className="prose">
      <Banner title="This is a sample">
        The funeral homes, families, staff, prices and reviews in this sample are fictional. No funeral can be bought here and no
        home will answer.
      </Banner>

      <h2>What Yarrow is</h2>
      <p>
        Yarrow helps you find funeral homes, compare what they charge, write to them and plan a funeral in your own time. It also
        gives funeral homes the tools to do their work. Yarrow is not a funeral home. We do not arrange or carry out funerals, and
        we take no commission on what a family chooses.
      </p>
      <p>When you hire a funeral home, your agreement is with that home. Its own contract and price list decide what you pay.</p>

      <h2>Prices</h2>
      <p>
        Prices come from each home’s own General Price List. An all-in price adds up one set of goods and services, so that homes
        can be compared on the same footing. Where a home does not list a part of it, we say which part is missing and show no
        total.
      </p>
      <p>
        Under the Federal Trade Commission’s Funeral Rule you have the right to a home’s price list before you discuss
        arrangements, to buy only what you want, and to a written statement of what you chose and what it costs. Nothing here
        takes any of that away.{' '}
        <OutsideLink href="https://consumer.ftc.gov/articles/ftc-funeral-rule">
          Read about the Funeral Rule at the FTC
        </OutsideLink>
        .
      </p>

      <h2>Ratings and reviews</h2>
      <p>
        Homes bring their reviews from a maps service. They can choose to show them or not; they cannot change what a review says,
        remove single reviews, or pay for a better place in the results.
      </p>

      <h2>Your account</h2>
      <ul>
        <li>You need no account to search, compare or write to a home.</li>
        <li>One account belongs to one person and one email address. Keep its password to yourself.</li>
        <li>What you tell us should be true, above all about the person who died: homes and authorities rely on it.</li>
        <li>You can close your account at any time by writing to us.</li>
      </ul>

      <h2>Planning for yourself or someone else</h2>
      <p>
        A plan made here is a record of wishes. It is not a contract, a will or a pre-paid funeral. Who may decide about a funeral
        is a matter of state law; please make sure that you may decide before you sign anything for another person.
      </p>

      <h2>What we ask of funeral homes</h2>
      <ul>
        <li>To have the licenses that their state requires, and to name them truthfully.</li>
        <li>To keep their price lists complete and current, as the Funeral Rule requires.</li>
        <li>To use what a family shares only to serve that family.</li>
      </ul>

      <h2>What nobody may do</h2>
      <p>
        Pretend to be someone else, try to see what isn’t theirs, overload the service, or copy it in bulk. We may suspend an
        account that does.
      </p>

      <h2>If something goes wrong</h2>
      <p>
        We work to keep Yarrow correct and available, and we put mistakes right when we learn of them. We cannot promise that
        everything a home states is correct, and we are not responsible for how a home carries out a funeral. Nothing in these
        terms limits rights that the law gives you as a consumer.
      </p>

      <h2>Changes</h2>
      <p>
        When these terms change in a way that matters, we’ll email everyone with an account 30 days before. The date at the top
        says when they took effect.
      </p>

      <h2>Questions</h2>
      <p>
        Write to <OutsideLink href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</OutsideLink>. How we treat personal information is
        in our <TextLink to={paths.privacyPolicy()}>Privacy Policy</TextLink>.
      </p>
    </div>
  </Page>
);
