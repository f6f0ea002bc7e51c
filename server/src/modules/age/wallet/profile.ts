/** The proof of age of the EU age verification profile: the same name for the document and for its namespace. */
export const docType = "eu.europa.ec.av.1";
export const element = "age_over_18";
/** Id of our only credential query; the answer is keyed by it. */
export const queryId = "proof_of_age";
/**
 * Maximum length of a `vp_token`. One takes 2 KB, and 2 KB more for each further certificate. Larger ones could hold
 * numbers that take hundreds of milliseconds to read.
 */
export const maxPresentation = 16 * 1024;
/** Seconds that the clock of an issuer may differ from ours. */
export const clockSkew = 30;
