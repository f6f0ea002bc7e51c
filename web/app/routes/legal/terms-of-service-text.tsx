import { Link } from "react-router";
import { SiteName, SupportLink } from "../pages/site-details.tsx";
import type { TextSection } from "../pages/text-page.tsx";

export const serviceSections: readonly TextSection[] = [
  {
    id: "scope",
    title: "What these rules are",
    body: (
      <p>
        These rules of conduct apply to everybody who uses <SiteName />, with or without an account. They are
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
        <p>By using the site you confirm that:</p>
        <ol>
          <li>
            all registration information you give is true, accurate, current and complete. The name you go by
            here may be a working name;
          </li>
          <li>you will keep that information up to date;</li>
          <li>you have the legal capacity to enter into this agreement, and you will comply with it;</li>
          <li>you are at least 18 years old and not a minor in the jurisdiction in which you live;</li>
          <li>you will not use the site by automated means, whether through a bot, a script or otherwise;</li>
          <li>you will not use the site for any illegal or unauthorized purpose;</li>
          <li>your use of the site breaks no law or regulation that applies to you.</li>
        </ol>
        <p>
          If information that you gave is untrue, outdated or incomplete, we may suspend or close your
          account. You are told why, and you can appeal.
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
          You may use the site for the purpose for which we make it available: to find companions, and to
          present yourself as one.
        </p>
        <p>
          Any other commercial use is allowed only if we have approved it beforehand. Publishing your own
          profile in the way the site provides is approved; publishing or managing profiles for other people,
          reselling access or advertising other services is not, unless we have agreed to it in writing.
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
            collect data or other content from the site systematically, to build a collection, database or
            directory of any kind (“scraping”), unless we have given you written permission;
          </li>
          <li>
            harvest usernames or email addresses of people who use the site, by electronic or other means, for
            whatever purpose;
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
          <li>read, or try to read, data that is not meant for you;</li>
          <li>upload or send anything harmful, such as viruses;</li>
          <li>hide who you are in order to come back after your account was closed.</li>
        </ul>
        <p>
          If you come across a weakness, please <Link to="/report-issue">report it to us</Link> before you
          tell anybody else, and go no further than you need to show that it is there.
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
          <li>
            threaten, stalk, harass or blackmail anybody, here or elsewhere, with what you learned here;
          </li>
          <li>try to find out or make known who somebody is outside the site;</li>
          <li>trick people, especially to obtain money, passwords or personal details;</li>
          <li>pass on pictures or messages that were meant for you alone;</li>
          <li>pretend to be another person, or to be one of our staff.</li>
        </ul>
      </>
    ),
  },
  {
    id: "consequences",
    title: "When a rule is broken",
    body: (
      <p>
        We may refuse, hide or remove content, and suspend or close accounts. Every restriction is explained
        to the person concerned and can be appealed; section 8 of the{" "}
        <Link to="/terms#moderation">Terms and Conditions</Link> says how. Where the law obliges us to, or
        where somebody is in danger, we inform the authorities.
      </p>
    ),
  },
  {
    id: "questions",
    title: "Questions",
    body: (
      <p>
        Not sure whether something is allowed? Please ask before you do it: <SupportLink />.
      </p>
    ),
  },
];
