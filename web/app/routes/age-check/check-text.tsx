import { isSupplier } from "@vesper/contract/accounts/role-checks";
import { clsx } from "clsx/lite";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { toLoginPath } from "#web/session/login-path.ts";
import { useUser } from "#web/session/session-store.ts";
import { useSite } from "#web/shell/site.ts";
import EyeOff from "virtual:icons/eye-off";
import MessageCircleQuestionMark from "virtual:icons/message-circle-question-mark";
import Trash from "virtual:icons/trash";
import { IconCard } from "../pages/icon-card.tsx";

export function CheckFacts({ className }: { className: string }) {
  return (
    <div className={className}>
      <div className="grid gap-4 md:grid-cols-3">
        <IconCard icon={<MessageCircleQuestionMark />} title="One question">
          We ask your wallet whether you’re over 18. No name, no birthday, no photo, no document. Your wallet
          shows you the question before it answers.
        </IconCard>
        <IconCard icon={<EyeOff />} title="Nobody is watching">
          We don’t learn who you are. The issuer of your proof doesn’t learn that you used it, or where.
        </IconCard>
        <IconCard icon={<Trash />} title="Nothing to keep">
          We verify the answer and throw it away. No record says who proved what, or when. All that remains is
          a cookie in your browser.
        </IconCard>
      </div>
    </div>
  );
}

interface CheckTextProps {
  className: string;
  /** Name of the other provider, if the operator has one. */
  provider: string | null;
  /** Path that the visitor wanted. */
  to: string;
}

/** Why we ask, and what to do without a wallet. Search engines may read all of it. */
export function CheckText({ className, provider, to }: CheckTextProps) {
  const { name } = useSite();
  return (
    <article className={clsx("prose", className)}>
      <Section id="why" title="Why we ask">
        <p>
          Some countries require sites for adults to check the age of visitors, and a click on “I’m 18”
          doesn’t count there. Until your browser holds a proof, our server sends it no profiles, no pictures,
          no reviews and no contact details.
        </p>
      </Section>
      <Section id="cookie" title="What the cookie holds">
        <p>
          After the check, your browser keeps one cookie for up to 30 days. It holds the day it ends and our
          signature, so we can tell that it’s real. Everyone who proves their age on the same day gets exactly
          the same one. It can’t tell you from anyone else, and we don’t use it for anything else. The{" "}
          <Link to="/cookie-policy">Cookie Policy</Link> has the details.
        </p>
      </Section>
      <NoWallet provider={provider} to={to} />
      <EscortSection />
      <Section id="site" title={`What ${name} is`}>
        <p>
          A calm, discreet directory of independent adult companions. Our team reviews every profile, no one
          under 18 is listed, and everyone here decides for themselves what they offer. We’re not an agency:
          we don’t employ anyone or take a share. Read more <Link to="/about">about us</Link>, our{" "}
          <Link to="/safety-guidelines">Safety Guidelines</Link> and{" "}
          <Link to="/verification">how verification works</Link>.
        </p>
      </Section>
    </article>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="mt-8 border-t border-line pt-8 lg:grid lg:grid-cols-[minmax(0,1fr)_36rem] lg:gap-x-16"
    >
      <h2 id={id} className="mt-0">
        {title}
      </h2>
      <div className="max-w-prose max-lg:mt-3 [&_li:first-child]:mt-0 [&>:first-child]:mt-0">{children}</div>
    </section>
  );
}

function NoWallet({ provider, to }: Omit<CheckTextProps, "className">) {
  return (
    <Section id="no-wallet" title="If you have no wallet">
      <ul>
        <li>
          <strong>Get the European app.</strong> The European Union has a free app for exactly this, and
          member states are adding proofs of age to their own wallets. Search your phone’s app store for the
          wallet of your country. It asks for your document once, and then answers questions like ours.
        </li>
        {provider !== null && (
          <li>
            <strong>Use {provider}.</strong> It checks your age in its own way, under its own privacy policy,
            and tells us only whether you’re over 18.
          </li>
        )}
        <li>
          <strong>Sign in.</strong> If you kept your proof of age on your account,{" "}
          <Link to={to === "/" ? "/login" : toLoginPath(to)}>signing in</Link> is enough on a new device.
        </li>
        <li>
          <strong>Ask us.</strong> If none of this works for you, <Link to="/contact">write to us</Link>.
          Please don’t send us a document.
        </li>
      </ul>
    </Section>
  );
}

/** Escorts can begin without a wallet: our team verifies them by their documents, which is a proof of age as well. */
function EscortSection() {
  const user = useUser();
  const isEscort = user !== null && isSupplier(user.roles);
  return (
    <Section id="escorts" title="If you’re an escort">
      {isEscort ? (
        <p>
          You don’t need a wallet. <Link to="/supplier/profile">Fill in your profile</Link> and{" "}
          <Link to="/supplier/verification">ask to be verified</Link> with your documents. Once you’re
          verified, your account lets you in by itself.
        </p>
      ) : (
        <p>
          You don’t need a wallet. <Link to="/register?role=escort">Create an account</Link>, fill in your
          profile and ask to be verified with your documents. Once you’re verified, your account lets you in
          by itself.
        </p>
      )}
    </Section>
  );
}
