import { uploadLogo } from "@vesper/contract/core/admin-settings";
import { toLogo } from "@vesper/contract/core/logo";
import { useRef } from "react";
import { useAdminChange } from "#web/api/use-admin-change.ts";
import { createUploadApi } from "#web/session/upload-api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { PictureInput } from "#web/ui/forms/picture-input.tsx";
import ImageUp from "virtual:icons/image-up";
import { settingsKey } from "./queries.ts";
import { getSetting } from "./setting-text.ts";
import type { SettingEdits } from "./use-setting-edits.ts";

/** Uploads a logo, which is stored at once: unlike the other settings it has no draft. */
export function LogoControl({ edits }: { edits: SettingEdits }) {
  const logo = toLogo(edits.current.logo);
  const input = useRef<HTMLInputElement>(null);
  const { label, about } = getSetting("logo");
  const upload = useAdminChange({
    key: settingsKey,
    change: (file: File) => {
      const form = new FormData();
      form.set("file", file);
      return createUploadApi(form).call(uploadLogo);
    },
    done: "Logo uploaded. Pages show it the next time they load.",
    failed: "Failed to upload the logo",
    // A pending removal would otherwise hide the new logo, and delete it with the next save.
    onDone: () => edits.drop("logo"),
  });
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-small font-medium">{label}</p>
      <div className="flex flex-wrap items-center gap-4">
        {logo && (
          <img
            src={logo.url}
            alt="Current logo"
            className="h-12 max-w-48 rounded-inner border border-line bg-raised object-contain p-1"
          />
        )}
        <PictureInput ref={input} label="Logo file" onFile={(file) => upload.mutate(file)} />
        <Button
          tone="outline"
          icon={<ImageUp aria-hidden />}
          busy={upload.isPending}
          onClick={() => input.current?.click()}
        >
          {logo ? "Replace logo" : "Upload logo"}
        </Button>
      </div>
      <p className="text-small text-muted">{about} It’s saved as soon as it’s uploaded.</p>
    </div>
  );
}
