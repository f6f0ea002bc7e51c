import { Link } from "react-router";
import { DefinitionBlocks } from "./definition-blocks.tsx";
import { cookieKinds, optOutLinks, storedItems, thirdParties } from "./cookie-facts.ts";
import { SiteName, SupportLink } from "../pages/site-details.tsx";
import type { TextSection } from "../pages/text-page.tsx";

export const cookieSections: readonly TextSection[] = [
  {
    id: "cookies",
    title: "What cookies are",
    body: (
      <>
        <p>
          Cookies are small texts that a website asks your browser to keep and to send back with every
          request. Some make a site work, others remember a choice, and others follow people from one site to
          the next.
        </p>
        <p>
          Four kinds are usually told apart. For each of them we say what it is for, how long such cookies
          commonly live, and what <SiteName /> does.
        </p>
      </>
    ),
  },
  {
    id: "kinds",
    title: "The four kinds of cookies",
    body: <DefinitionBlocks blocks={cookieKinds} />,
  },
  {
    id: "stored",
    title: "What your browser stores instead",
    body: (
      <>
        <p>
          Instead of cookies the site uses your browser’s local storage. What lies there is not sent along
          with every request, and no other website can read it. These are all the entries:
        </p>
        <DefinitionBlocks blocks={storedItems} />
      </>
    ),
  },
  {
    id: "third-parties",
    title: "Third-party services",
    body: (
      <>
        <p>
          Many websites build in services of other companies, each with cookies of its own. <SiteName />{" "}
          builds in none of them:
        </p>
        <ul>
          {thirdParties.map(({ term, detail }) => (
            <li key={term}>
              <strong>{term}:</strong> {detail}
            </li>
          ))}
        </ul>
        <p>
          One exception, and only if you switch it on: notifications of your browser about new messages are
          delivered by the maker of the browser. They set no cookie.
        </p>
      </>
    ),
  },
  {
    id: "opt-out",
    title: "Opting out elsewhere",
    body: (
      <>
        <p>
          Here there is nothing to opt out of. If you would like to say no to what other websites do, these
          pages help. They belong to others, who learn that you visit them, but not where you come from:
        </p>
        <OptOutLinks />
      </>
    ),
  },
  {
    id: "control",
    title: "How to remove everything",
    body: (
      <>
        <ul>
          <li>Signing out removes the three entries of your session, and messages that you had begun.</li>
          <li>
            Your browser’s settings remove the rest: look for “site data” or “cookies and site data” and
            choose this site. You will then be asked for your age and have to sign in again.
          </li>
          <li>A private window forgets all of it when you close it.</li>
        </ul>
        <p>
          If your browser forbids local storage the site still works, but it forgets your choices as soon as
          you leave the page.
        </p>
      </>
    ),
  },
  {
    id: "changes",
    title: "Changes and questions",
    body: (
      <>
        <p>
          If we ever want to store anything that the site can do without, we will ask you first, and this page
          will say so. Questions are welcome at <SupportLink />.
        </p>
        <p>
          Read on: <Link to="/">Home</Link> · <Link to="/privacy-policy">Privacy Policy</Link> ·{" "}
          <Link to="/terms-of-service">Terms of Service</Link>
        </p>
      </>
    ),
  },
];

function OptOutLinks() {
  return (
    <ul>
      {optOutLinks.map(({ to, label, where }) => (
        <li key={to}>
          <a href={to} rel="noreferrer nofollow">
            {label}
          </a>
          : {where}
        </li>
      ))}
    </ul>
  );
}
