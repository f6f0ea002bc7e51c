import { derivePalette, toAccentStyle } from "@vesper/contract/core/accent";
import { toLogo } from "@vesper/contract/core/logo";
import type { Settings } from "@vesper/contract/core/setting-values";
import type { CSSProperties } from "react";
import { Badge } from "#web/ui/data/badge.tsx";
import Megaphone from "virtual:icons/megaphone";
import { Logo } from "#web/ui/layout/logo.tsx";
import { findProblem } from "./setting-text.ts";

const themes = { day: "Day theme", dusk: "Dusk theme" } as const;

/** The brand as visitors would see it, in both themes, while it is edited. */
export function BrandPreview({ settings }: { settings: Settings }) {
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-small font-medium">Preview</h3>
      <div className="grid gap-4 xl:grid-cols-2">
        {(Object.keys(themes) as (keyof typeof themes)[]).map((theme) => (
          <figure key={theme} className="flex flex-col gap-1.5">
            <ThemePreview theme={theme} settings={settings} />
            <figcaption className="text-caption text-muted">{themes[theme]}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}

/** A refused color has no palette, so the preview keeps Vesper's own. */
function getStyle({ accentColor }: Settings): CSSProperties | undefined {
  if (!accentColor || findProblem("accentColor", accentColor)) return undefined;
  return toAccentStyle(derivePalette(accentColor));
}

function ThemePreview({ theme, settings }: { theme: keyof typeof themes; settings: Settings }) {
  const { announcement, homeHeadline, siteName, logo } = settings;
  return (
    <div style={getStyle(settings)} className="overflow-hidden rounded-card border border-line">
      <div data-theme={theme} className="bg-ground text-ink">
        {announcement && (
          <p className="flex items-center gap-2 bg-accent-soft px-4 py-2 text-caption font-medium wrap-anywhere">
            <Megaphone aria-hidden className="size-4 shrink-0 text-accent" />
            {announcement}
          </p>
        )}
        <div className="border-b border-line px-4 py-2">
          <Logo name={siteName} picture={toLogo(logo)} to={null} size="small" />
        </div>
        <div className="flex flex-col items-start gap-3 p-4">
          <p className="font-serif text-title font-semibold wrap-anywhere">{homeHeadline}</p>
          <p className="text-small">
            Text with <span className="text-accent underline underline-offset-4">a link</span>.
          </p>
          <div className="flex items-center gap-2">
            <span className="inline-flex min-h-10 items-center rounded-control bg-accent px-4 text-small font-medium text-on-accent">
              Button
            </span>
            <Badge tone="accent">Label</Badge>
          </div>
        </div>
      </div>
    </div>
  );
}
