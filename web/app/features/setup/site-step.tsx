import { SetupSite, setUpSite } from "@vesper/contract/core/setup";
import { api } from "#web/session/api.ts";
import { FormFrame } from "#web/shared/form-frame.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import { getLockProps } from "./locked.ts";
import type { StepProps } from "./step-props.ts";

export function SiteStep({ code, state: { site, locked }, onSaved }: StepProps) {
  const isLocked = locked.includes("PUBLIC_URL");
  const form = useSchemaForm(SetupSite, {
    name: site.name,
    // The address that reached this page is the best guess until the operator has chosen one.
    address:
      isLocked || !/\/\/(?:localhost|127\.)/.test(site.address) ? site.address : window.location.origin,
  });

  async function send(value: SetupSite) {
    onSaved((await api.call(setUpSite, { body: { code, ...value } })).data);
  }

  return (
    <FormFrame form={form} send={send} failed="Failed to save this step." label="Continue">
      <TextField
        {...getFieldProps(form, "name", "Site name")}
        autoComplete="off"
        {...getLockProps(locked, "SITE_NAME")}
      />
      <TextField
        {...getFieldProps(form, "address", "Public address")}
        type="url"
        inputMode="url"
        autoComplete="off"
        help="Links in mails and passkeys belong to this address, so choose the one you will keep."
        {...getLockProps(locked, "PUBLIC_URL")}
      />
    </FormFrame>
  );
}
