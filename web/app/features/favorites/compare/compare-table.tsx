import type { ComparedProfile } from "@vesper/contract/profiles/compare";
import { clsx } from "clsx/lite";
import { useState } from "react";
import { Link } from "react-router";
import { Initial } from "#web/shared/initial.tsx";
import { SizedPicture } from "#web/shared/sized-picture.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { SwitchField } from "#web/ui/forms/switch-field.tsx";
import HeartOff from "virtual:icons/heart-off";
import X from "virtual:icons/x";
import { type ComparedTexts, listComparedTexts } from "./rows.ts";

interface ComparedFavorite {
  _id: string;
  profile: ComparedProfile | null;
}

interface CompareTableProps {
  favorites: readonly ComparedFavorite[];
  toPathWithout: (id: string) => string;
}

const labelCell =
  "sticky left-0 z-10 w-24 min-w-24 bg-ground py-3 pr-3 text-left align-top sm:w-32 sm:min-w-32";
const cell = "w-1/4 min-w-36 px-2 py-3 align-top sm:px-3";

/** A table whose first column stays while the others scroll sideways on a phone. */
export function CompareTable({ favorites, toPathWithout }: CompareTableProps) {
  const [areAllShown, setAreAllShown] = useState(true);
  const shown = favorites.flatMap(({ profile }) => profile ?? []);
  const rows = listComparedTexts(shown).filter(({ isDifferent }) => areAllShown || isDifferent);
  return (
    <div className="flex flex-col gap-4">
      {shown.length > 1 && (
        <SwitchField
          label="Only show differences"
          checked={!areAllShown}
          onChange={(event) => setAreAllShown(!event.target.checked)}
          className="max-w-xs"
        />
      )}
      <div
        role="region"
        aria-label="Comparison of your favorites"
        tabIndex={0}
        className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0"
      >
        <table className="w-full border-collapse text-small">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className={labelCell}>
                <span className="sr-only">Fact</span>
              </th>
              {favorites.map((favorite) => (
                <th key={favorite._id} scope="col" className={clsx(cell, "text-left font-normal")}>
                  <PersonHead favorite={favorite} removeAt={toPathWithout(favorite._id)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <FactRow key={row.label} row={row} favorites={favorites} isMarked={shown.length > 1} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface FactRowProps {
  row: ComparedTexts;
  favorites: readonly ComparedFavorite[];
  isMarked: boolean;
}

/** Equal values step back, so that differences stand out. */
function FactRow({ row: { label, texts, isDifferent }, favorites, isMarked }: FactRowProps) {
  const shown = favorites.filter(({ profile }) => profile !== null);
  return (
    <tr className="border-b border-line">
      <th scope="row" className={clsx(labelCell, "font-medium")}>
        {label}
        {isMarked && isDifferent && <span className="sr-only"> (differs)</span>}
      </th>
      {favorites.map((favorite) => (
        <td key={favorite._id} className={clsx(cell, isMarked && !isDifferent && "text-muted")}>
          <bdi className="wrap-anywhere whitespace-pre-line">{texts[shown.indexOf(favorite)] || "–"}</bdi>
        </td>
      ))}
    </tr>
  );
}

function PersonHead({ favorite: { profile }, removeAt }: { favorite: ComparedFavorite; removeAt: string }) {
  const name = profile?.name ?? "this profile";
  return (
    <div className="flex flex-col gap-2">
      <div className="relative aspect-[3/4] w-full max-w-48 overflow-hidden rounded-inner bg-raised">
        {profile ? <Portrait profile={profile} /> : <NoPortrait />}
        <IconButton
          label={`Remove ${name} from the comparison`}
          icon={<X aria-hidden />}
          tone="outline"
          render={<Link to={removeAt} replace />}
          className="absolute top-1.5 right-1.5 bg-surface"
        />
      </div>
      {profile ? (
        <Link
          to={`/escort/${profile.slug}`}
          className="inline-flex min-h-11 items-center font-serif text-lead font-semibold wrap-anywhere underline-offset-4 hover:underline"
        >
          <bdi>{profile.name}</bdi>
        </Link>
      ) : (
        <p className="py-2.5 font-medium text-muted">No longer available</p>
      )}
    </div>
  );
}

function Portrait({ profile: { name, images } }: { profile: ComparedProfile }) {
  const [image] = images;
  const initial = <Initial name={name} className="absolute inset-0 text-title" />;
  if (!image) return initial;
  return (
    <SizedPicture
      image={image}
      sizes="(min-width: 640px) 192px, 36vw"
      priority="lazy"
      alt=""
      className="absolute inset-0 size-full"
      instead={initial}
    />
  );
}

const NoPortrait = () => (
  <span aria-hidden className="absolute inset-0 flex items-center justify-center text-muted">
    <HeartOff className="size-6" />
  </span>
);
