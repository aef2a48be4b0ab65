import { paths } from '../../paths.ts';
import { CONTACT_EMAIL } from '../../shell/footer.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Page } from '../../ui/page.tsx';
import { OutsideLink, TextLink } from '../../ui/text-link.tsx';

/** `PrivacyPolicy`: what we keep about people, why, who sees it, for how long, and what they can do about it. */
export const Component = () => (
  <Page
    title="Privacy Policy"
    lead="A funeral is a private matter. This is what we keep about you, why, and who can see it. In force since January 5, 2026."
  >
    <div className="prose">
      <Banner title="This is a sample">
        The people in this sample are fictional. Please do not enter real personal information here.
      </Banner>

      <h2>In short</h2>
      <ul>
        <li>We ask only for what a step needs, and say why.</li>
        <li>A home sees what you send to that home, and nothing else.</li>
        <li>We do not sell personal information, show advertising, or use trackers, here or in our emails.</li>
      </ul>

      <h2>What we keep, and why</h2>
      <h3>When you search</h3>
      <p>
        The place you search for is used to answer the search and is not kept with your name. “Use my location” asks your browser
        for your position, uses it once for that search, and only if you allow it.
      </p>
      <h3>When you write to a funeral home</h3>
      <p>
        Your name, email, phone if you give one, your message and the package you asked about go to that home, by email and in its
        Yarrow mailbox, so that it can answer you.
      </p>
      <h3>When you have an account</h3>
      <p>
        Your name, email and phone. Your password goes straight to our sign-in service, which stores it in a form that nobody can
        read, ourselves included.
      </p>
      <h3>When you plan a funeral</h3>
      <p>
        What you enter about yourself and about the person the funeral is for. A home sees it once you send your plan to that
        home. If a home works on your case, its staff see what they need for that work.
      </p>
      <h3>To keep the service running</h3>
      <p>
        Short technical logs: the time, the kind of request, and whether it succeeded. They contain no names, messages, or links
        from our emails, and are deleted after 30 days. To stop attempts to guess passwords we count failed sign-ins of an account
        and an address for 15 minutes.
      </p>

      <h2>What stays in your browser</h2>
      <ul>
        <li>A sign-in cookie, up to 30 days, that scripts cannot read. It ends when you sign out.</li>
        <li>A note that you are signed in, and your choice of light or dark.</li>
        <li>The funeral homes that you compare, until you close the tab.</li>
        <li>
          Your plan, the key that lets this browser open it, and which plan you last worked on. Plans saved in an account are
          removed when you sign out.
        </li>
        <li>What you have written to a home and not sent yet, until you send it or close the tab.</li>
      </ul>
      <p>There are no other cookies.</p>

      <h2>Who else sees it</h2>
      <p>
        Our hosting and email provider, Amazon Web Services, processes information on our behalf in the United States. Our own
        support staff can act for a funeral home’s staff member for at most an hour at a time; both names are recorded on every
        change. We hand information to authorities only where the law obliges us.
      </p>

      <h2>How long we keep it</h2>
      <p>
        Messages to homes and plans: as long as your account or the home’s case needs them. Case records: as long as state law
        requires of a funeral home. Links that we email expire: confirmation after 3 days, a password reset after 1 hour, an
        invitation after 7 days.
      </p>

      <h2>What you can ask for</h2>
      <p>
        You can ask to see what we know about you, to correct it, to take it with you, or to have it deleted. Write to{' '}
        <OutsideLink href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</OutsideLink>. We answer within 30 days, at no charge. We
        can’t delete what a funeral home must keep by law.
      </p>

      <h2>Children</h2>
      <p>Accounts are for people aged 18 or over. Children may of course be named in a plan, as family.</p>

      <h2>Changes</h2>
      <p>
        When this policy changes in a way that matters, people with an account hear of it by email 30 days before. See also our{' '}
        <TextLink to={paths.termsAndConditions()}>Terms and Conditions</TextLink>.
      </p>
    </div>
  </Page>
);
