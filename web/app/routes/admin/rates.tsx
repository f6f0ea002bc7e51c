import { ExchangeRates } from "#web/features/rates/exchange-rates.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Exchange Rates", indexed: false });

export default function AdminRatesRoute() {
  return <ExchangeRates />;
}
