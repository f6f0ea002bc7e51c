/** Symbols only, because every visitor downloads them. Names for forms are in `currencies.ts`. */
const table = `
USD $
EUR €
GBP £
AED د.إ
AFN ؋
ALL L
AMD ֏
ANG ƒ
AOA Kz
ARS AR$
AUD A$
AZN ₼
BAM KM
BBD Bds$
BDT ৳
BGN лв
BHD .د.ب
BMD BD$
BND B$
BOB Bs
BRL R$
BSD B$
BWP P
BYN Br
BZD BZ$
CAD C$
CDF FC
CHF CHF
CLP CLP$
CNY ¥
COP COL$
CRC ₡
CUP ₱
CZK Kč
DKK kr
DOP RD$
DZD د.ج
EGP E£
ETB ብር
FJD FJ$
GEL ₾
GHS ₵
GIP £
GMD D
GTQ Q
GYD G$
HKD HK$
HNL L
HTG G
HUF Ft
IDR Rp
ILS ₪
INR ₹
IQD ع.د
ISK kr
JMD J$
JOD د.ا
JPY ¥
KES KSh
KGS с
KHR ៛
KRW ₩
KWD د.ك
KYD CI$
KZT ₸
LAK ₭
LBP ل.ل
LKR Rs
MAD د.م.
MDL L
MGA Ar
MKD ден
MMK K
MNT ₮
MOP MOP$
MUR ₨
MVR Rf
MWK MK
MXN MX$
MYR RM
MZN MT
NAD N$
NGN ₦
NIO C$
NOK kr
NPR रू
NZD NZ$
OMR ر.ع.
PAB B/.
PEN S/
PGK K
PHP ₱
PKR ₨
PLN zł
PYG ₲
QAR ر.ق
RON lei
RSD дин.
RUB ₽
RWF FRw
SAR ر.س
SCR ₨
SEK kr
SGD S$
THB ฿
TND د.ت
TRY ₺
TTD TT$
TWD NT$
TZS TSh
UAH ₴
UGX USh
UYU $U
UZS soʻm
VND ₫
XAF FCFA
XCD EC$
XOF CFA
ZAR R
ZMW ZK
`;

const symbols = new Map(
  table
    .trim()
    .split("\n")
    .map((line) => [line.slice(0, 3), line.slice(4)]),
);

export const defaultCurrency = "USD";

/** Returns the symbol shown next to a rate; an unknown code is shown as is. */
export const getCurrencySymbol = (code: string = defaultCurrency) => symbols.get(code) ?? code;

// Formatters are created once, because constructing one costs more than the rest of a card.
const wholeFormat = new Intl.NumberFormat("en");
const centsFormat = new Intl.NumberFormat("en", { minimumFractionDigits: 2 });

/** Formats "€250", and "€250.50" with cents; a symbol made of letters is separated: "kr 1,200". */
export function formatMoney(amount: number, currency: string): string {
  const symbol = getCurrencySymbol(currency);
  const gap = /\p{L}$/u.test(symbol) ? "\u00a0" : "";
  return symbol + gap + (amount % 1 ? centsFormat : wholeFormat).format(amount);
}

/** Formats the amount as a form field holds it: "250", "250.50". */
export const toAmountInput = (amount: number) => (amount % 1 ? amount.toFixed(2) : String(amount));
