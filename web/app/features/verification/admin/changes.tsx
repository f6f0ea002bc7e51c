import type { VerificationDetail } from "@vesper/contract/moderation/verification";
import ArrowRight from "virtual:icons/arrow-right";
import ImageOff from "virtual:icons/image-off";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { changeLabels } from "./labels.ts";
import { useState } from "react";

type Change = VerificationDetail["changes"][number];

/** Profile fields that have changed since an admin verified them. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  return (
    <SectionCard
      title="Changes since the check"
      text="The badge is hidden until an admin confirms the changes."
    >
      <dl className="divide-y divide-line">
        {changes.map((change) => (
          <div key={change.field} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
            <dt className="w-32 text-small text-muted">{changeLabels[change.field]}</dt>
            <dd className="flex flex-wrap items-center gap-3">
              {change.field === "photo" ? (
                <>
                  <ChangedPhoto url={change.beforeUrl} label="Before" />
                  <ArrowRight aria-hidden className="size-5 text-muted" />
                  <ChangedPhoto url={change.afterUrl} label="Now" />
                </>
              ) : (
                <>
                  <del className="text-muted">
                    <bdi>{change.before}</bdi>
                  </del>
                  <ArrowRight aria-hidden className="size-5 text-muted" />
                  <ins className="font-medium no-underline">
                    <bdi>{change.after}</bdi>
                  </ins>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  );
}

function ChangedPhoto({ url, label }: { url: string | null; label: string }) {
  const [isGone, setGone] = useState(url === null);
  return (
    <figure className="flex flex-col gap-1">
      <div className="flex h-48 w-36 items-center justify-center overflow-hidden rounded-inner bg-raised text-muted">
        {isGone || !url ? (
          <ImageOff aria-hidden className="size-6" />
        ) : (
          <img src={url} alt="" onError={() => setGone(true)} className="size-full object-cover" />
        )}
      </div>
      <figcaption className="text-small text-muted">
        {label}
        {isGone && ": deleted"}
      </figcaption>
    </figure>
  );
}
