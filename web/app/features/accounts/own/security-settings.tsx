import { useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { SectionCard } from "#web/ui/layout/section-card.tsx";
import { ChangePassword } from "./change-password.tsx";

export function SecuritySettings() {
  const [changing, setChanging] = useState(false);
  return (
    <SectionCard
      title="Password"
      text="A new password signs your other devices out."
      actions={
        <Button tone="outline" onClick={() => setChanging(true)}>
          Change password
        </Button>
      }
    >
      <ChangePassword open={changing} onOpenChange={setChanging} />
    </SectionCard>
  );
}
