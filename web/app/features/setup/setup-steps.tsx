import { openSetup, type SetupState } from "@vesper/contract/core/setup";
import type { Tokens, User } from "@vesper/contract/accounts/accounts";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { api } from "#web/session/api.ts";
import { FormFrame } from "#web/shared/form-frame.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import { Card } from "#web/ui/layout/card.tsx";
import { AdminStep } from "./admin-step.tsx";
import { MailStep } from "./mail-step.tsx";
import { MissingVariables } from "./missing-variables.tsx";
import { OperatorStep } from "./operator-step.tsx";
import { RulesStep } from "./rules-step.tsx";
import { SiteStep } from "./site-step.tsx";
import type { StepProps } from "./step-props.ts";

interface Step {
  title: string;
  text: string;
  Form: ComponentType<StepProps>;
}

const steps: readonly Step[] = [
  { title: "Your site", text: "The name that visitors see, and where they find you.", Form: SiteStep },
  {
    title: "Who runs it",
    text: "These details appear on the legal pages. Mails are sent from the contact address.",
    Form: OperatorStep,
  },
  { title: "Mail", text: "People confirm their address and reset their password by mail.", Form: MailStep },
  {
    title: "House rules",
    text: "You can change who registers and what becomes public later, in the settings.",
    Form: RulesStep,
  },
];

/** Screens: the code, four steps, and the first admin. */
const screens = steps.length + 2;

interface SetupStepsProps {
  onFinished: (signedIn: { user: User; tokens: Tokens }) => void;
}

/** Setup of a new site, one screen at a time. Only “Continue” stores a screen; “Back” drops what was typed. */
export function SetupSteps({ onFinished }: SetupStepsProps) {
  const [opened, setOpened] = useState<{ code: string; state: SetupState }>();
  const [position, setPosition] = useState(0);
  const [furthest, setFurthest] = useState(0);

  if (!opened) {
    return (
      <Screen
        number={1}
        title="Set up your site"
        text="The server printed a code in its log when it started. It proves that this is your machine."
      >
        <CodeForm onOpened={(code, state) => setOpened({ code, state })} />
      </Screen>
    );
  }

  const { code, state } = opened;
  const step = steps[position];
  const goBack = position > 0 ? () => setPosition(position - 1) : undefined;
  return (
    <Screen
      key={position}
      number={position + 2}
      title={step?.title ?? "The first admin"}
      text={step?.text ?? "This account runs the site. It needs a second factor, which comes next."}
      onBack={goBack}
    >
      <MissingVariables names={state.missing} />
      {step ? (
        <step.Form
          code={code}
          state={state}
          isDone={position < furthest}
          onSaved={(next) => {
            setOpened({ code, state: next });
            setPosition(position + 1);
            setFurthest(Math.max(furthest, position + 1));
          }}
        />
      ) : (
        <AdminStep code={code} onFinished={onFinished} />
      )}
    </Screen>
  );
}

interface ScreenProps {
  number: number;
  title: string;
  text: string;
  onBack?: (() => void) | undefined;
  children: ReactNode;
}

function Screen({ number, title, text, onBack, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // A new screen replaces the old one without a navigation, so the focus has to follow.
  useEffect(() => {
    if (number > 1) heading.current?.focus();
  }, [number]);

  return (
    <>
      <ProgressBar label="Setup" value={number / screens} valueText={`Step ${number} of ${screens}`} />
      <header className="mt-8 mb-6 text-center">
        <h1
          ref={heading}
          tabIndex={-1}
          className="font-serif text-heading font-semibold tracking-tight outline-none"
        >
          {title}
        </h1>
        <p className="mt-2 text-balance text-muted">{text}</p>
      </header>
      <Card padding="large" className="flex flex-col gap-5">
        {children}
      </Card>
      {onBack && (
        <div className="mt-4 text-center">
          <Button tone="quiet" onClick={onBack}>
            Back
          </Button>
        </div>
      )}
    </>
  );
}

function CodeForm({ onOpened }: { onOpened: (code: string, state: SetupState) => void }) {
  const form = useSchemaForm(openSetup.body, { code: "" });

  async function send({ code }: z.output<typeof openSetup.body>) {
    const { data } = await api.call(openSetup, { body: { code } });
    onOpened(code, data);
  }

  return (
    <FormFrame form={form} send={send} failed="Failed to open setup." label="Continue">
      <TextField
        {...getFieldProps(form, "code", "Setup code")}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="xxxx-xxxx-xxxx"
        help="Look for “setup code” in the server’s log."
      />
    </FormFrame>
  );
}
