import { getCurrencySymbol } from "./money.ts";

export interface Currency {
  code: string;
  name: string;
  symbol: string;
}

const table = `
USD US dollar
EUR Euro
GBP British pound
AED UAE dirham
AFN Afghan afghani
ALL Albanian lek
AMD Armenian dram
ANG Netherlands Antillean guilder
AOA Angolan kwanza
ARS Argentine peso
AUD Australian dollar
AZN Azerbaijani manat
BAM Bosnian convertible mark
BBD Barbadian dollar
BDT Bangladeshi taka
BGN Bulgarian lev
BHD Bahraini dinar
BMD Bermudian dollar
BND Brunei dollar
BOB Bolivian boliviano
BRL Brazilian real
BSD Bahamian dollar
BWP Botswana pula
BYN Belarusian ruble
BZD Belize dollar
CAD Canadian dollar
CDF Congolese franc
CHF Swiss franc
CLP Chilean peso
CNY Chinese yuan
COP Colombian peso
CRC Costa Rican colón
CUP Cuban peso
CZK Czech koruna
DKK Danish krone
DOP Dominican peso
DZD Algerian dinar
EGP Egyptian pound
ETB Ethiopian birr
FJD Fijian dollar
GEL Georgian lari
GHS Ghanaian cedi
GIP Gibraltar pound
GMD Gambian dalasi
GTQ Guatemalan quetzal
GYD Guyanese dollar
HKD Hong Kong dollar
HNL Honduran lempira
HTG Haitian gourde
HUF Hungarian forint
IDR Indonesian rupiah
ILS Israeli new shekel
INR Indian rupee
IQD Iraqi dinar
ISK Icelandic króna
JMD Jamaican dollar
JOD Jordanian dinar
JPY Japanese yen
KES Kenyan shilling
KGS Kyrgyzstani som
KHR Cambodian riel
KRW South Korean won
KWD Kuwaiti dinar
KYD Cayman Islands dollar
KZT Kazakhstani tenge
LAK Lao kip
LBP Lebanese pound
LKR Sri Lankan rupee
MAD Moroccan dirham
MDL Moldovan leu
MGA Malagasy ariary
MKD Macedonian denar
MMK Myanmar kyat
MNT Mongolian tögrög
MOP Macanese pataca
MUR Mauritian rupee
MVR Maldivian rufiyaa
MWK Malawian kwacha
MXN Mexican peso
MYR Malaysian ringgit
MZN Mozambican metical
NAD Namibian dollar
NGN Nigerian naira
NIO Nicaraguan córdoba
NOK Norwegian krone
NPR Nepalese rupee
NZD New Zealand dollar
OMR Omani rial
PAB Panamanian balboa
PEN Peruvian sol
PGK Papua New Guinean kina
PHP Philippine peso
PKR Pakistani rupee
PLN Polish złoty
PYG Paraguayan guaraní
QAR Qatari riyal
RON Romanian leu
RSD Serbian dinar
RUB Russian ruble
RWF Rwandan franc
SAR Saudi riyal
SCR Seychellois rupee
SEK Swedish krona
SGD Singapore dollar
THB Thai baht
TND Tunisian dinar
TRY Turkish lira
TTD Trinidad and Tobago dollar
TWD New Taiwan dollar
TZS Tanzanian shilling
UAH Ukrainian hryvnia
UGX Ugandan shilling
UYU Uruguayan peso
UZS Uzbekistani soʻm
VND Vietnamese đồng
XAF Central African CFA franc
XCD East Caribbean dollar
XOF West African CFA franc
ZAR South African rand
ZMW Zambian kwacha
`;

export const currencies: readonly Currency[] = table
  .trim()
  .split("\n")
  .map((line) => {
    const code = line.slice(0, 3);
    return { code, name: line.slice(4), symbol: getCurrencySymbol(code) };
  });
