import { useQuery } from "@tanstack/react-query";
import type { User } from "@vesper/contract/accounts/accounts";
import { useLocation } from "react-router";
import { AccountSkeleton } from "#web/features/accounts/own/account-skeleton.tsx";
import { AvatarEditor } from "#web/features/accounts/own/avatar-editor.tsx";
import { EditProfileForm } from "#web/features/accounts/own/edit-profile-form.tsx";
import { meQuery } from "#web/features/accounts/own/queries.ts";
import { describePage } from "#web/shell/describe-page.ts";
import { Guard } from "#web/shell/guard.tsx";
import { toLoginPath } from "#web/session/login-path.ts";
import { Card } from "#web/ui/layout/card.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";

export const meta = describePage({ title: "Edit Profile", indexed: false });

export default function ProfileEditRoute() {
  const { pathname, search } = useLocation();
  return (
    <Guard signInAt={toLoginPath(pathname + search)} fallback={<AccountSkeleton />}>
      {(user) => <EditProfile user={user} />}
    </Guard>
  );
}

function EditProfile({ user }: { user: User }) {
  useQuery(meQuery);
  return (
    <Page width="medium">
      <PageHeader
        title="Edit Profile"
        text="Your account details. Others see no more than your name and photo; only you and our team see the rest."
      />
      <Card padding="large" className="flex flex-col gap-8">
        <AvatarEditor user={user} />
        <EditProfileForm user={user} />
      </Card>
    </Page>
  );
}
