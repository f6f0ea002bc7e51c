import { isRouteErrorResponse } from "react-router";
import { ProfileGridSkeleton } from "#web/features/profiles/profile-grid-skeleton.tsx";
import { NotFound } from "#web/shell/not-found.tsx";
import { Page } from "#web/ui/page.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { RetriedFailure } from "#web/ui/retried-failure.tsx";

interface ListFailureProps {
  error: unknown;
  title: string;
  message: string;
  loading: string;
}

export function ListFailure({ error, title, message, loading }: ListFailureProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <Page>
      <PageHeader title={title} />
      <RetriedFailure message={message} loading={<ProfileGridSkeleton label={loading} />} />
    </Page>
  );
}
