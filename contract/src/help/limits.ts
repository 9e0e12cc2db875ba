/** Of what is written to the operator, by grapheme. */
export const CONTACT_MAX = 4_000;
/** The longest address that mail knows. */
export const ADDRESS_MAX = 254;
