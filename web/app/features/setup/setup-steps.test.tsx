// @vitest-environment jsdom
import type { SetupState } from "@vesper/contract/core/setup";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { type ServedCall, startTestServer, waitOptions } from "#web/api/test-server.ts";
import { MailStep } from "./mail-step.tsx";
import { RulesStep } from "./rules-step.tsx";
import { SetupSteps } from "./setup-steps.tsx";

afterEach(cleanup);

const state: SetupState = {
  site: { name: "Lantern", address: "https://lantern.test" },
  operator: { name: "Lantern Ltd", address: "", jurisdiction: "", supportEmail: "help@lantern.test" },
  mail: null,
  rules: { publicationPolicy: "approval", registration: "open", demoData: false },
  hasDemo: true,
  locked: [],
  missing: [],
};
const props = { code: "code", isDone: false, onSaved: () => {} };
const serve = ({ path }: ServedCall) =>
  path === "/setup/mail/test" ? { body: { message: "Sent." } } : { body: { data: state } };

const proceed = (name = "Continue") => fireEvent.click(screen.getByRole("button", { name }));
const arriveAt = (name: string) => screen.findByRole("heading", { name }, waitOptions);

describe("setup", () => {
  it("remembers on the way back that mail was left out", async () => {
    await startTestServer(serve);
    render(<SetupSteps onFinished={() => {}} />);
    fireEvent.change(screen.getByLabelText("Setup code"), { target: { value: "code" } });
    proceed();
    await arriveAt("Your site");
    proceed();
    await arriveAt("Who runs it");
    proceed();
    await arriveAt("Mail");
    fireEvent.click(screen.getByRole("radio", { name: "Not yet" }));
    proceed("Continue without mail");
    await arriveAt("House rules");
    proceed("Back");

    await arriveAt("Mail");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Not yet" }).checked).toBe(true);
  });

  it("says when leaving out mail fails", async () => {
    await startTestServer(() => ({
      status: 404,
      body: { error: "not_found", message: "This site is already set up." },
    }));
    render(<MailStep {...props} state={state} />);
    fireEvent.click(screen.getByRole("radio", { name: "Not yet" }));
    proceed("Continue without mail");

    await waitFor(
      () => expect(screen.getByRole("alert").textContent).toContain("This site is already set up."),
      waitOptions,
    );
  });

  it("sends the test mail, and not the step, with Enter in its address", async () => {
    const calls = await startTestServer(serve);
    const mail = {
      host: "mail.lantern.test",
      port: 465,
      security: "tls",
      user: "",
      hasPassword: false,
    } as const;
    render(<MailStep {...props} state={{ ...state, mail }} />);

    const isDefaultKept = fireEvent.keyDown(screen.getByLabelText("Send a test mail to"), { key: "Enter" });

    await screen.findByText("Sent.", {}, waitOptions);
    expect(isDefaultKept).toBe(false);
    expect(calls.map(({ path }) => path)).toEqual(["/setup/mail/test"]);
  });

  it("names the variable that decides a rule", () => {
    const locked = ["PUBLICATION_POLICY", "REGISTRATION", "DEMO_DATA"];
    render(<RulesStep {...props} state={{ ...state, locked }} />);

    for (const name of locked) {
      expect(screen.getByText(`Set by the environment variable ${name}.`)).toBeTruthy();
    }
    const choices = [...screen.getAllByRole("radio"), screen.getByRole("checkbox")] as HTMLInputElement[];
    expect(choices.every(({ disabled }) => disabled)).toBe(true);
  });
});
