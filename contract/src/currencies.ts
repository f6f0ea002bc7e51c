export interface Currency {
  code: string;
  name: string;
  symbol: string;
}

const table = `
USD US dollar|$
EUR Euro|€
GBP British pound|£
AED UAE dirham|د.إ
AFN Afghan afghani|؋
ALL Albanian lek|L
AMD Armenian dram|֏
ANG Netherlands Antillean guilder|ƒ
AOA Angolan kwanza|Kz
ARS Argentine peso|AR$
AUD Australian dollar|A$
AZN Azerbaijani manat|₼
BAM Bosnian convertible mark|KM
BBD Barbadian dollar|Bds$
BDT Bangladeshi taka|৳
BGN Bulgarian lev|лв
BHD Bahraini dinar|.د.ب
BMD Bermudian dollar|BD$
BND Brunei dollar|B$
BOB Bolivian boliviano|Bs
BRL Brazilian real|R$
BSD Bahamian dollar|B$
BWP Botswana pula|P
BYN Belarusian ruble|Br
BZD Belize dollar|BZ$
CAD Canadian dollar|C$
CDF Congolese franc|FC
CHF Swiss franc|CHF
CLP Chilean peso|CLP$
CNY Chinese yuan|¥
COP Colombian peso|COL$
CRC Costa Rican colón|₡
CUP Cuban peso|₱
CZK Czech koruna|Kč
DKK Danish krone|kr
DOP Dominican peso|RD$
DZD Algerian dinar|د.ج
EGP Egyptian pound|E£
ETB Ethiopian birr|ብር
FJD Fijian dollar|FJ$
GEL Georgian lari|₾
GHS Ghanaian cedi|₵
GIP Gibraltar pound|£
GMD Gambian dalasi|D
GTQ Guatemalan quetzal|Q
GYD Guyanese dollar|G$
HKD Hong Kong dollar|HK$
HNL Honduran lempira|L
HTG Haitian gourde|G
HUF Hungarian forint|Ft
IDR Indonesian rupiah|Rp
ILS Israeli new shekel|₪
INR Indian rupee|₹
IQD Iraqi dinar|ع.د
ISK Icelandic króna|kr
JMD Jamaican dollar|J$
JOD Jordanian dinar|د.ا
JPY Japanese yen|¥
KES Kenyan shilling|KSh
KGS Kyrgyzstani som|с
KHR Cambodian riel|៛
KRW South Korean won|₩
KWD Kuwaiti dinar|د.ك
KYD Cayman Islands dollar|CI$
KZT Kazakhstani tenge|₸
LAK Lao kip|₭
LBP Lebanese pound|ل.ل
LKR Sri Lankan rupee|Rs
MAD Moroccan dirham|د.م.
MDL Moldovan leu|L
MGA Malagasy ariary|Ar
MKD Macedonian denar|ден
MMK Myanmar kyat|K
MNT Mongolian tögrög|₮
MOP Macanese pataca|MOP$
MUR Mauritian rupee|₨
MVR Maldivian rufiyaa|Rf
MWK Malawian kwacha|MK
MXN Mexican peso|MX$
MYR Malaysian ringgit|RM
MZN Mozambican metical|MT
NAD Namibian dollar|N$
NGN Nigerian naira|₦
NIO Nicaraguan córdoba|C$
NOK Norwegian krone|kr
NPR Nepalese rupee|रू
NZD New Zealand dollar|NZ$
OMR Omani rial|ر.ع.
PAB Panamanian balboa|B/.
PEN Peruvian sol|S/
PGK Papua New Guinean kina|K
PHP Philippine peso|₱
PKR Pakistani rupee|₨
PLN Polish złoty|zł
PYG Paraguayan guaraní|₲
QAR Qatari riyal|ر.ق
RON Romanian leu|lei
RSD Serbian dinar|дин.
RUB Russian ruble|₽
RWF Rwandan franc|FRw
SAR Saudi riyal|ر.س
SCR Seychellois rupee|₨
SEK Swedish krona|kr
SGD Singapore dollar|S$
THB Thai baht|฿
TND Tunisian dinar|د.ت
TRY Turkish lira|₺
TTD Trinidad and Tobago dollar|TT$
TWD New Taiwan dollar|NT$
TZS Tanzanian shilling|TSh
UAH Ukrainian hryvnia|₴
UGX Ugandan shilling|USh
UYU Uruguayan peso|$U
UZS Uzbekistani soʻm|soʻm
VND Vietnamese đồng|₫
XAF Central African CFA franc|FCFA
XCD East Caribbean dollar|EC$
XOF West African CFA franc|CFA
ZAR South African rand|R
ZMW Zambian kwacha|ZK
`;

export const currencies: readonly Currency[] = table
  .trim()
  .split("\n")
  .map((line) => {
    const [name = "", symbol = ""] = line.slice(4).split("|");
    return { code: line.slice(0, 3), name, symbol };
  });

export const defaultCurrency = "USD";

const symbols = new Map(currencies.map(({ code, symbol }) => [code, symbol]));

/** The sign shown next to a rate; a code we do not know is shown as it is. */
export const currencySymbol = (code: string = defaultCurrency) => symbols.get(code) ?? code;

// Made once: making one costs more than everything else on a card.
const whole = new Intl.NumberFormat("en");
const withCents = new Intl.NumberFormat("en", { minimumFractionDigits: 2 });

/** "€250", and "€250.50" where there are cents; a symbol made of letters stands apart: "kr 1,200". */
export function formatMoney(amount: number, currency: string): string {
  const symbol = currencySymbol(currency);
  const gap = /\p{L}$/u.test(symbol) ? "\u00a0" : "";
  return symbol + gap + (amount % 1 ? withCents : whole).format(amount);
}

/** The same amount as a form holds it: "250", "250.50". */
export const amountInput = (amount: number) => (amount % 1 ? amount.toFixed(2) : String(amount));
