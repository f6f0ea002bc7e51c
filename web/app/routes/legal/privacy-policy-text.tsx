import { Link } from "react-router";
import { OperatorDetails } from "./operator-details.tsx";
import { AgeCheckPrivacy } from "./privacy-age-check.tsx";
import { DataWeHold } from "./privacy-data.tsx";
import { Retention } from "./privacy-retention.tsx";
import { SiteName, SupportLink } from "../pages/site-details.tsx";
import type { TextSection } from "../pages/text-page.tsx";

export const privacySections: readonly TextSection[] = [
  {
    id: "short",
    title: "The short version",
    body: (
      <ul>
        <li>You can browse the public pages without an account and without telling us who you are.</li>
        <li>An account needs a name, an email address and a password. Everything else is up to you.</li>
        <li>We use no advertising, analytics or trackers, and we don’t sell data.</li>
        <li>Other members and visitors never see your account’s email address.</li>
        <li>You can download your data right away and delete your account yourself.</li>
      </ul>
    ),
  },
  {
    id: "responsible",
    title: "Who is responsible",
    body: (
      <>
        <p>
          This operator is responsible for the data that <SiteName /> processes:
        </p>
        <OperatorDetails className="mt-4 border-l-2 border-accent pl-4" />
      </>
    ),
  },
  {
    id: "data",
    title: "What data we hold",
    body: <DataWeHold />,
  },
  {
    id: "purposes",
    title: "What we use it for",
    body: (
      <ul>
        <li>
          <strong>To provide the service you asked for:</strong> to sign you in, keep your settings and email
          you the links you need. The legal basis is our agreement with you.
        </li>
        <li>
          <strong>To keep people safe:</strong> to stop abuse, find errors and enforce our rules. The legal
          basis is our legitimate interest, and yours, in a safe site.
        </li>
        <li>
          <strong>To meet legal obligations,</strong> where a law requires us to keep or hand over something.
        </li>
        <li>
          <strong>With your consent:</strong> we use what you choose to add, such as a phone number or a
          photo. You can remove it at any time.
        </li>
      </ul>
    ),
  },
  {
    id: "recipients",
    title: "Who sees it",
    body: (
      <>
        <p>
          <strong>Other people</strong> see what you publish or send them. They never see your account’s email
          address.
        </p>
        <p>
          <strong>Our team</strong> sees what it needs for support and safety, and nothing more.
        </p>
        <p>
          <strong>Our hosting and email providers</strong> process data for us, only on our instructions.
        </p>
        <p>
          <strong>The company that makes your browser</strong> is involved only if you turn on notifications
          for new messages. They pass through its push service, encrypted. Their text is always the same and
          names no one.
        </p>
        <p>
          <strong>Authorities</strong> receive data only where the law requires us to provide it.
        </p>
        <p>
          No one else sees it. Our scripts, styles and fonts come from our own server, so our pages don’t tell
          any other company that you were here.
        </p>
      </>
    ),
  },
  {
    id: "mail",
    title: "Emails we send",
    body: (
      <>
        <p>
          We email you the links you need: to confirm your address, set a new password or undo the deletion of
          your account. We also alert you when a new device signs in, your password or email address changes,
          or we have to end a session for your safety.
        </p>
        <p>
          We also email you about unread messages, reviews that concern you, approvals and, if you asked for
          it, new results for a saved search, news from a profile you follow. You can turn each of these off.
          If we restrict your account or content, we always email you, whatever your settings, because you may
          not be able to read our decision here.
        </p>
        <p>
          Subject lines are neutral, so a lock-screen preview gives nothing away. Our emails are plain text
          without tracking images, and we send no advertising.
        </p>
      </>
    ),
  },
  {
    id: "retention",
    title: "How long we keep it",
    body: <Retention />,
  },
  {
    id: "rights",
    title: "Your rights",
    body: (
      <>
        <p>You can use most of these rights without writing to us:</p>
        <ul>
          <li>
            <strong>Access and export your data:</strong> “Download my data” in your{" "}
            <Link to="/dashboard?tab=settings">settings</Link> gives you everything we hold about you in one
            file, right away. You can also create an archive with your photos and videos there.
          </li>
          <li>
            <strong>Correct it:</strong> change it in <Link to="/profile/edit">your profile</Link>.
          </li>
          <li>
            <strong>Erase it:</strong> choose “Delete account” in your{" "}
            <Link to="/dashboard?tab=settings">settings</Link>.
          </li>
        </ul>
        <p>
          You can also ask us to restrict how we use your data, object to that use or withdraw your consent.
          Write to <SupportLink />. If you’re not satisfied with our answer, you can complain to the data
          protection authority where you live.
        </p>
      </>
    ),
  },
  {
    id: "protection",
    title: "How we protect it",
    body: (
      <p>
        We store passwords, recovery codes and the secrets in emailed links only as hashes. Your two-factor
        sign-in secret is encrypted, and we don’t store the tokens that keep you signed in at all. Changing
        your password signs out all your other devices. The server checks every request and sends only what
        you’re allowed to see. No protection is perfect. If you find a vulnerability, please{" "}
        <Link to="/report-issue">report it</Link>.
      </p>
    ),
  },
  {
    id: "device",
    title: "What is stored on your device",
    body: (
      <p>
        We store only a few entries in your browser’s own storage and, where a proof of age is required, one
        cookie that is the same for everyone. The <Link to="/cookie-policy">Cookie Policy</Link> lists each of
        them.
      </p>
    ),
  },
  {
    id: "age-check",
    title: "When you prove your age",
    body: <AgeCheckPrivacy />,
  },
  {
    id: "minors",
    title: "Adults only",
    body: (
      <p>
        This site is for adults. We don’t knowingly hold data about anyone under 18. If you believe that a
        minor has an account or is shown here, tell us at once: <SupportLink />.
      </p>
    ),
  },
  {
    id: "changes",
    title: "Changes to this policy",
    body: (
      <p>
        Before the site uses data in a new way, we update this policy. We publish each new version at least 30
        days before it takes effect. The date at the top shows when the text last changed.
      </p>
    ),
  },
];
