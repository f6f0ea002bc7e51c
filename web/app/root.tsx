import type { ReactNode } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url";
import inter from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import { themeScript } from "#web/ui/theme.ts";
import { ToastOutlet } from "#web/ui/toast-outlet.tsx";
import type { Route } from "./+types/root.ts";
import "./styles/app.css";

// The content security policy forbids eval. Schemas look at this while route modules load, so it must come first.
const zodScript = "globalThis.__zod_globalConfig={jitless:true}";

const preloadedFont = (href: string) =>
  ({ rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" }) as const;

export const links: Route.LinksFunction = () => [
  preloadedFont(fraunces),
  preloadedFont(inter),
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#faf7f2" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#121018" media="(prefers-color-scheme: dark)" />
        <script dangerouslySetInnerHTML={{ __html: `${zodScript};${themeScript}` }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ToastOutlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main className="mx-auto max-w-content px-4 py-16">
      <h1 className="font-serif text-title">{missing ? "Page not found" : "Something went wrong"}</h1>
    </main>
  );
}
