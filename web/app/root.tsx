import { getSite } from "@vesper/contract/core/site";
import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts } from "react-router";
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url";
import inter from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import { apiContext } from "#web/api/client.ts";
import { AgeGate } from "#web/shell/gate/age-gate.tsx";
import { CrashScreen } from "#web/shell/crash-screen.tsx";
import { describePage } from "#web/shell/describe-page.ts";
import { earlyScript } from "#web/shell/early-script.ts";
import { useSite } from "#web/shell/site.ts";
import { ThemeColour, useRestoredTheme, useHydrationMarker } from "#web/shell/document.tsx";
import { SharedIcons } from "#web/ui/data/shared-icon.tsx";
import { useQuickExit } from "#web/shell/gate/use-quick-exit.ts";
import type { Route } from "./+types/root.ts";
import "./styles/app.css";

// After the styles and the first pictures; the server moves these links to the end of the page.
const toFontPreload = (href: string) =>
  ({
    rel: "preload",
    href,
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous",
    fetchPriority: "low",
  }) as const;

export const links: Route.LinksFunction = () => [
  toFontPreload(fraunces),
  toFontPreload(inter),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export const meta = describePage({ title: "Something went wrong", indexed: false });

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).call(getSite);
  return data;
}

/** An open page keeps the settings it was loaded with. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const { ageLevel, accent } = useSite();
  useRestoredTheme();
  useQuickExit();
  useHydrationMarker();
  return (
    <html lang="en" style={accent ?? undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <ThemeColour theme="day" scheme="light" />
        <ThemeColour theme="dusk" scheme="dark" />
        <meta name="rating" content="RTA-5042-1996-1400-1577-RTA" />
        <script>{earlyScript}</script>
        <Meta />
        <Links />
      </head>
      <body>
        <SharedIcons />
        {ageLevel === "click" && <AgeGate />}
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Standalone, because the header itself may have crashed. Unknown URLs have a separate route. */
export function ErrorBoundary() {
  return (
    <main className="flex min-h-dvh flex-col">
      <CrashScreen />
    </main>
  );
}
