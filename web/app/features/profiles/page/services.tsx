import { PageLink } from "#web/ui/actions/page-link.tsx";
import { Chip } from "#web/ui/actions/chip.tsx";
import { divideServices } from "./divide-services.ts";
import type { PageProfile } from "./profile-facts.ts";

/** Listed services first, each a link to everyone who offers it, then the escort's own words. */
export function ServiceList({ profile }: { profile: PageProfile }) {
  const { listed, own } = divideServices(profile);
  return (
    <ul className="flex flex-wrap gap-2">
      {listed.map(({ slug, name }) => (
        <li key={slug}>
          <Chip render={<PageLink to={`/search?services=${slug}`} />}>{name}</Chip>
        </li>
      ))}
      {own.map((text) => (
        <li
          key={text}
          className="flex min-h-10 items-center rounded-control bg-raised px-3.5 py-1.5 text-small"
        >
          <bdi className="wrap-anywhere">{text}</bdi>
        </li>
      ))}
    </ul>
  );
}
