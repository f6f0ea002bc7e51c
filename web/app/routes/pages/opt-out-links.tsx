import { optOutLinks } from "./cookie-facts.ts";

export function OptOutLinks() {
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
