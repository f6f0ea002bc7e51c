import { Letter } from "#web/features/contact/admin/letter.tsx";
import { describePage } from "#web/shell/describe-page.ts";
import type { Route } from "./+types/contact-message.ts";

export const meta = describePage({ title: "Message", indexed: false });

export default function AdminContactMessageRoute({ params }: Route.ComponentProps) {
  return <Letter key={params.id} id={params.id} />;
}
