import * as z from 'zod/mini';
import { EMAIL_MAX, PASSWORD_MAX, PASSWORD_MIN } from './limits.ts';

// One mailbox in plain ASCII: no quoted local parts, lists, comments or line breaks, so a mail has one recipient.
const mailbox =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

const invalidEmail = 'Please enter a valid email address';

/** Case and outer spaces do not matter; what comes out is lower case. */
export const email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(EMAIL_MAX, invalidEmail), z.regex(mailbox, invalidEmail));

export const newPassword = z
  .string()
  .check(
    z.minLength(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters`),
    z.maxLength(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`),
  );

/** A password that is only compared: nothing about its rules is told. */
export const givenPassword = z
  .string()
  .check(z.minLength(1, 'Please enter your password'), z.maxLength(PASSWORD_MAX, 'Invalid email or password'));

/** A code of the authenticator, or one of the backup codes; spaces and dashes are how people type them. */
export const secondFactor = z.pipe(
  z.string().check(z.maxLength(32, 'Invalid code')),
  z.transform((text) => text.replaceAll(/[\s-]/g, '').toLowerCase()),
);

export const oneTimeCode = z.string().check(z.trim(), z.regex(/^[0-9]{6}$/, 'The code has 6 digits'));

/** International form; spaces, dashes and brackets may be typed. */
export const phone = z.pipe(
  z.string().check(z.maxLength(32, 'Please enter a valid phone number')),
  z.pipe(
    z.transform((text: string) => text.replaceAll(/[\s().-]/g, '')),
    z
      .string()
      .check(
        z.regex(
          /^\+[1-9][0-9]{6,14}$/,
          'Please enter a valid phone number with its country code, like +420 601 123 456',
        ),
      ),
  ),
);

/** Opaque words that the server gave out: links in mails, challenges, codes of providers. */
export const opaque = z.string().check(z.minLength(1), z.maxLength(2048));
