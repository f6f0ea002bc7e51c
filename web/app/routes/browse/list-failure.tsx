import { ProfileGridSkeleton } from "#web/features/profiles/cards/profile-grid.tsx";
import { NotFound } from "#web/shell/not-found.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { RetriedFailure } from "#web/ui/feedback/load-failure.tsx";
import { isNotFound } from "./not-found-errors.ts";

interface ListFailureProps {
  error: unknown;
  title: string;
  message: string;
  loading: string;
}

export function ListFailure({ error, title, message, loading }: ListFailureProps) {
  if (isNotFound(error)) return <NotFound title={`${title} not found`} />;
  return (
    <Page>
      <PageHeader title={title} />
      <RetriedFailure message={message} loading={<ProfileGridSkeleton label={loading} />} />
    </Page>
  );
}
