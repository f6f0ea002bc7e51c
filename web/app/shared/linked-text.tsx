import { PersonLink } from "./person-link.tsx";

const userLinkPattern = /\[([^\][]+)\]\(\/admin\/users\/([0-9a-f-]{36})\)/g;

/**
 * Text on admin pages in which `[name](/admin/users/…)` becomes a link to a person; no other link syntax is
 * recognized.
 */
export function LinkedText({ text }: { text: string }) {
  const pieces = text.split(userLinkPattern);
  return (
    <bdi>
      {pieces.map((piece, index) =>
        // `split` keeps the two capture groups of each match: text, name, id, text, …
        index % 3 === 0 ? (
          piece
        ) : index % 3 === 1 ? (
          <PersonLink key={index} id={pieces[index + 1] ?? ""}>
            {piece}
          </PersonLink>
        ) : null,
      )}
    </bdi>
  );
}
