import type { Tokens, User } from "@vesper/contract/accounts/accounts";
import type { Intent } from "@vesper/contract/accounts/intent";
import { registrationTexts } from "@vesper/contract/accounts/registration";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { IntentPhoto, IntentTitle, useIntentPerson } from "#web/features/accounts/public/intent-reason.tsx";
import { describeIntent } from "#web/features/accounts/public/intent-text.ts";
import { LoginForm } from "#web/features/accounts/public/login-form.tsx";
import { RegisteredDialog } from "#web/features/accounts/public/registered-dialog.tsx";
import { RegisterForm } from "#web/features/accounts/public/register-form.tsx";
import { login, useUser } from "#web/session/session-store.ts";
import { cancelSignIn, closeSignIn, type SignInRequest } from "#web/session/sign-in-request.ts";
import { Tabs } from "#web/ui/layout/tabs.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { useSite } from "../site.ts";
import { forgetRegisteredIntent, getIntentPath, performIntent } from "./carry-out.ts";

/** Asks a visitor to sign in or register, says what for, and carries it out afterward. */
export function SignInSheet({ request: { intent, name } }: { request: SignInRequest }) {
  const user = useUser();
  const [registered, setRegistered] = useState<User | null>(null);
  const continueAs = useContinue(intent);

  // Also after signing in through another tab: this is still what the visitor wanted.
  const handleSignedIn = useEffectEvent(continueAs);
  useEffect(() => {
    if (user && !registered) handleSignedIn(user);
  }, [user, registered]);

  function handleRegistered(account: { user: User; tokens: Tokens }) {
    setRegistered(account.user);
    login(account.tokens, account.user);
  }

  function handleContinue(account: User) {
    continueAs(account);
    void forgetRegisteredIntent();
  }

  if (registered) {
    return <RegisteredDialog user={registered} onContinue={() => handleContinue(registered)} />;
  }
  return <SignInForms intent={intent} name={name} onRegistered={handleRegistered} />;
}

interface SignInFormsProps extends SignInRequest {
  onRegistered: (account: { user: User; tokens: Tokens }) => void;
}

function SignInForms({ intent, name, onRegistered }: SignInFormsProps) {
  const person = useIntentPerson(intent, name);
  const { title, text } = describeIntent(intent, person.name);
  const isListing = intent.kind === "listing";
  const { registration } = useSite();
  const register =
    registration === "open" ? (
      <RegisterForm asEscort={isListing} intent={intent} onRegistered={onRegistered} />
    ) : (
      <p>{registrationTexts[registration]}</p>
    );
  return (
    <Dialog
      open
      size="small"
      before={<IntentPhoto intent={intent} person={person} />}
      title={<IntentTitle title={title} person={person} />}
      description={text}
      onOpenChange={(next) => void (next || cancelSignIn())}
    >
      <Tabs
        label="Account"
        defaultValue={isListing ? "register" : "login"}
        tabs={[
          { value: "login", label: "Sign In", content: <LoginForm /> },
          { value: "register", label: "Create Account", content: register },
        ]}
      />
    </Dialog>
  );
}

/** Returns a function that closes the sheet and carries out the intent on its page. */
function useContinue(intent: Intent) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();

  return function continueAs(account: User) {
    closeSignIn();
    void performIntent(intent);
    const path = getIntentPath(intent, account);
    if (path === pathname + search + hash) return;
    // The page keeps its place; its review form or chat opens, and Back closes the chat.
    const isHere = path.split("#")[0] === pathname + search;
    const isChat = isHere && intent.kind === "message";
    void navigate(path, {
      preventScrollReset: isHere && intent.kind !== "review",
      state: isChat ? { isOpenedHere: true } : null,
    });
  };
}
