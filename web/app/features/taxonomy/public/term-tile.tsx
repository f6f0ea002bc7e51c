import type { TermPerson } from "@vesper/contract/profiles/term-people";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { SizedPicture } from "#web/shared/sized-picture.tsx";
import { formatProfileCount } from "./labels.ts";

interface TermTileProps {
  to: string;
  term: { name: string; description: string; profileCount: number };
  type: string;
  people: readonly TermPerson[];
  icon?: ReactNode;
}

/** Category or tag: people first, then what they have in common. */
export function TermTile({ to, term, type, people, icon }: TermTileProps) {
  return (
    <Link
      to={to}
      className="group flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface hover:border-line-strong hover:bg-hover/50"
    >
      <TilePeople people={people} />
      <div className="flex flex-1 flex-col gap-1.5 p-4">
        <div className="flex items-center gap-3">
          {icon}
          <h2 className="min-w-0 flex-1 font-serif text-lead font-semibold wrap-anywhere">
            <bdi>{term.name}</bdi>
          </h2>
        </div>
        {term.description && (
          <p className="text-small text-muted wrap-anywhere">
            <bdi>{term.description}</bdi>
          </p>
        )}
        <p className="mt-auto flex flex-wrap justify-between gap-x-3 pt-1 text-small">
          <span className="font-medium text-accent">{formatProfileCount(term.profileCount)}</span>
          <span className="text-muted">{type}</span>
        </p>
      </div>
    </Link>
  );
}

/** Up to three portraits side by side. */
function TilePeople({ people }: { people: readonly TermPerson[] }) {
  if (people.length === 0) return null;
  return (
    <span aria-hidden className="flex aspect-[9/4] gap-0.5 overflow-hidden bg-line">
      {people.map(({ _id, image }) => (
        <span key={_id} className="relative flex-1 overflow-hidden bg-raised">
          <SizedPicture
            image={image}
            sizes="(min-width: 1280px) 100px, (min-width: 640px) 16vw, 31vw"
            priority="lazy"
            alt=""
            className="absolute inset-0 size-full object-[50%_25%] transition-transform duration-200 group-hover:scale-[1.03]"
            instead={null}
          />
        </span>
      ))}
    </span>
  );
}
