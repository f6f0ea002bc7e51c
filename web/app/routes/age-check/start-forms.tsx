import type { AgeOptions, CheckFlow } from "@vesper/contract/accounts/age-proof";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button, type ButtonProps } from "#web/ui/actions/button.tsx";
import ExternalLink from "virtual:icons/external-link";
import QrCode from "virtual:icons/qr-code";
import Smartphone from "virtual:icons/smartphone";

interface StartFormsProps {
  options: AgeOptions;
  /** Path that the check leads to. */
  to: string;
}

/**
 * Ways to start a check, without a script. A phone probably has the wallet on it, a computer does not; each order is
 * rendered, and the width decides.
 */
export function StartForms({ options: { wallet, provider }, to }: StartFormsProps) {
  return (
    <div className="flex flex-col gap-3">
      {wallet && (
        <>
          <div className="flex flex-col gap-3 lg:hidden">
            <DeviceForm to={to} tone="primary" />
            <QrForm to={to} tone="outline" />
          </div>
          <div className="flex flex-col gap-3 max-lg:hidden">
            <QrForm to={to} tone="primary" />
            <DeviceForm to={to} tone="outline" />
          </div>
        </>
      )}
      {provider !== null && (
        // A link: browsers would block a form whose answer leads to another site.
        <Button
          size="large"
          tone={wallet ? "outline" : "primary"}
          icon={<ExternalLink aria-hidden className="size-5" />}
          render={
            <Link to={`/age/provider/start?to=${encodeURIComponent(to)}`} reloadDocument rel="nofollow" />
          }
        >
          Use {provider}
        </Button>
      )}
    </div>
  );
}

interface FlowFormProps {
  /** Omitted while a check is running: the new one leads to the same page. */
  to?: string;
  tone: NonNullable<ButtonProps["tone"]>;
}

export const DeviceForm = (props: FlowFormProps) => (
  <StartForm {...props} flow="device" icon={<Smartphone aria-hidden className="size-5" />}>
    Wallet on this device
  </StartForm>
);

export const QrForm = (props: FlowFormProps) => (
  <StartForm {...props} flow="qr" icon={<QrCode aria-hidden className="size-5" />}>
    Wallet on another device
  </StartForm>
);

interface StartFormProps extends FlowFormProps {
  flow: CheckFlow;
  icon: ReactNode;
  children: ReactNode;
}

function StartForm({ flow, to, tone, icon, children }: StartFormProps) {
  return (
    <form method="post" action="/age/start">
      <input type="hidden" name="flow" value={flow} />
      {to !== undefined && <input type="hidden" name="to" value={to} />}
      <Button type="submit" size="large" tone={tone} icon={icon} className="w-full px-4">
        {children}
      </Button>
    </form>
  );
}
