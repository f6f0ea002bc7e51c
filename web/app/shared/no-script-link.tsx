import type { ReactNode } from "react";
import type { Intent } from "@vesper/contract/accounts/intent";
import { toSignInPath } from "@vesper/contract/accounts/sign-in-path";
import { PageLink } from "#web/ui/actions/page-link.tsx";
import { Button } from "#web/ui/actions/button.tsx";

interface NoScriptLinkProps {
  intent: Intent;
  tone?: "primary" | "outline";
  icon: ReactNode;
  children: string;
}

/** Stands in for a button that needs scripts: a link to the sign-in page, which leads back to the act. */
export function NoScriptLink({ intent, tone = "primary", icon, children }: NoScriptLinkProps) {
  return (
    <noscript>
      <Button tone={tone} icon={icon} render={<PageLink to={toSignInPath(intent)} rel="nofollow" />}>
        {children}
      </Button>
    </noscript>
  );
}
