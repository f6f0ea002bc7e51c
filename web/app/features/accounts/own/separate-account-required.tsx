import type { User } from "@vesper/contract/accounts/accounts";
import { getHome } from "@vesper/contract/accounts/role-checks";
import { Link } from "react-router";
import { signOut } from "#web/session/sign-out.ts";
import { AccentLink } from "#web/ui/actions/accent-link.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { AccountPage } from "#web/shared/account-page.tsx";
import { insertName } from "#web/ui/data/insert-name.tsx";

/** Shown to members who want to publish a profile: one account cannot be both a member's and an escort's. */
export function SeparateAccountRequired({ user }: { user: User }) {
  return (
    <AccountPage title="List your profile" text={insertName("You’re signed in as {name}.", user.email)}>
      <div className="flex flex-col gap-5">
        <p>
          An escort profile needs a separate account with a different email address. Your favorites, messages
          and reviews stay with this one.
        </p>
        <p>
          Would you rather turn this account into an escort account?{" "}
          <AccentLink to="/contact">Write to us</AccentLink>, and our team will look into it.
        </p>
        <Button size="large" onClick={signOut}>
          Sign out and create one
        </Button>
        <Button size="large" tone="outline" render={<Link to={getHome(user.roles).path} />}>
          Back to your dashboard
        </Button>
      </div>
    </AccountPage>
  );
}
