import { Link } from "react-router";
import { DefinitionBlocks } from "./definition-blocks.tsx";
import { ageCookie, cookieKinds, optOutLinks, storedItems, thirdParties } from "./cookie-facts.ts";
import { SiteName, SupportLink } from "../pages/site-details.tsx";
import type { TextSection } from "../pages/text-page.tsx";

export const cookieSections: readonly TextSection[] = [
  {
    id: "cookies",
    title: "What cookies are",
    body: (
      <>
        <p>
          Cookies are small text files that a website asks your browser to keep and send back with every
          request. Some make a site work, some remember a choice, and some track people from one site to the
          next.
        </p>
        <p>
          There are four common kinds. For each one, we explain what it’s for, how long it usually lasts and
          whether <SiteName /> uses it.
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
    id: "age",
    title: "Our only cookie",
    body: (
      <>
        <p>
          Some countries require a <Link to="/age-check">proof of age</Link>. Only there, we set this cookie:
        </p>
        <DefinitionBlocks blocks={[ageCookie]} />
      </>
    ),
  },
  {
    id: "stored",
    title: "What your browser stores instead",
    body: (
      <>
        <p>
          For everything else, this site uses your browser’s local storage. It isn’t sent along with every
          request, and no other website can read it. Here is every entry:
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
          Many websites include services from other companies, each with its own cookies. <SiteName />{" "}
          includes none of them:
        </p>
        <ul>
          {thirdParties.map(({ term, detail }) => (
            <li key={term}>
              <strong>{term}:</strong> {detail}
            </li>
          ))}
        </ul>
        <p>
          There is one exception, and only if you turn it on: browser notifications about new messages are
          delivered by the company that makes your browser. These notifications set no cookies.
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
          There’s nothing to opt out of here. To opt out of tracking on other websites, use the pages below.
          They’re run by other organizations, which can see that you visit but not where you came from:
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
          <li>
            Signing out removes the three session entries, along with drafts, unsent messages, searches,
            profiles you viewed and any unfinished review. So does a session that ends in another way, as soon
            as this browser opens the site again.
          </li>
          <li>
            You can remove the rest in your browser’s settings. Look for “site data” or “cookies and site
            data” and choose this site. After that, you’ll need to confirm or prove your age and sign in
            again.
          </li>
          <li>A private window deletes everything when you close it.</li>
        </ul>
        <p>
          If your browser blocks local storage, the site still works, but it forgets your choices as soon as
          you leave the page. If it blocks the cookie, an age check can’t let you in.
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
          If we ever want to store anything the site doesn’t need, we’ll ask you first and say so on this
          page. Questions? Write to <SupportLink />.
        </p>
        <p>
          See also: <Link to="/">Home</Link> · <Link to="/privacy-policy">Privacy Policy</Link> ·{" "}
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
