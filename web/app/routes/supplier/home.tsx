import type { User } from "@vesper/contract/accounts/accounts";
import { useQuery } from "@tanstack/react-query";
import { useOutletContext } from "react-router";
import { PasskeyOffer } from "#web/features/accounts/own/passkeys/passkey-offer.tsx";
import { meQuery } from "#web/features/accounts/own/queries.ts";
import { ResendVerification } from "#web/features/accounts/public/email-verification.tsx";
import { LatestMessages } from "#web/features/chat/overview/latest-messages.tsx";
import { MediaCounters } from "#web/features/media/dashboard/media-counters.tsx";
import { QuickActions } from "#web/features/media/dashboard/quick-actions.tsx";
import { RecentMedia } from "#web/features/media/dashboard/recent-media.tsx";
import { TodoList } from "#web/features/profiles/todo/todo-list.tsx";
import { Tonight } from "#web/features/profiles/tonight/tonight.tsx";
import { VerificationSummary } from "#web/features/verification/own/verification-summary.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Escort Dashboard", indexed: false });

/** Tonight first; the counters of the media library and the rest below. */
export default function SupplierHomeRoute() {
  const user = useOutletContext<User>();
  useQuery(meQuery);
  return (
    <div className="flex flex-col gap-4 sm:gap-6">
      <Tonight
        messages={
          <LatestMessages
            user={user}
            allAt="/supplier/messages"
            empty={<p className="text-muted">No messages yet. Visitors write to you from your profile.</p>}
          />
        }
        todo={<TodoList user={user} confirmEmail={<ResendVerification />} />}
      />
      <PasskeyOffer user={user} />
      <section aria-labelledby="library" className="mt-4 flex flex-col gap-4">
        <h2 id="library" className="font-serif text-lead font-semibold">
          Your media
        </h2>
        <MediaCounters />
      </section>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-4 sm:gap-6 lg:order-last">
          <QuickActions />
          <VerificationSummary />
        </div>
        <RecentMedia />
      </div>
    </div>
  );
}
