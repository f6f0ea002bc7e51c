import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Exchange Rates", indexed: false });

export { ExchangeRates as default } from "#web/features/rates/exchange-rates.tsx";
