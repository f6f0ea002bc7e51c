import { useQuery } from "@tanstack/react-query";
import type { VerificationFile as File } from "@vesper/contract/verification";
import { ApiError } from "#web/api/api-error.ts";
import { useUser } from "#web/session/use-session.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { Changes } from "./changes.tsx";
import { Decision } from "./decision.tsx";
import { Earlier } from "./earlier.tsx";
import { Evidence } from "./evidence.tsx";
import { FileHeader } from "./file-header.tsx";
import { FileSkeleton } from "./file-skeleton.tsx";
import { Outcome } from "./outcome.tsx";
import { ProfileShown } from "./profile-shown.tsx";
import { fileQuery } from "./queries.ts";

const wayBack = { label: "Back to the queue", to: "/admin/verifications" };

/** One verification with everything one needs to decide it. */
export function VerificationFile({ id }: { id: string }) {
  const query = useQuery(fileQuery(id));
  if (query.data) return <OpenFile file={query.data} now={new Date(query.dataUpdatedAt)} />;
  if (!query.isError) return <FileSkeleton />;
  const { error } = query;
  // An address that names nothing is refused before it is looked for.
  if (error instanceof ApiError && [400, 404].includes(error.status)) {
    return <EmptyState title="This verification does not exist." action={wayBack} />;
  }
  if (error instanceof ApiError && error.status === 403) {
    return <EmptyState title={error.message} action={wayBack} />;
  }
  return (
    <LoadFailure
      message={`Error loading verification: ${error.message || "the server did not answer"}`}
      retryLabel="Retry"
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

function OpenFile({ file, now }: { file: File; now: Date }) {
  const user = useUser();
  const isMine = file.holder !== null && file.holder._id === user?._id;
  const waits = file.status === "waiting";
  return (
    <article className="flex flex-col gap-6">
      <FileHeader file={file} now={now} isMine={isMine} />
      {waits && file.kind === "request" && <Evidence key={String(isMine)} file={file} isMine={isMine} />}
      {file.changes.length > 0 && <Changes changes={file.changes} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <div className="flex flex-col gap-6">
          <ProfileShown file={file} />
          {file.earlier.length > 0 && <Earlier earlier={file.earlier} />}
        </div>
        {waits ? <Decision file={file} isMine={isMine} /> : <Outcome file={file} />}
      </div>
    </article>
  );
}
