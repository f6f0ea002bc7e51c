import type { ProfileImage } from "@vesper/contract/media/images";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Initial } from "./initial.tsx";
import { SizedPicture } from "./sized-picture.tsx";

const frame = "absolute inset-0 size-full";
const grid = "grid grid-cols-3 gap-x-2.5 gap-y-4 sm:grid-cols-6 sm:gap-x-4";

export interface TilePerson {
  id: string;
  path: string;
  name: string;
  /** Line under the name: a city, a status. */
  note: ReactNode;
  image: ProfileImage | undefined;
}

/** Small portraits, three in a row on a phone and six on wider screens. */
export function PersonTiles({ people }: { people: readonly TilePerson[] }) {
  return (
    <ul className={grid}>
      {people.map((person) => (
        <li key={person.id}>
          <PersonTile person={person} />
        </li>
      ))}
    </ul>
  );
}

function PersonTile({ person: { path, name, note, image } }: { person: TilePerson }) {
  const initial = <Initial name={name} className={`${frame} text-title`} />;
  return (
    <Link to={path} className="group flex flex-col gap-1.5 rounded-inner">
      <span className="relative block aspect-[3/4] overflow-hidden rounded-inner bg-raised transition-transform group-active:scale-[0.98]">
        {image ? (
          <SizedPicture
            image={image}
            sizes="(min-width: 640px) 130px, 30vw"
            priority="lazy"
            alt=""
            className={frame}
            instead={initial}
          />
        ) : (
          initial
        )}
      </span>
      <span className="min-w-0">
        <bdi className="block font-medium wrap-anywhere max-[359px]:text-small group-hover:underline group-hover:underline-offset-4">
          {name}
        </bdi>
        <span className="block text-caption wrap-anywhere text-muted">{note}</span>
      </span>
    </Link>
  );
}

export function PersonTilesSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={grid}>
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className="flex flex-col gap-2">
          <Skeleton className="aspect-[3/4] w-full rounded-inner" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      ))}
    </div>
  );
}
