import type { User } from "@vesper/contract/accounts/accounts";
import { getHome } from "@vesper/contract/accounts/role-checks";
import { findSafeRedirect } from "@vesper/contract/core/redirect";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Navigate, useLocation, useSearchParams } from "react-router";
import { secondFactorQuery } from "#web/features/accounts/own/queries.ts";
import {
  SecondFactorCheck,
  SecondFactorChoice,
} from "#web/features/accounts/own/second-factor/second-factor-choice.tsx";
import { toLoginPath } from "#web/session/login-path.ts";
import { AccountPage } from "#web/shared/account-page.tsx";
import { describePage } from "#web/shell/describe-page.ts";
import { Guard } from "#web/shell/guard.tsx";
import { QueryArea } from "#web/shell/query-area.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

export const meta = describePage({ title: "Second factor", indexed: false });

export default function SecondFactorRoute() {
  const { pathname, search } = useLocation();
  return (
    <Guard signInAt={toLoginPath(pathname + search)} fallback={<SecondFactorSkeleton />}>
      {(user) => (
        <QueryArea key={user._id}>
          <SecondFactor user={user} />
        </QueryArea>
      )}
    </Guard>
  );
}

const title = "Secure your account";

const SecondFactorSkeleton = () => (
  <AccountPage title={title}>
    <Skeleton className="h-40 w-full" />
  </AccountPage>
);

function SecondFactor({ user }: { user: User }) {
  // Asked once: adding a factor must not replace the page before its recovery codes are saved.
  const query = useQuery({ ...secondFactorQuery, staleTime: "static", refetchOnReconnect: false });
  const [params] = useSearchParams();
  // Kept from the first rendering, for the same reason.
  const [hasFactor] = useState(user.hasPasskey || user.isTwoFactorOn);
  const target = findSafeRedirect(params.get("redirect")) ?? getHome(user.roles).path;

  if (query.isLoadingError) {
    return (
      <AccountPage title={title}>
        <LoadFailure query={query} message="Failed to load your account" />
      </AccountPage>
    );
  }
  if (!query.data) return <SecondFactorSkeleton />;
  if (!query.data.isMissing) return <Navigate to={target} replace />;

  // A full load, so that the live connection and every page start with the new rights.
  const handleDone = () => window.location.assign(target);
  return (
    <AccountPage title={hasFactor ? "Confirm it’s you" : title} text={hasFactor ? checkText : choiceText}>
      {hasFactor ? (
        <SecondFactorCheck user={user} onDone={handleDone} />
      ) : (
        <SecondFactorChoice onDone={handleDone} />
      )}
    </AccountPage>
  );
}

const choiceText =
  "Your role gives you access to other people’s data, so your password alone isn’t enough. Add a second factor, and you’ll continue where you were going.";
const checkText = "Your role needs your second factor, too. Then you’ll continue where you were going.";
