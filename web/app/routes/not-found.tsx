import { data } from "react-router";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Page not found", indexed: false });

export const loader = () => data(null, { status: 404 });

export { NotFound as default } from "#web/shell/not-found.tsx";
