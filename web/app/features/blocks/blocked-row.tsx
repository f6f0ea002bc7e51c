import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type Block, unblockPerson } from "@vesper/contract/blocks";
import { messageOf } from "#web/api/message-of.ts";
import { api } from "#web/session/api.ts";
import { Avatar } from "#web/ui/data/avatar.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { blocksKey } from "./queries.ts";

const dates = new Intl.DateTimeFormat("en", { dateStyle: "medium" });

export function BlockedRow({ block }: { block: Block }) {
  const client = useQueryClient();
  const unblock = useMutation({
    mutationFn: () => api.call(unblockPerson, { params: { userId: block._id } }),
    onSuccess: async () => {
      toast.success(`${block.name} is no longer blocked`);
      document.querySelector<HTMLElement>("#main")?.focus({ preventScroll: true });
      await client.invalidateQueries({ queryKey: blocksKey });
    },
    onError: (error) => toast.error(messageOf(error, "Failed to unblock.")),
  });
  return (
    <li className="flex min-h-18 items-center gap-3 py-2">
      <Avatar name={block.name} src={block.avatar} />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">
          <bdi>{block.name}</bdi>
        </p>
        <p className="text-small text-muted">
          Blocked on <time dateTime={block.blockedAt}>{dates.format(new Date(block.blockedAt))}</time>
        </p>
      </div>
      <Button
        tone="outline"
        size="small"
        busy={unblock.isPending}
        aria-label={`Unblock ${block.name}`}
        onClick={() => unblock.mutate()}
      >
        Unblock
      </Button>
    </li>
  );
}
