interface Rates {
  rateOutcall: number;
  rateIncall: number;
}

/** Lists the rates that are set; none if rates are agreed in person. */
export const listRates = ({ rateOutcall, rateIncall }: Rates) =>
  [
    { label: "Outcall", amount: rateOutcall },
    { label: "Incall", amount: rateIncall },
  ].filter(({ amount }) => amount > 0);
