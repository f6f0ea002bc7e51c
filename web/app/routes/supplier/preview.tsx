import { useQuery } from "@tanstack/react-query";
import { isSupplier } from "@vesper/contract/accounts/role-checks";
import { Link, Navigate } from "react-router";
import { ownProfileQuery, previewQuery } from "#web/features/profiles/own/queries.ts";
import { ProfilePage } from "#web/features/profiles/page/profile-page.tsx";
import { describePage } from "#web/shell/describe-page.ts";
import { Guard } from "#web/shell/guard.tsx";
import { useSite } from "#web/shell/site.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import Eye from "virtual:icons/eye";
import Heart from "virtual:icons/heart";
import MessageCircle from "virtual:icons/message-circle";
import { SupplierSkeleton } from "./supplier-skeleton.tsx";

export const meta = describePage({ title: "Preview", indexed: false });

const profilePath = "/supplier/profile";

/** Preview of the user's own profile as visitors see it, in any state. */
export default function SupplierPreviewRoute() {
  return (
    <Guard signInAt="/login" mayEnter={isSupplier} fallback={<SupplierSkeleton />}>
      {() => <Preview />}
    </Guard>
  );
}

function Preview() {
  const { name } = useSite();
  const own = useQuery(ownProfileQuery);
  const page = useQuery({ ...previewQuery(own.data?._id ?? ""), enabled: Boolean(own.data) });
  const failed = [own, page].find(({ isLoadingError }) => isLoadingError);

  if (own.data === null) return <Navigate to={profilePath} replace />;
  if (failed) {
    return (
      <LoadFailure
        message={`Failed to load profile: ${failed.error?.message || "the server didn’t respond"}`}
        retrying={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  if (!page.data) return <SupplierSkeleton />;
  return (
    <ProfilePage
      profile={page.data}
      similar={[]}
      siteName={name}
      notice={<PreviewBanner />}
      isOwn
      actions={<PreviewActions allowsMessages={page.data.allowMessages} />}
    />
  );
}

function PreviewBanner() {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-card bg-accent-soft px-4 py-1.5 text-small text-accent max-sm:pt-3">
      <p className="flex items-center gap-3 font-medium">
        <Eye aria-hidden className="size-5 shrink-0" /> Preview: your profile as visitors see it
      </p>
      <Link
        to={profilePath}
        className="inline-flex min-h-11 items-center font-medium underline underline-offset-4 hover:text-accent-strong"
      >
        Back to Profile Management
      </Link>
    </div>
  );
}

const previewReason = "This is a preview. Visitors can use this button.";

/** The actions that visitors have. They explain themselves instead of acting: nobody writes to themselves. */
function PreviewActions({ allowsMessages }: { allowsMessages: boolean }) {
  return (
    <>
      {allowsMessages && (
        <Button icon={<MessageCircle aria-hidden className="size-5" />} disabledReason={previewReason}>
          Send Message
        </Button>
      )}
      <Button tone="outline" icon={<Heart aria-hidden className="size-5" />} disabledReason={previewReason}>
        Add to Favorites
      </Button>
      <p className="basis-full text-small text-muted">
        {allowsMessages
          ? "Visitors can use these buttons. They are off in your preview."
          : "You turned off messages, so visitors see no “Send Message”. The other buttons are off in your preview."}
      </p>
    </>
  );
}
