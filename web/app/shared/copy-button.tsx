import { useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import Check from "virtual:icons/check";
import Copy from "virtual:icons/copy";

/** Copies the text and confirms it in place. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState<string>();
  const isCopied = copied === text && text !== "";

  async function handleClick() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      toast.error("Your browser blocked copying. Select the text and copy it yourself.");
    }
  }

  const Icon = isCopied ? Check : Copy;
  return (
    <Button
      tone="outline"
      size="small"
      icon={<Icon aria-hidden className="size-4" />}
      onClick={() => void handleClick()}
    >
      <span aria-live="polite">{isCopied ? "Copied" : label}</span>
    </Button>
  );
}
