import {
  leaveOutMail,
  mailSecurities,
  sendSetupMail,
  SetupMail,
  setUpMail,
} from "@vesper/contract/core/setup";
import { useState } from "react";
import { getErrorMessage } from "#web/api/error-message.ts";
import { api } from "#web/session/api.ts";
import { FormFrame } from "#web/shared/form-frame.tsx";
import { RadioCards } from "#web/ui/forms/radio-cards.tsx";
import { FormError } from "#web/ui/forms/form-message.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import type { StepProps } from "./step-props.ts";
import { MailTrial } from "./mail-trial.tsx";

const transports = [
  { value: "server", label: "Through a mail server", help: "Yours, or that of a mail service." },
  {
    value: "none",
    label: "Not yet",
    help: "Mails are only stored as files on this machine, so nobody receives them.",
  },
];

const securityLabels: Record<(typeof mailSecurities)[number], string> = {
  tls: "TLS (port 465)",
  starttls: "STARTTLS (port 587)",
  none: "None, on this machine only",
};

export function MailStep(props: StepProps) {
  const { code, state, isDone, onSaved } = props;
  const isLocked = state.locked.includes("SMTP_URL");
  const [transport, setTransport] = useState(state.mail ? "server" : isDone ? "none" : "");

  if (isLocked) {
    return (
      <>
        <p>The environment variable SMTP_URL names the mail server.</p>
        <Button size="large" onClick={() => onSaved(state)}>
          Continue
        </Button>
      </>
    );
  }
  return (
    <>
      <RadioCards
        name="transport"
        legend="How are mails sent?"
        options={transports}
        value={transport}
        onChange={(event) => setTransport(event.target.value)}
      />
      {transport === "server" && <MailServerForm {...props} />}
      {transport === "none" && <LeaveOutMail code={code} onSaved={onSaved} />}
    </>
  );
}

function LeaveOutMail({ code, onSaved }: Pick<StepProps, "code" | "onSaved">) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function handleClick() {
    setIsBusy(true);
    setFailure(undefined);
    try {
      onSaved((await api.call(leaveOutMail, { body: { code } })).data);
    } catch (error) {
      setFailure(getErrorMessage(error, "Failed to save this step."));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <>
      <FormError>{failure}</FormError>
      <Button size="large" busy={isBusy} onClick={() => void handleClick()}>
        Continue without mail
      </Button>
    </>
  );
}

function MailServerForm({ code, state: { mail, operator }, onSaved }: StepProps) {
  const form = useSchemaForm(SetupMail, {
    host: mail?.host ?? "",
    port: mail?.port ?? 465,
    security: mail?.security ?? "tls",
    user: mail?.user ?? "",
    password: "",
  });

  async function send(value: SetupMail) {
    onSaved((await api.call(setUpMail, { body: { code, ...value } })).data);
  }

  async function sendTest(to: string) {
    const { message } = await api.call(sendSetupMail, {
      body: { code, to, ...SetupMail.parse(form.getValues()) },
    });
    return message;
  }

  return (
    <FormFrame form={form} send={send} failed="Failed to save this step." label="Continue">
      <TextField
        {...getFieldProps(form, "host", "Server")}
        autoComplete="off"
        placeholder="mail.example.test"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          {...getFieldProps(form, "security", "Encryption")}
          options={mailSecurities.map((value) => ({ value, label: securityLabels[value] }))}
        />
        <TextField {...getFieldProps(form, "port", "Port")} inputMode="numeric" />
      </div>
      <TextField {...getFieldProps(form, "user", "User name")} optional autoComplete="off" />
      <PasswordField
        {...getFieldProps(form, "password", "Password")}
        autoComplete="off"
        help={
          mail?.hasPassword
            ? "Leave it empty to keep the stored one."
            : "It is stored in a file that only the server can read, never in the database."
        }
      />
      <MailTrial address={operator.supportEmail} check={() => form.trigger()} send={sendTest} />
    </FormFrame>
  );
}
