import { Link } from "react-router";
import { useSite } from "#web/shell/site.ts";
import { OperatorName, SiteName, SupportLink } from "../pages/site-details.tsx";
import type { TextSection } from "../pages/text-page.tsx";

export const termsSections: readonly TextSection[] = [
  {
    id: "agreement",
    title: "This agreement",
    body: (
      <>
        <p>
          These terms are an agreement between you and <OperatorName />, the operator of this site. In the
          text, “we” means the operator and “you” means everyone who uses the site, with or without an
          account.
        </p>
        <p>
          By using the site or opening an account you accept these terms, together with the{" "}
          <Link to="/terms-of-service">Terms of Service</Link>, which list the rules of conduct. If you do not
          agree with them, please do not use the site.
        </p>
      </>
    ),
  },
  {
    id: "adults",
    title: "Adults only",
    body: (
      <>
        <p>
          You must be at least 18 years old. Where the law sets a higher age, you must have reached that age
          as well: you may not be a minor in the jurisdiction in which you live or from which you use the
          site.
        </p>
        <p>
          Nobody under 18 may be shown, described or offered here, in any form. There is no exception to this
          rule.
        </p>
      </>
    ),
  },
  {
    id: "account",
    title: "Your account",
    body: (
      <>
        <p>
          The information you give when you register must be true and current, and you keep it so. An account
          is for one person and cannot be passed on.
        </p>
        <p>
          Keep your password to yourself. In your settings you can see which devices are signed in and sign
          any of them out. If you think that somebody else has used your account, change the password, which
          ends every other session, and tell us.
        </p>
      </>
    ),
  },
  {
    id: "directory",
    title: "What the directory is",
    body: (
      <>
        <p>
          <SiteName /> is a directory. It gives independent adult companions a place to present themselves and
          gives other adults a place to find them.
        </p>
        <p>
          We are not an agency or an employer. We do not arrange meetings, set rates or take a share of them,
          and we are not a party to anything that people agree between themselves. Whoever meets does so by
          their own decision and on their own responsibility.
        </p>
      </>
    ),
  },
  {
    id: "lawful-use",
    title: "Lawful use",
    body: (
      <p>
        The law differs from place to place. You may use the site only where, and only as far as, the law that
        applies to you allows it. It is for you to know that law, and to have any registration, permit or
        insurance that it asks of you.
      </p>
    ),
  },
  {
    id: "your-content",
    title: "What you publish stays yours",
    body: (
      <>
        <p>
          Texts and pictures that you publish remain yours. You allow us to store them, to convert them to
          suitable sizes and to show them on the site, for as long as they are published here and for no other
          purpose. This permission ends when you remove them or your account is erased.
        </p>
        <p>
          Publish only what you have the right to publish. Everybody who can be recognized must be an adult
          and must have agreed to it.
        </p>
      </>
    ),
  },
  {
    id: "not-allowed",
    title: "What may not be published",
    body: (
      <>
        <p>You may not publish, send or ask for anything that:</p>
        <ul>
          <li>shows, describes or suggests a person under 18;</li>
          <li>comes from force, threat, deception or exploitation, or encourages them;</li>
          <li>shows somebody who has not agreed to be shown;</li>
          <li>reveals another person’s legal name, home, workplace, documents or contact details;</li>
          <li>pretends to be somebody else, or uses somebody else’s pictures;</li>
          <li>misleads people in order to get their money or their data;</li>
          <li>threatens, harasses or degrades a person or a group;</li>
          <li>is sexually explicit, or against the law.</li>
        </ul>
      </>
    ),
  },
  {
    id: "moderation",
    title: "How the rules are applied",
    body: (
      <>
        <p>
          If something breaks these rules we may refuse, hide or remove it, and we may suspend or close the
          account behind it. What we do depends on how serious the matter is. Where somebody may be in danger
          we act first and explain afterwards.
        </p>
        <p>
          Every restriction is explained to the person concerned: what it is and which rule it rests on,
          unless the law forbids us to say so. You find it under{" "}
          <Link to="/dashboard?tab=notices">Notices</Link> in your dashboard and in your mail. Every
          restriction can be appealed once, within six months: say there why you see it differently, and
          another member of our staff decides. If you can no longer sign in, write to <SupportLink /> from the
          email address of your account.
        </p>
      </>
    ),
  },
  {
    id: "reviews-and-messages",
    title: "Reviews and messages",
    body: (
      <>
        <p>
          A review tells honestly what its author experienced. It may not be bought, invented, or written
          about oneself, and it leaves out private details.
        </p>
        <p>
          Messages are private. Do not publish what somebody wrote to you in confidence, and stop writing to a
          person who does not want to hear from you.
        </p>
      </>
    ),
  },
  {
    id: "payments",
    title: "Payments",
    body: (
      <>
        <p>
          If you buy a service from us, its price, its duration and what it includes are shown before you
          decide. Nothing renews by itself unless you were told so beforehand and agreed.
        </p>
        <p>
          What people pay one another is their own affair. No such payment passes through the site, and we can
          neither secure nor refund it.
        </p>
      </>
    ),
  },
  {
    id: "privacy",
    title: "Privacy",
    body: (
      <p>
        The <Link to="/privacy-policy">Privacy Policy</Link> says which data we hold, why, and for how long.
        The <Link to="/cookie-policy">Cookie Policy</Link> says what is stored on your device. You can
        download everything we hold about you at any time.
      </p>
    ),
  },
  {
    id: "availability",
    title: "Availability",
    body: (
      <>
        <p>
          We look after the site with care, but we cannot promise that it is always reachable or free of
          errors. Parts of it may be changed, interrupted or discontinued.
        </p>
        <p>
          Profiles, reviews and messages are written by the people who use the site. We do not vouch for what
          they say; please use your own judgment and read the{" "}
          <Link to="/safety-guidelines">Safety Guidelines</Link>.
        </p>
      </>
    ),
  },
  {
    id: "liability",
    title: "Liability",
    body: (
      <>
        <p>
          As far as the law allows, our liability to you for all claims together is limited to the amount that
          you paid us in the 12 months before the event that caused the claim. As far as the law allows, we
          are not liable for indirect losses, nor for what other people do on the site or after meeting
          through it.
        </p>
        <p>
          Nothing in these terms limits liability that the law does not let us limit, such as liability for
          intent or gross negligence, or for harm to life and health.
        </p>
      </>
    ),
  },
  {
    id: "ending",
    title: "Ending the agreement",
    body: (
      <>
        <p>
          You can delete your account in your settings whenever you like. It is closed at once. For 30 days
          you can undo this through the link that we mail to you; after that the account is erased.
        </p>
        <p>
          We may end the agreement if you break these terms seriously or again and again. You are told why,
          and you can appeal as described in section 8.
        </p>
      </>
    ),
  },
  {
    id: "changes",
    title: "Changes, law and contact",
    body: (
      <>
        <p>
          When we change these terms we publish the new text at least 30 days before it takes effect. If you
          do not agree with a change, you can delete your account before that day. Changes that the law
          requires at once may take effect sooner.
        </p>
        <ApplicableLaw />
        <p>
          If one of these sections turns out to be invalid, the others stay in force. Questions are welcome at{" "}
          <SupportLink />.
        </p>
      </>
    ),
  },
];

function ApplicableLaw() {
  const { operator } = useSite();
  return (
    <p>
      {operator.jurisdiction && `The law of ${operator.jurisdiction} applies to this agreement. `}
      The rights that consumer law gives you in the country where you live stay as they are.
    </p>
  );
}
