import type { Media } from "@vesper/contract/media";

/** Who uploaded it: the working name, else the name, else nobody known; and the mail address. */
export function Uploader({ owner }: { owner: Media["escortId"] }) {
  return (
    <span className="wrap-anywhere">
      Uploaded by <bdi className="font-medium text-ink">{owner.displayName || owner.name || "Unknown"}</bdi>
      {owner.email && (
        <>
          {" "}
          (<bdi>{owner.email}</bdi>)
        </>
      )}
    </span>
  );
}
