// Emails about an account: its registration, passwords and Google.

import { msg } from '@lingui/core/runtime-macro';
import { brand } from '#domain/brand.ts';
import { say } from '#domain/language/say.ts';
import { writeMail } from '#server/mail/layout.ts';
import type { Mail } from '#server/mail/mailer.ts';

interface Recipient {
  email: string;
  firstName: string;
}

/** Asks to confirm the address. `link` is valid for 24 hours. */
export function verificationMail(person: Recipient, link: string): Promise<Mail> {
  return writeMail({
    to: person.email,
    subject: say(msg`Confirm your email address for ${{ product: brand.name }}`),
    preview: say(msg`Confirm your email address to continue.`),
    heading: say(msg`Welcome, ${{ firstName: person.firstName }}`),
    paragraphs: [
      say(
        msg`Please confirm your email address. We’ll then review your account and email you as soon as it is approved.`,
      ),
    ],
    button: { label: say(msg`Confirm email address`), url: link },
    footnote: say(msg`The link works for 24 hours. If you didn’t create this account, you can ignore this email.`),
  });
}

/** Sent when someone registers an address that has an account; the registration itself reveals nothing. */
export function alreadyRegisteredMail(person: Recipient, loginUrl: string): Promise<Mail> {
  return writeMail({
    to: person.email,
    subject: say(msg`You already have a ${{ product: brand.name }} account`),
    preview: say(msg`Someone tried to register with your email address.`),
    heading: say(msg`Hello ${{ firstName: person.firstName }}, you already have an account`),
    paragraphs: [
      say(msg`We received a registration with this email address, which already has an account. Nothing has changed.`),
      say(msg`You can sign in with your existing password.`),
    ],
    button: { label: say(msg`Sign in`), url: loginUrl },
    footnote: say(msg`If this wasn’t you, you can ignore this email.`),
  });
}

/** Sent when an administrator has approved the account. */
export function accountApprovedMail(person: Recipient, loginUrl: string): Promise<Mail> {
  return writeMail({
    to: person.email,
    subject: say(msg`Your ${{ product: brand.name }} account is approved`),
    preview: say(msg`You can sign in now.`),
    heading: say(msg`You’re in, ${{ firstName: person.firstName }}`),
    paragraphs: [
      say(msg`Your account is approved. Sign in, add a link to a match, and a certified coach will review it.`),
    ],
    button: { label: say(msg`Sign in`), url: loginUrl },
  });
}

/** Sent when an administrator has rejected the registration, with the reason. */
export function accountRejectedMail(person: Recipient & { reason: string }): Promise<Mail> {
  return writeMail({
    to: person.email,
    subject: say(msg`About your registration at ${{ product: brand.name }}`),
    preview: say(msg`We could not approve your registration.`),
    heading: say(msg`Hello ${{ firstName: person.firstName }}`),
    paragraphs: [say(msg`We’ve reviewed your registration and can’t approve it, for this reason:`)],
    quote: person.reason,
    footnote: say(
      msg`Your registration has been removed. If you think this is a mistake, write to ${{ address: brand.supportMail }}.`,
    ),
  });
}

/** `link` sets a new password, once, within one hour. */
export function passwordResetMail(person: Recipient, link: string): Promise<Mail> {
  return writeMail({
    to: person.email,
    subject: say(msg`Reset your ${{ product: brand.name }} password`),
    preview: say(msg`The link works for one hour.`),
    heading: say(msg`Hello ${{ firstName: person.firstName }}`),
    paragraphs: [say(msg`We received a request to reset your password.`)],
    button: { label: say(msg`Set a new password`), url: link },
    footnote: say(
      msg`The link works once, within one hour. If you didn’t ask for it, you can ignore this email. Your password won’t change.`,
    ),
  });
}

/** Sent to people with access to other people's data who sign in with a common password. */
export function commonPasswordMail(person: Recipient, securityUrl: string): Promise<Mail> {
  return writeMail({
    to: person.email,
    subject: say(msg`Choose a stronger password for ${{ product: brand.name }}`),
    preview: say(msg`Your password is easy to guess.`),
    heading: say(msg`Hello ${{ firstName: person.firstName }}`),
    paragraphs: [
      say(
        msg`You’ve just signed in with a very common password. Your account can see other people’s data, so please choose a stronger one.`,
      ),
      say(msg`Three or four unrelated words make a good password.`),
    ],
    button: { label: say(msg`Change your password`), url: securityUrl },
  });
}

/** Sent when a Google account was linked, so that the owner can act if it was not them. */
export function googleLinkedMail(person: Recipient): Promise<Mail> {
  return writeMail({
    to: person.email,
    subject: say(msg`A Google account was linked to your ${{ product: brand.name }} account`),
    preview: say(msg`You can unlink it in your profile.`),
    heading: say(msg`Hello ${{ firstName: person.firstName }}`),
    paragraphs: [
      say(msg`A Google account was just linked to your account and can now sign in to it.`),
      say(
        msg`If this wasn’t you, unlink it under Profile › Security, change your password and write to ${{ address: brand.supportMail }}.`,
      ),
    ],
  });
}

/** Sent whenever a password was set or changed, so that the owner can act if it was not them. */
export function passwordChangedMail(person: Recipient): Promise<Mail> {
  return writeMail({
    to: person.email,
    subject: say(msg`Your ${{ product: brand.name }} password was changed`),
    preview: say(msg`Your other devices were signed out.`),
    heading: say(msg`Hello ${{ firstName: person.firstName }}`),
    paragraphs: [
      say(msg`Your password was just changed, and your other devices were signed out.`),
      say(
        msg`If this wasn’t you, use “Forgot password?” on the sign-in screen right away and write to ${{ address: brand.supportMail }}.`,
      ),
    ],
  });
}
