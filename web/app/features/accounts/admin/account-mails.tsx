import { type AccountMail, type AdminUser, resendMail } from "@vesper/contract/accounts/admin-users";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { useUserChange } from "./use-user-change.ts";

const labels: Record<AccountMail, string> = {
  invitation: "Send invitation",
  verification: "Send confirmation link",
  password: "Send password link",
};

/** Returns the mails that lead somewhere; the server refuses the others. */
const listMails = ({ isClaimed, isEmailVerified }: AdminUser): AccountMail[] => [
  ...(isClaimed ? [] : (["invitation"] as const)),
  ...(isEmailVerified ? [] : (["verification"] as const)),
  "password",
];

/** Sends the mails about access to an account again, to its owner alone. */
export function AccountMails({ user }: { user: AdminUser }) {
  if (user.status !== "active") return null;
  return (
    <SectionCard
      title="Send a mail again"
      text="It goes to the account’s own address. You don’t see the link."
    >
      <div className="flex flex-wrap gap-2">
        {listMails(user).map((mail) => (
          <MailButton key={mail} userId={user._id} mail={mail} />
        ))}
      </div>
    </SectionCard>
  );
}

function MailButton({ userId, mail }: { userId: string; mail: AccountMail }) {
  const send = useUserChange({
    change: () => api.call(resendMail, { params: { id: userId }, body: { mail } }),
    done: "The mail is on its way",
    failed: "Failed to send the mail",
  });
  return (
    <Button tone="outline" size="small" busy={send.isPending} onClick={() => send.mutate(undefined)}>
      {labels[mail]}
    </Button>
  );
}
