import { Link } from "react-router";
import { SiteName, SupportLink } from "../pages/site-details.tsx";
import type { TextSection } from "../pages/text-page.tsx";

export const serviceSections: readonly TextSection[] = [
  {
    id: "scope",
    title: "About these rules",
    body: (
      <p>
        These rules of conduct apply to everyone who uses <SiteName />, with or without an account. They are
        part of our <Link to="/terms">Terms and Conditions</Link>, which also cover accounts, content,
        liability and changes.
      </p>
    ),
  },
  {
    id: "promises",
    title: "What you promise",
    body: (
      <>
        <p>By using the site, you confirm that:</p>
        <ol>
          <li>
            all registration information you provide is true, accurate, current and complete (the name you use
            here may be a working name);
          </li>
          <li>you will keep that information up to date;</li>
          <li>you have the legal capacity to enter into this agreement, and you will comply with it;</li>
          <li>you are at least 18 years old and not a minor in the jurisdiction where you live;</li>
          <li>you will not use the site by automated means, whether through a bot, a script or otherwise;</li>
          <li>you will not use the site for any illegal or unauthorized purpose;</li>
          <li>your use of the site does not break any law or regulation that applies to you.</li>
        </ol>
        <p>
          If information you provided is untrue, outdated or incomplete, we may suspend or close your account.
          We’ll tell you why, and you can appeal.
        </p>
      </>
    ),
  },
  {
    id: "use",
    title: "What the site is for",
    body: (
      <>
        <p>
          You may use the site for the purpose we provide it for: to find companions, or to present yourself
          as one.
        </p>
        <p>
          Any other commercial use needs our approval in advance. Publishing your own profile in the way the
          site provides is approved. Publishing or managing profiles for other people, reselling access or
          advertising other services is not, unless we have agreed to it in writing.
        </p>
      </>
    ),
  },
  {
    id: "automation",
    title: "No scraping, no automation",
    body: (
      <>
        <p>You may not:</p>
        <ul>
          <li>
            systematically collect data or other content from the site to build a collection, database or
            directory of any kind (“scraping”), unless we have given you written permission;
          </li>
          <li>
            harvest usernames or email addresses of people who use the site, by electronic or other means, for
            any purpose;
          </li>
          <li>create accounts by automated means or under false pretenses;</li>
          <li>
            run bots, scripts or other automated tools against the site, or put an unreasonable load on it.
          </li>
        </ul>
        <p>Search engines may index public pages in the usual way.</p>
      </>
    ),
  },
  {
    id: "security",
    title: "No tampering with security",
    body: (
      <>
        <p>You may not:</p>
        <ul>
          <li>circumvent, disable or interfere with features that protect the site or the people on it;</li>
          <li>use, or try to use, another person’s account;</li>
          <li>access, or try to access, data that is not meant for you;</li>
          <li>upload or send anything harmful, such as viruses;</li>
          <li>hide who you are to return after we closed your account.</li>
        </ul>
        <p>
          If you find a vulnerability, please <Link to="/report-issue">report it to us</Link> before you tell
          anyone else. Go no further than you need to show that it exists.
        </p>
      </>
    ),
  },
  {
    id: "people",
    title: "Respect for people",
    body: (
      <>
        <p>You may not:</p>
        <ul>
          <li>use the site to exploit, control or offer another person;</li>
          <li>threaten, stalk, harass or blackmail anyone, here or elsewhere, with what you learned here;</li>
          <li>try to find out or reveal who someone is outside the site;</li>
          <li>trick people, especially to obtain money, passwords or personal details;</li>
          <li>share photos or messages that were meant for you alone;</li>
          <li>pretend to be another person or a member of our team.</li>
        </ul>
      </>
    ),
  },
  {
    id: "consequences",
    title: "When a rule is broken",
    body: (
      <p>
        We may refuse, hide or remove content, and suspend or close accounts. We explain every restriction to
        the person concerned, and they can appeal it. Section 8 of the{" "}
        <Link to="/terms#moderation">Terms and Conditions</Link> explains how. Where the law requires it, or
        where someone is in danger, we inform the authorities.
      </p>
    ),
  },
  {
    id: "questions",
    title: "Questions",
    body: (
      <p>
        Not sure whether something is allowed? Ask us before you do it: <SupportLink />.
      </p>
    ),
  },
];
