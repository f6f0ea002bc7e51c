export interface ExchangeRatesTable {
  currency: string;
  perDollar: number;
  updatedAt: Date;
}
