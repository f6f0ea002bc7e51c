import type { AdminProfile } from "@vesper/contract/admin-profiles";
import { Badge } from "#web/ui/data/badge.tsx";

/** Pictures that wait for review as well: each opens in a tab of its own. */
export function SubmittedPictures({ pictures }: { pictures: AdminProfile["submittedImages"] }) {
  if (pictures.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <p className="flex items-center gap-2 text-small text-muted">
        Submitted pictures <Badge tone="gold">Not reviewed yet</Badge>
      </p>
      <ul className="flex flex-wrap gap-2">
        {pictures.map(({ _id, previewUrl, url, alt, isPrimary }) => (
          <li key={_id}>
            <a href={url} target="_blank" rel="noreferrer" className="block rounded-inner">
              <img
                src={previewUrl}
                alt={isPrimary ? `${alt} (primary)` : alt}
                className="h-28 w-auto rounded-inner object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
