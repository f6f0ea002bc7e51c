import type { ReactNode } from "react";
import { Link } from "react-router";
import { QrCode } from "#web/shared/qr-code.tsx";
import type { QrOutline } from "#web/shared/qr-outline.ts";
import { Button } from "#web/ui/actions/button.tsx";
import Smartphone from "virtual:icons/smartphone";

/** The wallet is on another device, whose camera reads the code. */
export function QrSteps({ outline }: { outline: QrOutline }) {
  return (
    <>
      <QrCode outline={outline} label="QR code for your wallet app" className="w-full max-w-88" />
      <Steps>
        <li>Open the wallet app on your phone.</li>
        <li>Scan this code with it, or with the phone’s camera.</li>
        <li>Agree to share that you’re over 18.</li>
      </Steps>
    </>
  );
}

/** The wallet is on this device, and a link opens it. */
export function DeviceSteps({ link }: { link: string }) {
  return (
    <>
      <Button
        size="large"
        icon={<Smartphone aria-hidden className="size-5" />}
        className="w-full"
        render={<Link to={link} reloadDocument />}
      >
        Open my wallet
      </Button>
      <Steps>
        <li>Open your wallet with this button.</li>
        <li>Agree to share that you’re over 18.</li>
        <li>Your wallet then brings you back to this site.</li>
      </Steps>
      <p className="text-center text-small text-muted">
        Nothing happens? Then this device probably has no wallet app with a proof of age.
      </p>
    </>
  );
}

const Steps = ({ children }: { children: ReactNode }) => (
  <ol className="flex w-full max-w-88 list-decimal flex-col gap-2 pl-5 marker:font-medium marker:text-accent">
    {children}
  </ol>
);
