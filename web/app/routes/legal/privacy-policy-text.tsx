import { Link } from "react-router";
import { OperatorDetails } from "./operator-details.tsx";
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
        <li>You can read the public pages without an account and without telling us who you are.</li>
        <li>An account needs a name, an email address and a password. Everything else is up to you.</li>
        <li>We use no advertising, no analytics and no trackers, and we sell no data.</li>
        <li>Nobody else on the site sees your email address.</li>
        <li>You can download your data at once, and delete your account yourself.</li>
      </ul>
    ),
  },
  {
    id: "responsible",
    title: "Who is responsible",
    body: (
      <>
        <p>
          The following operator is responsible for the data processed by <SiteName />:
        </p>
        <OperatorDetails className="mt-4 border-l-2 border-accent pl-4" />
      </>
    ),
  },
  {
    id: "data",
    title: "Which data we hold",
    body: <DataWeHold />,
  },
  {
    id: "purposes",
    title: "What we use it for",
    body: (
      <ul>
        <li>
          <strong>To give you the service you asked for:</strong> to sign you in, keep your settings and mail
          you the links you need. The basis is our agreement with you.
        </li>
        <li>
          <strong>To keep people safe:</strong> to stop misuse, find faults and apply our rules. The basis is
          our legitimate interest in a safe site, and yours.
        </li>
        <li>
          <strong>To meet legal duties,</strong> where a law obliges us to keep or hand over something.
        </li>
        <li>
          <strong>What you choose to add,</strong> such as a phone number or a picture, we use because you
          agreed to it. You can remove it again whenever you like.
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
          <strong>Other people</strong> see what you publish or send to them. They never see the email address
          of your account.
        </p>
        <p>
          <strong>Our staff</strong> see what they need for support and safety, and no more.
        </p>
        <p>
          <strong>Those who host the site and deliver its mail</strong> process data for us, on our
          instructions only.
        </p>
        <p>
          <strong>The maker of your browser,</strong> only if you switch on its notifications for new
          messages: they pass through its push service, encrypted. The words are always the same and name
          nobody.
        </p>
        <p>
          <strong>Authorities</strong> receive data only where the law obliges us to give it.
        </p>
        <p>
          Nobody else. Our scripts, styles and fonts come from our own server, so that no other company learns
          from our pages that you were here.
        </p>
      </>
    ),
  },
  {
    id: "mail",
    title: "Mail we send",
    body: (
      <>
        <p>
          We mail you links that you need: to confirm your address, to set a new password, to undo the
          deletion of an account. And we warn you when a new device signs in, when your password or your
          address was changed, and when we had to end a session for your safety.
        </p>
        <p>
          We also tell you of messages that you have not read, of reviews that concern you, and of new results
          for a saved search if you asked for that. Each of these can be switched off. If we restrict
          something of yours we mail you, whatever your settings are, because you may not be able to read it
          here.
        </p>
        <p>
          Subjects are neutral, so that a preview on a lock screen gives nothing away. Our mail is plain text
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
        <p>Most of them need no letter:</p>
        <ul>
          <li>
            <strong>See and take along your data:</strong> “Download my data” in your{" "}
            <Link to="/dashboard?tab=settings">settings</Link> gives you everything we hold about you as one
            file, at once. An archive with your pictures and videos can be made there too.
          </li>
          <li>
            <strong>Correct it:</strong> change it in <Link to="/profile/edit">your profile</Link>.
          </li>
          <li>
            <strong>Have it erased:</strong> “Delete account” in your{" "}
            <Link to="/dashboard?tab=settings">settings</Link>.
          </li>
        </ul>
        <p>
          You can also ask us to restrict what we do with your data, object to it, or withdraw a consent;
          write to <SupportLink />. If you are not content with our answer, you may complain to the data
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
        Passwords, recovery codes and the secrets in mailed links are stored only as hashes; the secret of
        your two-factor login is encrypted; and the tokens that keep you signed in are not stored by us at
        all. Changing your password ends all other sessions. Each request is checked on the server, and what
        you may not see does not leave it. No protection is perfect; if you find a gap, please{" "}
        <Link to="/report-issue">report it</Link>.
      </p>
    ),
  },
  {
    id: "device",
    title: "What is stored on your device",
    body: (
      <p>
        No cookies, only a few entries in your browser’s own storage. The{" "}
        <Link to="/cookie-policy">Cookie Policy</Link> lists each of them.
      </p>
    ),
  },
  {
    id: "minors",
    title: "Adults only",
    body: (
      <p>
        The site is for adults. We do not knowingly hold data of anybody under 18. If you believe that a minor
        has an account or is shown here, tell us at once: <SupportLink />.
      </p>
    ),
  },
  {
    id: "changes",
    title: "Changes to this policy",
    body: (
      <p>
        When the site begins to use data in a new way, this text changes first. We publish a new version at
        least 30 days before it takes effect. The date at the top says when the text last changed.
      </p>
    ),
  },
];
