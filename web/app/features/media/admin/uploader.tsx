import type { Media } from "@vesper/contract/media";
import { PersonLink } from "#web/shared/person-link.tsx";

/** Who uploaded it: the working name, else the name, else nobody known; and the mail address. */
export function Uploader({ owner }: { owner: Media["escortId"] }) {
  return (
    <span className="wrap-anywhere">
      Uploaded by{" "}
      <PersonLink id={owner._id} className="font-medium text-ink">
        {owner.displayName || owner.name || "Unknown"}
      </PersonLink>
      {owner.email && (
        <>
          {" "}
          (<bdi>{owner.email}</bdi>)
        </>
      )}
    </span>
  );
}
