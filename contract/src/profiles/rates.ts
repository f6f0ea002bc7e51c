import { z } from "zod";
import { currencies } from "./currencies.ts";
import { anyone, staff } from "../core/endpoint.ts";
import { one } from "../core/envelope.ts";

const codes = new Set(currencies.map(({ code }) => code));

export const CurrencyCode = z.string().refine((code) => codes.has(code), "is not a supported currency");

export const ExchangeRate = z.object({
  currency: CurrencyCode,
  /** Units of the currency per US dollar. */
  perDollar: z.number(),
  updatedAt: z.iso.datetime(),
});
export type ExchangeRate = z.output<typeof ExchangeRate>;

export const listRates = staff("rates").get(
  "/admin/exchange-rates",
  "List the exchange rates used to compare prices, by currency",
  { response: one(z.array(ExchangeRate)) },
);

/** Rates for visitors, who may enter a price in their own currency. */
export const listPublicRates = anyone.get(
  "/exchange-rates",
  "List the exchange rates used to compare prices, without their history",
  { response: one(z.array(ExchangeRate.pick({ currency: true, perDollar: true }))) },
);

/** Rate for any currency except the dollar, which is the reference and always 1. */
const NewRate = z.number().min(0.000_001, "must be greater than 0").max(1_000_000_000);

export const updateRates = staff("rates").put(
  "/admin/exchange-rates",
  "Update some exchange rates; the others stay unchanged",
  {
    body: z.object({
      rates: z
        .record(
          CurrencyCode.refine((code) => code !== "USD", "is the base currency and cannot be changed"),
          NewRate,
        )
        .refine((rates) => Object.keys(rates).length > 0, "must include at least one rate"),
    }),
    response: one(z.array(ExchangeRate)),
  },
);
