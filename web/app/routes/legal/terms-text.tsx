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
          These terms are an agreement between you and <OperatorName />, the operator of this site. In these
          terms, “we” means the operator and “you” means everyone who uses the site, with or without an
          account.
        </p>
        <p>
          By using the site or creating an account, you accept these terms and the{" "}
          <Link to="/terms-of-service">Terms of Service</Link>, which list the rules of conduct. If you don’t
          agree with them, please don’t use the site.
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
          You must be at least 18 years old. Where the law sets a higher age, you must have reached that age.
          You may not be a minor in the jurisdiction where you live or from which you use the site.
        </p>
        <p>
          No one under 18 may be shown, described or offered here, in any form. There are no exceptions to
          this rule.
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
          The information you provide when you register must be true and current, and you must keep it that
          way. An account is for one person and can’t be transferred.
        </p>
        <p>
          Keep your password to yourself. In your settings, you can see which devices are signed in and sign
          any of them out. If you think someone else has used your account, change your password and tell us.
          Changing it signs out every other device.
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
          <SiteName /> is a directory. It gives independent adult companions a place to present themselves,
          and other adults a place to find them.
        </p>
        <p>
          We are not an agency or an employer. We don’t arrange meetings, set rates or take a share of them,
          and we are not a party to anything people agree between themselves. People who meet do so by their
          own choice and at their own risk.
        </p>
      </>
    ),
  },
  {
    id: "lawful-use",
    title: "Lawful use",
    body: (
      <p>
        Laws differ from place to place. You may use the site only where, and only as far as, the law that
        applies to you allows it. You are responsible for knowing that law and for having any registration,
        permit or insurance it requires.
      </p>
    ),
  },
  {
    id: "your-content",
    title: "What you publish stays yours",
    body: (
      <>
        <p>
          The texts and photos you publish remain yours. You allow us to store them, convert them to suitable
          sizes and show them on the site. This permission lasts only as long as they are published here and
          covers no other purpose. It ends when you remove them or your account is erased.
        </p>
        <p>
          Publish only what you have the right to publish. Everyone who can be recognized must be an adult and
          must have agreed to it.
        </p>
      </>
    ),
  },
  {
    id: "not-allowed",
    title: "What you may not publish",
    body: (
      <>
        <p>You may not publish, send or ask for anything that:</p>
        <ul>
          <li>shows, describes or suggests a person under 18;</li>
          <li>comes from force, threats, deception or exploitation, or encourages them;</li>
          <li>shows someone who has not agreed to be shown;</li>
          <li>reveals another person’s legal name, home, workplace, documents or contact details;</li>
          <li>impersonates someone else, or uses someone else’s photos;</li>
          <li>misleads people to get their money or their data;</li>
          <li>threatens, harasses or degrades a person or a group;</li>
          <li>is sexually explicit or against the law.</li>
        </ul>
      </>
    ),
  },
  {
    id: "moderation",
    title: "How we apply the rules",
    body: (
      <>
        <p>
          If something breaks these rules, we may refuse, hide or remove it, and we may suspend or close the
          account behind it. What we do depends on how serious the matter is. Where someone may be in danger,
          we act first and explain afterward.
        </p>
        <p>
          We explain every restriction to the person concerned: what it is and which rule it’s based on,
          unless the law forbids us to say so. You’ll find it under{" "}
          <Link to="/dashboard?tab=notices">Decisions</Link> in your dashboard, and we email you. You can
          appeal each restriction once, within 6 months. Tell us why you disagree, and a different team member
          will decide. If you can no longer sign in, appeal with the link in our email or write to{" "}
          <SupportLink />.
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
          A review must be an honest account of what its author experienced. It may not be bought, made up or
          written about yourself, and it must leave out private details.
        </p>
        <p>
          Messages are private. Don’t publish what someone wrote to you in confidence, and stop writing to
          anyone who doesn’t want to hear from you.
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
          If you buy a service from us, we show its price, its duration and what it includes before you
          decide. Nothing renews automatically unless we told you beforehand and you agreed.
        </p>
        <p>
          What people pay one another is their own affair. These payments don’t pass through the site, and we
          can neither secure nor refund them.
        </p>
      </>
    ),
  },
  {
    id: "privacy",
    title: "Privacy",
    body: (
      <p>
        The <Link to="/privacy-policy">Privacy Policy</Link> explains what data we hold, why and for how long.
        The <Link to="/cookie-policy">Cookie Policy</Link> explains what is stored on your device. You can
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
          We take good care of the site, but we can’t promise that it’s always available or free of errors. We
          may change, interrupt or discontinue parts of it.
        </p>
        <p>
          Profiles, reviews and messages are written by the people who use the site. We don’t vouch for what
          they say. Please use your own judgment and read the{" "}
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
          As far as the law allows, our total liability to you for all claims is capped. The cap is the amount
          that you paid us in the 12 months before the event that caused the claim. To the same extent, we are
          not liable for indirect losses, or for what other people do on the site or after meeting through it.
        </p>
        <p>
          Nothing in these terms limits liability that the law does not let us limit. This includes liability
          for willful misconduct or gross negligence, and for death or personal injury.
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
          You can delete your account in your settings at any time. We close it right away. For 30 days, you
          can undo this with the link we email you. After that, the account is erased.
        </p>
        <p>
          We may end the agreement if you break these terms seriously or repeatedly. We’ll tell you why, and
          you can appeal as described in section 8.
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
          When we change these terms, we publish the new text at least 30 days before it takes effect. If you
          don’t agree with a change, you can delete your account before that day. Changes that the law
          requires immediately may take effect sooner.
        </p>
        <ApplicableLaw />
        <p>
          If one of these sections turns out to be invalid, the others stay in force. Questions? Write to{" "}
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
      {operator.jurisdiction && `The law of ${operator.jurisdiction} applies to this agreement. `}You keep the
      rights that consumer law gives you in the country where you live.
    </p>
  );
}
